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

FORCES = "aircraft commando ground propaganda ship"
TEXTS = "turn_over turn_up steadfast shield vanguard trade swap_hands spoils"
COUNTRIES = "somalia cuba yemen libya sudan syria afghanistan iran north_korea iraq"
RANKS = "jester soldier merchant general cardinal queen king"
FACTIONS = "goblins knights undead dwarves doppelgangers"
WANTED = {
    "boxes": "clash claim four_clans war_on_terror shelf",
    "claim": f"{FACTIONS} throne vote card_back " + " ".join(f"mark_{key}" for key in FACTIONS.split()),
    "four_clans": f"goat eagle snake wolf {RANKS} fort_front fort_back cube trump card_back",
    "ui": (
        "arrow_left arrow_right arrow_up arrow_down tick cross plus minus star gear info warning play pause fast "
        "step_back step_forward to_start to_end undo replay shuffle sound_on sound_off music person computer crown "
        "trophy medal dice flag lock zoom log rules home exit hand pointer handover eye eye_closed hint thinking "
        "thinking_lamp copy save list language piles key_cap keyboard mouse mouse_left mouse_right gamepad pad_south "
        "pad_east pad_west pad_north pad_cross pad_shoulder_left pad_shoulder_right pad_menu seal_ruling "
        "seal_reconstruction tassel curtain corner divider player_1 player_2 player_3 player_4"
    ),
    "war_on_terror": f"{FORCES} {TEXTS} {COUNTRIES} folder card_back country_back",
}
SEALS = {"goblins": range(10), "knights": range(2, 10), "undead": range(10), "dwarves": range(10)}


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


@pytest.mark.parametrize(("folder", "key"), [(folder, key) for folder in WANTED for key in WANTED[folder].split()])
def test_every_piece_and_symbol_has_a_picture(folder: str, key: str) -> None:
    assert (PICTURES / folder / f"{key}.svg").is_file()


@pytest.mark.parametrize("faction", FACTIONS.split())
def test_every_claim_card_has_a_seal_with_its_number_of_studs(faction: str) -> None:
    """One stud more is a little more gold on the rim."""
    gold = [studs(faction, rank) for rank in SEALS.get(faction, range(10)) if rank > 0]
    assert gold == sorted(set(gold))


def studs(faction: str, rank: int) -> int:
    """Pixels of the studs' own colour on a numbered seal."""
    path = PICTURES / "claim" / f"{faction}_{rank}.svg"
    surface = pygame.image.load_sized_svg(str(path), (200, 200))
    return pygame.mask.from_threshold(surface, (246, 220, 142, 255), (6, 6, 6, 255)).count()


def test_no_two_pictures_of_a_folder_are_the_same() -> None:
    seen: dict[tuple[Path, str], str] = {}
    for path in ALL:
        drawn = (path.parent, path.read_text(encoding="utf-8"))
        assert drawn not in seen, f"{name(path)} is the same as {seen[drawn]}"
        seen[drawn] = name(path)
