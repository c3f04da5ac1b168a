"""Claim on the table: `layout` says where things lie, `stops` what is shown while a trick goes to its winner, `cards`
what cards and factions are called and do, `piles` what they tell when pointed at, `faces` how they look, `refusals` and
`words` everything else that is read."""

from scenes.table.claim.claim import ClaimView

VIEW = ClaimView()
