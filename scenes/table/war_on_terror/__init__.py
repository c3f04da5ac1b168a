"""War on Terror on the table: `layout` says where things lie, `paths` what a choice points at, `stops` what is shown on
the way, `cards` what countries and force cards are called and do, `faces` how they look, `pieces` what they tell when
pointed at, `words` and `refusals` everything else that is read."""

from scenes.table.war_on_terror.war import WarView

VIEW = WarView()
"""War on Terror as the shared table sees it."""
