"""Reading the rules pages: a text file per game and language, in a small markup of our own.

    # Heading {anchor}          a section, with the name that other screens jump to
    A paragraph, over
    several lines.
    - an item of a list
    [ruling] A paragraph that is our ruling where the rulebook is silent.
    [reconstruction] A paragraph on what we had to reconstruct.
    [if neutrals=draft] A paragraph that belongs to one choice of one option.
    [piece imam]                a piece with its face and its text

Marks may be combined, "[ruling] [if long_game=yes] …"; blank lines end paragraphs.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

from scenes.ui.words import PSEUDO, tr

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "rules"
_MARK = re.compile(r"\[(ruling|reconstruction|if ([a-z_]+)=([a-z_0-9]+)|piece ([a-z0-9_]+))\]\s*")
_HEADING = re.compile(r"#\s+(.*?)\s*(?:\{([a-z0-9_]+)\})?$")


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph, an item of a list, or a piece. `mark` is "ruling", "reconstruction" or empty; `option` the option
    and the choice it belongs to."""

    text: str = ""
    bullet: bool = False
    mark: str = ""
    option: tuple[str, str] | None = None
    piece: str = ""


@dataclass(slots=True)
class Section:
    """A heading with what stands under it."""

    title: str
    anchor: str
    blocks: list[Block] = field(default_factory=list)


def read(key: str, language: str) -> list[Section]:
    """The rules of a game in a language; in English where there is no translation; nothing where there is no file."""
    for code in (language, "en"):
        path = FOLDER / code / f"{key}.txt"
        if path.is_file():
            return parse(path.read_text(encoding="utf-8"), pseudo=language == PSEUDO)
    return []


def parse(source: str, pseudo: bool = False) -> list[Section]:
    """The sections of a rules page. Text before the first heading is passed over."""
    sections: list[Section] = []
    source = re.sub(r"^(#.*)$", r"\1\n", source, flags=re.MULTILINE)
    for chunk in re.split(r"\n\s*\n|\n(?=[#\-\[])", source):
        words = " ".join(chunk.split())
        heading = _HEADING.match(words)
        if heading:
            title = heading[1]
            sections.append(Section(tr(title) if pseudo else title, heading[2] or title.lower().replace(" ", "_")))
        elif words and sections:
            sections[-1].blocks.append(_block(words, pseudo))
    return sections


def _block(words: str, pseudo: bool) -> Block:
    bullet = words.startswith("- ")
    rest = words[2:] if bullet else words
    mark, option, piece = "", None, ""
    while found := _MARK.match(rest):
        if found[4]:
            piece = found[4]
        elif found[2]:
            option = (found[2], found[3])
        else:
            mark = found[1]
        rest = rest[found.end() :]
    return Block(tr(rest) if pseudo and rest else rest, bullet, mark, option, piece)
