"""Four Clans Conflict on the table: `layout` says where things lie, `seats` where the players sit around it, `cubes`
where each cube has got to, `paths` what a choice points at, `cards` what cards and forts are called and do, `faces` how
they look, `refusals` and `words` everything else that is read."""

from scenes.table.four_clans.four_clans import FourClansView

VIEW = FourClansView()
"""Four Clans Conflict as the shared table sees it."""
