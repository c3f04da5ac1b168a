"""Turns the drawings in tools/drawings into the SVG pictures in assets/pictures.

    python tools/draw.py [DRAWING ...]

Each drawing file describes the pictures of one game as a stencil cutter would: shapes laid on top of each other in
flat colours, and shapes cut out again. The renderer of the program knows neither masks nor clipping, so everything is
resolved here into plain filled outlines. The SVGs are committed; the program itself never needs this script, which
wants ``skia-pathops`` and ``fonttools`` (``pip install -e .[art]``). A file ``clash-effects.txt`` draws into the folder
``clash``. Pictures whose names begin with an underscore are parts of others and are not written.

A file is read line by line::

    palette ink #1d1a17             a colour by name; several colours make a gradient, "palette sky v #123456 #654321":
                                    v vertical, d diagonal, o round from the middle; "#123456@0.4" lets light through
    [leader]                        begins a picture, in a square of 100; "[leader 300 400]" says otherwise
    ink o 50 50 20                  paints a circle; also e (ellipse: centre, radii), r (rectangle: x y w h [round]),
                                    star (cx cy points outer inner [turned]), poly (x,y x,y …), arc (cx cy r from to,
                                    degrees, clockwise from the top, open) or an SVG path
    ink:w6,m M10 10 L20 20          modifiers: see ``Modifiers``
    cut:w3 M0 50 H100               takes the shape away from everything below it
    clip o 50 50 48                 keeps of everything below only what lies inside
    put:s0.5,d20/0 soldier          lays down another picture of the file; a colour behind the name repaints it
    take clash-emblems              lets this file use the pictures and colours of another as clash-emblems/soldier
    [goblins_0-9]                   ten pictures; {n} stands for the number, and a shape repeated r0 times is left out
"""

from __future__ import annotations

import argparse
import math
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pathops
from fontTools.svgLib.path import parse_path
from outlines import outline

ROOT = Path(__file__).resolve().parent.parent
DRAWINGS = ROOT / "tools" / "drawings"
PICTURES = ROOT / "assets" / "pictures"

FINE = 32.0
"""Outlines are worked out this much larger, because the outline library thinks in whole pixels."""

Colours = dict[str, list[str]]
Shape = Any
"""An outline of the outline library, which has no types of its own."""


class DrawingError(Exception):
    """A drawing file says something that cannot be drawn; the text names file and line."""


@dataclass
class Modifiers:
    """What stands behind the colon, separated by commas.

    wN stroke of that width; b butt caps; j mitred joins; m mirrored copy about the middle added; rN repeated N times
    around the pivot; hN a gap of that width cut around it first; i only inside what is already painted; u underneath
    what is already painted (with hN: keeping that distance); aN opacity; sN scaled about the pivot; qN turned by
    degrees about the pivot; dX/Y moved; pX/Y the pivot (otherwise the middle). Order: s, q, d, r, m.
    """

    width: float = 0.0
    butt: bool = False
    mitre: bool = False
    mirror: bool = False
    repeat: int = 1
    halo: float = 0.0
    inside: bool = False
    under: bool = False
    opacity: float = 1.0
    scale: float = 1.0
    turn: float = 0.0
    move: tuple[float, float] = (0.0, 0.0)
    pivot: tuple[float, float] | None = None

    @classmethod
    def read(cls, text: str) -> Modifiers:
        """The modifiers written as ``text``, such as ``w6,m``."""
        result = cls()
        flags = {"b": "butt", "j": "mitre", "m": "mirror", "i": "inside", "u": "under"}
        numbers = {"w": "width", "h": "halo", "a": "opacity", "s": "scale", "q": "turn"}
        for word in filter(None, text.split(",")):
            letter, rest = word[0], word[1:]
            if letter in flags and not rest:
                setattr(result, flags[letter], True)
            elif letter in numbers:
                setattr(result, numbers[letter], float(rest))
            elif letter == "r":
                result.repeat = int(rest)
            elif letter in "dp":
                x, y = (float(part) for part in rest.split("/"))
                setattr(result, "move" if letter == "d" else "pivot", (x, y))
            else:
                raise ValueError(f"unknown modifier {word!r}")
        return result


@dataclass
class Layer:
    """One flat colour and the outline it fills."""

    colour: str
    opacity: float
    shape: Shape


@dataclass
class Picture:
    """A picture in the making: layers from the bottom up."""

    width: float = 100.0
    height: float = 100.0
    layers: list[Layer] = field(default_factory=list)

    def take_away(self, shape: Shape) -> None:
        """Cut ``shape`` out of every layer."""
        for layer in self.layers:
            layer.shape = pathops.op(layer.shape, shape, pathops.PathOp.DIFFERENCE)

    def keep(self, shape: Shape) -> None:
        """Keep of every layer only what lies inside ``shape``."""
        for layer in self.layers:
            layer.shape = pathops.op(layer.shape, shape, pathops.PathOp.INTERSECTION)

    def everything(self) -> Shape:
        """The outline of all that is painted."""
        result = pathops.Path()
        for layer in self.layers:
            result = pathops.op(result, layer.shape, pathops.PathOp.UNION)
        return result

    def paint(self, colour: str, shape: Shape, mods: Modifiers) -> None:
        """Lay ``shape`` down in ``colour``."""
        if mods.inside:
            shape = pathops.op(shape, self.everything(), pathops.PathOp.INTERSECTION)
        if mods.under:
            below = outset(self.everything(), mods.halo) if mods.halo else self.everything()
            shape = pathops.op(shape, below, pathops.PathOp.DIFFERENCE)
        elif mods.halo:
            self.take_away(outset(shape, mods.halo))
        top = self.layers[-1] if self.layers else None
        if top and top.colour == colour and top.opacity == mods.opacity == 1.0:
            top.shape = pathops.op(top.shape, shape, pathops.PathOp.UNION)
        else:
            self.layers.append(Layer(colour, mods.opacity, shape))


def outset(shape: Shape, distance: float) -> Shape:
    """``shape`` grown by ``distance`` on all sides."""
    rim = pathops.Path(shape)
    rim.stroke(2 * distance * FINE, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    rim.convertConicsToQuads()
    return pathops.op(shape, rim, pathops.PathOp.UNION)


def turned(shape: Shape, degrees: float, x: float, y: float) -> Shape:
    """``shape`` turned clockwise about a point."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return shape.transform(c, s, -s, c, x - c * x + s * y, y - s * x - c * y)


def placed(shape: Shape, mods: Modifiers, picture: Picture) -> Shape:
    """``shape`` (in units of the drawing) scaled, turned, moved, repeated and mirrored as asked."""
    middle = (picture.width / 2, picture.height / 2)
    px, py = mods.pivot or middle
    if mods.scale != 1.0:
        k = mods.scale
        shape = shape.transform(k, 0, 0, k, px - k * px, py - k * py)
    if mods.turn:
        shape = turned(shape, mods.turn, px, py)
    if mods.move != (0.0, 0.0):
        shape = shape.transform(1, 0, 0, 1, *mods.move)
    parts = [turned(shape, 360 * k / mods.repeat, px, py) for k in range(mods.repeat)]
    if mods.mirror:
        parts += [part.transform(-1, 0, 0, 1, 2 * middle[0], 0) for part in parts]
    result = pathops.Path()
    for part in parts:
        result = pathops.op(result, part, pathops.PathOp.UNION)
    return result


def shaped(words: list[str], mods: Modifiers, picture: Picture) -> Shape:
    """The finished outline of one line of a drawing, in fine units."""
    shape = pathops.Path()
    parse_path(outline(words), shape.getPen(glyphSet=None))
    shape.convertConicsToQuads()
    shape = shape.transform(FINE, 0, 0, FINE, 0, 0)
    if mods.width:
        cap = pathops.LineCap.BUTT_CAP if mods.butt else pathops.LineCap.ROUND_CAP
        join = pathops.LineJoin.MITER_JOIN if mods.mitre else pathops.LineJoin.ROUND_JOIN
        shape.stroke(mods.width * FINE, cap, join, 8)
        shape.convertConicsToQuads()
    shape.simplify(fix_winding=True, keep_starting_points=False)
    shape = shape.transform(1 / FINE, 0, 0, 1 / FINE, 0, 0)
    return placed(shape, mods, picture).transform(FINE, 0, 0, FINE, 0, 0)


def data(shape: Shape) -> str:
    """The outline as SVG path data in units of the drawing."""
    shape.convertConicsToQuads()
    letters = {"moveTo": "M", "lineTo": "L", "curveTo": "C", "qCurveTo": "Q", "closePath": "Z", "endPath": ""}
    parts = []
    for verb, points in shape.segments:
        if verb == "qCurveTo" and points[-1] is None:  # a closed curve without a single corner
            last, first = points[-2], points[0]
            points = (*points[:-1], ((last[0] + first[0]) / 2, (last[1] + first[1]) / 2))
            parts.append("M" + number(points[-1]))
        if verb == "qCurveTo" and len(points) > 2:
            parts += [f"Q{number(a)} {number(b)}" for a, b in halved(points)]
            continue
        parts.append(letters[verb] + " ".join(number(point) for point in points))
    return "".join(parts)


def halved(points: tuple[tuple[float, float], ...]) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """A run of quadratic curves with implied points between them, each curve spelt out."""
    result = []
    for k, control in enumerate(points[:-1]):
        after = points[k + 1]
        last = k == len(points) - 2
        end = after if last else ((control[0] + after[0]) / 2, (control[1] + after[1]) / 2)
        result.append((control, end))
    return result


def number(point: tuple[float, float]) -> str:
    """A point in short decimal form."""
    return " ".join(f"{value / FINE:.2f}".rstrip("0").rstrip(".") for value in point)


def stops(colours: list[str]) -> str:
    """The stops of a gradient, evenly spread."""
    parts = []
    for k, colour in enumerate(colours):
        tone, _, opacity = colour.partition("@")
        fade = f' stop-opacity="{opacity}"' if opacity else ""
        parts.append(f'<stop offset="{k / (len(colours) - 1):.3g}" stop-color="{tone}"{fade}/>')
    return "".join(parts)


def gradient(name: str, words: list[str]) -> str:
    """A colour of several as an SVG definition; in per cent, since the renderer takes bare numbers for pixels."""
    kind, inner = words[0], stops(words[1:])
    if kind == "o":
        return f'<radialGradient id="{name}" cx="50%" cy="50%" r="50%">{inner}</radialGradient>'
    end = 'x2="0%" y2="100%"' if kind == "v" else 'x2="100%" y2="100%"'
    return f'<linearGradient id="{name}" x1="0%" y1="0%" {end}>{inner}</linearGradient>'


def label(colour: str) -> str:
    """A colour's name as SVG can refer to it."""
    return colour.replace("/", "-")


def svg(picture: Picture, colours: Colours) -> str:
    """The finished picture."""
    used = {layer.colour for layer in picture.layers if len(colours[layer.colour]) > 1}
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {picture.width:g} {picture.height:g}">']
    if used:
        lines.append("<defs>" + "".join(gradient(label(name), colours[name]) for name in sorted(used)) + "</defs>")
    for layer in picture.layers:
        path = data(layer.shape)
        if path:
            words = colours[layer.colour]
            fill = f"url(#{label(layer.colour)})" if len(words) > 1 else words[0]
            fade = f' fill-opacity="{layer.opacity:g}"' if layer.opacity < 1 else ""
            lines.append(f'<path fill="{fill}"{fade} fill-rule="evenodd" d="{path}"/>')
    return "\n".join([*lines, "</svg>", ""])


def obey(line: str, picture: Picture, colours: Colours, finished: dict[str, Picture]) -> None:
    """Carry out one line of a drawing."""
    head, *words = line.split()
    verb, _, text = head.partition(":")
    mods = Modifiers.read(text)
    if mods.repeat == 0:
        return
    if verb == "put":
        if mods.halo:
            whole = finished[words[0]].everything().transform(1 / FINE, 0, 0, 1 / FINE, 0, 0)
            picture.take_away(outset(placed(whole, mods, picture).transform(FINE, 0, 0, FINE, 0, 0), mods.halo))
        for layer in finished[words[0]].layers:
            small = layer.shape.transform(1 / FINE, 0, 0, 1 / FINE, 0, 0)
            shape = placed(small, mods, picture).transform(FINE, 0, 0, FINE, 0, 0)
            colour = words[1] if len(words) > 1 else layer.colour
            picture.paint(colour, shape, Modifiers(opacity=mods.opacity * layer.opacity))
    elif verb == "cut":
        picture.take_away(shaped(words, mods, picture))
    elif verb == "clip":
        picture.keep(shaped(words, mods, picture))
    elif verb in colours:
        picture.paint(verb, shaped(words, mods, picture), mods)
    else:
        raise ValueError(f"unknown colour {verb!r}")


def blocks(path: Path) -> list[tuple[str, list[tuple[int, str]]]]:
    """The headers of a drawing file with their numbered lines, series spelt out (before the first: "")."""
    result: list[tuple[str, list[tuple[int, str]]]] = [("", [])]
    for count, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = raw.strip()
        if line.startswith("["):
            result.append((line.strip("[]"), []))
        elif line and not line.startswith("#"):
            result[-1][1].append((count, line))
    return [single for header, lines in result for single in series(header, lines)]


def series(header: str, lines: list[tuple[int, str]]) -> list[tuple[str, list[tuple[int, str]]]]:
    """The pictures that a header such as ``goblins_0-9`` stands for; any other stands for itself."""
    match = re.match(r"(\w+_)(\d)-(\d)(.*)", header)
    if not match:
        return [(header, lines)]
    stem, first, last, size = match.groups()
    return [
        (f"{stem}{n}{size}", [(count, line.replace("{n}", str(n))) for count, line in lines])
        for n in range(int(first), int(last) + 1)
    ]


def read(path: Path) -> tuple[dict[str, Picture], Colours]:
    """Every picture of a drawing file, by name, and its colours; those taken from other files too."""
    colours: Colours = {}
    pictures: dict[str, Picture] = {}
    for header, lines in blocks(path):
        name, *size = header.split() or [""]
        width, height = (float(word) for word in size or ("100", "100"))
        picture = Picture(width, height)
        for count, line in lines:
            try:
                if line.startswith("palette "):
                    _, colour, *words = line.split()
                    colours[colour] = words
                elif line.startswith("take "):
                    take(line.split()[1], pictures, colours)
                else:
                    obey(line, picture, colours, pictures)
            except (ValueError, KeyError, IndexError) as error:
                raise DrawingError(f"{path.name}, line {count}: {error}") from error
        if name:
            pictures[name] = picture
    return pictures, colours


def take(name: str, pictures: dict[str, Picture], colours: Colours) -> None:
    """Add what another drawing file holds, under its name and a slash."""
    others, tones = read(DRAWINGS / f"{name}.txt")
    colours.update({f"{name}/{key}": tone for key, tone in tones.items()})
    for key, picture in others.items():
        layers = [Layer(f"{name}/{layer.colour}", layer.opacity, layer.shape) for layer in picture.layers]
        pictures[f"{name}/{key}"] = Picture(picture.width, picture.height, layers)


def main() -> None:
    """Draw the files named on the command line, or all."""
    parser = argparse.ArgumentParser(description="draw the pictures")
    parser.add_argument("drawing", nargs="*", help="names of files in tools/drawings, without .txt; default: all")
    names = parser.parse_args().drawing or sorted(path.stem for path in DRAWINGS.glob("*.txt"))
    for name in names:
        pictures, colours = read(DRAWINGS / f"{name}.txt")
        for key, picture in pictures.items():
            if not key.startswith("_") and "/" not in key:
                path = PICTURES / name.split("-")[0] / f"{key}.svg"
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(svg(picture, colours), encoding="utf-8")
        print(f"{name}: {len(pictures)} pictures")


if __name__ == "__main__":
    main()
