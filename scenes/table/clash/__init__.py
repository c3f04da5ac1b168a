"""CLASH on the table: `layout` says where things lie, `paths` what a choice points at, `tiles` what the tiles are
called and do, `faces` how they look, `words` everything else that is read."""

from scenes.table.clash.clash import ClashView

VIEW = ClashView()
