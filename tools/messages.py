"""The texts for translators: `python tools/messages.py` writes assets/locale/rivals_table.pot from the sources.

A translation starts as a copy of that file, assets/locale/<language>/LC_MESSAGES/rivals_table.po, and is compiled with
`pybabel compile -D rivals_table -d assets/locale`. `--check` writes nothing and fails if the file is out of date.
"""

from __future__ import annotations

import argparse
import io
import sys
import tomllib
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import write_po

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "assets" / "locale" / "rivals_table.pot"
KEYWORDS = {"tr": None, "mark": None, "trn": (1, 2)}


def collect() -> str:
    """All marked texts of the scenes, with where they stand, as a gettext template."""
    catalog = Catalog(project="rivals-table", version="", charset="utf-8")
    found = extract_from_dir(str(ROOT / "scenes"), keywords=KEYWORDS, comment_tags=("translators:",))
    for name, _line, message, comments, context in found:
        catalog.add(message, None, [(f"scenes/{name}", 0)], auto_comments=comments, context=context)
    for path in sorted((ROOT / "game").glob("*/*.toml")):
        for text in texts_of(path):
            catalog.add(text, None, [(path.relative_to(ROOT).as_posix(), 0)])
    written = io.BytesIO()
    write_po(written, catalog, omit_header=True, sort_output=True, include_lineno=False, width=120)
    return written.getvalue().decode()


def texts_of(path: Path) -> list[str]:
    """What is read by players in a file of cards: the name and the flavour line of every entry."""
    entries = [entry for table in tomllib.loads(path.read_text(encoding="utf-8")).values() for entry in table]
    return [entry[field] for entry in entries for field in ("name", "flavour") if entry.get(field)]


def main(argv: list[str] | None = None) -> int:
    """Write the template, or check it."""
    parser = argparse.ArgumentParser(prog="messages.py", description="Write the template of all texts for translators.")
    parser.add_argument("--check", action="store_true", help="only say whether the template is up to date")
    wanted = parser.parse_args(argv)
    text = collect()
    if wanted.check:
        current = TARGET.read_text(encoding="utf-8") if TARGET.exists() else ""
        if text != current:
            print("assets/locale/rivals_table.pot is out of date: run python tools/messages.py", file=sys.stderr)
            return 1
        return 0
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
