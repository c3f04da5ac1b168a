"""Every picture can be shown, and every piece has one."""

from __future__ import annotations

import os
from pathlib import Path
from xml.etree import ElementTree

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
import pytest

PICTURES = Path(__file__).resolve().parent.parent / "assets" / "pictures"
ALL = sorted(PICTURES.rglob("*.svg"))
SVG = "{http://www.w3.org/2000/svg}"
UNDERSTOOD = {"svg", "defs", "linearGradient", "radialGradient", "stop", "g", "path"}

CLASH = {
    "destroy_any": ("mr_president", "leader"),
    "turn_line": ("fast_food", "imam"),
    "turn_group": ("banker", "sheikh"),
    "turn_any": ("pop_star", "tradition"),
    "destroy_plus": ("soldier", "taliban"),
    "destroy_cross": ("predator", "suicide_bomber"),
    "immune": ("tourist_zone", "mosque"),
    "none": ("mustafa",),
    "destroy_immune": ("rocket_attack",),
    "remove_plus": ("mercenary",),
    "remove_cross": ("mujahidin",),
    "reenact_plus": ("television",),
    "reenact_cross": ("press",),
    "assassin": ("assassin",),
    "cracker": ("cracker",),
    "recall": ("financial_crisis",),
    "turn_ahead": ("social_network",),
    "turn_all": ("coup_detat",),
    "move": ("bribe",),
    "shelter": ("united_nations",),
    "cover": ("nobel_prize",),
    "negate_plus": ("picket",),
    "negate_cross": ("riots",),
    "draw": ("elections",),
    "kaboom": ("kaboom",),
}


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def inked(surface: pygame.Surface) -> float:
    """The share of a picture's pixels that are painted."""
    width, height = surface.get_size()
    return pygame.mask.from_surface(surface, 40).count() / (width * height)


@pytest.mark.parametrize("path", ALL, ids=name)
@pytest.mark.parametrize("size", [24, 160])
def test_every_picture_shows_something_at_a_small_and_a_large_size(path: Path, size: int) -> None:
    surface = pygame.image.load_sized_svg(str(path), (size, size))
    assert max(surface.get_size()) == size
    assert inked(surface) > 0.03


@pytest.mark.parametrize("path", ALL, ids=name)
def test_every_picture_uses_only_what_the_renderer_understands_and_no_text(path: Path) -> None:
    tags = {element.tag.removeprefix(SVG) for element in ElementTree.parse(path).iter()}
    assert tags <= UNDERSTOOD


@pytest.mark.parametrize("path", ALL, ids=name)
def test_file_names_are_lower_case_keys(path: Path) -> None:
    assert path.stem.replace("_", "").isalnum()
    assert path.stem == path.stem.lower()


@pytest.mark.parametrize("power", CLASH)
def test_every_clash_power_has_a_diagram_and_each_of_its_tiles_an_emblem(power: str) -> None:
    assert (PICTURES / "clash" / f"effect_{power}.svg").is_file()
    for tile in CLASH[power]:
        assert (PICTURES / "clash" / f"{tile}.svg").is_file()


def test_no_two_pictures_of_a_folder_are_the_same() -> None:
    seen: dict[tuple[Path, str], str] = {}
    for path in ALL:
        drawn = (path.parent, path.read_text(encoding="utf-8"))
        assert drawn not in seen, f"{name(path)} is the same as {seen[drawn]}"
        seen[drawn] = name(path)
