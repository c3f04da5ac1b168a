"""The clans, their cards and their forts in words."""

from __future__ import annotations

from game.four_clans.cards import JESTER, KING, PROFESSIONS, clan_of, rank_of
from game.four_clans.observation import Fort, FourClansObservation, Placed
from scenes.table.view import Zoom
from scenes.ui.words import mark, tr, trn

SHAPE = 0.7
"""Width of a card over its height."""
FORT_SHAPE = 1.5

CLANS = {"goat": mark("Goat"), "eagle": mark("Eagle"), "snake": mark("Snake"), "wolf": mark("Wolf")}
LETTERS = {"goat": mark("G"), "eagle": mark("E"), "snake": mark("S"), "wolf": mark("W")}
"""Each clan's letter, beside its colour and the shape of its shield."""
_PROFESSIONS = {
    "jester": mark("Jester"),
    "soldier": mark("Soldier"),
    "merchant": mark("Merchant"),
    "general": mark("General"),
    "cardinal": mark("Cardinal"),
    "queen": mark("Queen"),
    "king": mark("King"),
}
_FOURS = {JESTER: mark("all four Jesters"), KING: mark("all four Kings")}


def clan(key: str) -> str:
    """A clan's name."""
    return tr(CLANS[key])


def name(card: str) -> str:
    """A card's name: "Snake 3"."""
    return tr("{clan} {rank}", clan=clan(clan_of(card)), rank=rank_of(card))


def profession(rank: int) -> str:
    """What the card of a rank is called."""
    return tr(_PROFESSIONS[PROFESSIONS[rank - 1]])


def fours(rank: int) -> str:
    """The four cards that make a deal void."""
    return tr(_FOURS[rank])


def zoom(card: str, about: tuple[str, ...] = (), face_up: bool = True) -> Zoom:
    """A card in words, first what is to be said of it where it lies."""
    rank = rank_of(card)
    lines = [*about]
    if not face_up:
        lines.append(tr("It lost its trick: face down it counts 1."))
    elif rank == JESTER:
        lines.append(tr("The lowest, and yet it beats the King of its own clan. It loses to 2 to 6."))
    elif rank == KING:
        lines.append(tr("The highest of its clan: only the Jester of that clan beats it."))
    else:
        lines.append(tr("In its clan it beats every lower rank and loses to every higher one."))
    if face_up:
        lines.append(trn("Face up at a fort it counts {count}.", "Face up at a fort it counts {count}.", rank))
    kind = tr("{profession} of the {clan} clan", profession=profession(rank), clan=clan(clan_of(card)))
    return Zoom(f"card/{card}" if face_up else f"back:card/{card}", SHAPE, name(card), kind, tuple(lines))


def placed_zoom(placed: Placed, fort: Fort, names: tuple[str, ...] | None = None) -> Zoom:
    """A card at a fort in words."""
    where = tr("Played in trick {trick} at the fort of the {clan}.", trick=placed.trick, clan=clan(fort.clan))
    return zoom(placed.card, (where,), placed.face_up)


def fort_zoom(seen: FourClansObservation, fort: Fort) -> Zoom:
    """A fort in words."""
    cubes = trn("{count} cube lies on it.", "{count} cubes lie on it.", fort.cubes)
    lines = [cubes if fort.cubes else tr("No cubes lie on it.")]
    if fort.turned:
        lines.append(tr("It was the first to lose its last cube: its clan is trump for the rest of the round."))
    elif seen.trump is None:
        lines.append(tr("If it is the first to lose its last cube, it is turned: 4 points, and its clan is trump."))
    else:
        lines.append(tr("It stays as it is: there is one trump a round."))
    lines.append(tr("The higher sum of a side's three cards takes its points and the cubes left on it."))
    face = f"back:fort/{fort.clan}" if fort.turned else f"fort/{fort.clan}"
    kind = trn("{count} point", "{count} points", fort.points)
    return Zoom(face, FORT_SHAPE, tr("Fort of the {clan}", clan=clan(fort.clan)), kind, tuple(lines))


def piece(key: str) -> Zoom | None:
    """A kind of piece for the rules pages: a card ("wolf_7"), or a fort ("fort_wolf")."""
    kind, _, rest = key.partition("_")
    if kind == "fort" and rest in CLANS:
        about = tr("Worth 3; turned, it is worth 4 and its clan is trump.")
        return Zoom(f"fort/{rest}", FORT_SHAPE, tr("Fort of the {clan}", clan=clan(rest)), "", (about,))
    return zoom(key) if kind in CLANS and rest.isdigit() and 1 <= int(rest) <= len(PROFESSIONS) else None
