"""The shapes a drawing may name, as SVG path data."""

from __future__ import annotations

import math


def outline(words: list[str]) -> str:
    """The SVG path of a shape given in words."""
    kind, rest = words[0], words[1:]
    if kind[0] in "Mm":
        return " ".join(words)
    if kind == "poly":
        return "M" + " L".join(rest) + " Z"
    n = [float(word) for word in rest]
    if kind in ("o", "e"):
        cx, cy, rx = n[:3]
        ry = n[3] if kind == "e" else rx
        return f"M{cx - rx} {cy} A{rx} {ry} 0 1 1 {cx + rx} {cy} A{rx} {ry} 0 1 1 {cx - rx} {cy} Z"
    if kind == "r":
        return rectangle(*n)
    if kind == "arc":
        cx, cy, radius, start, end = n
        (x1, y1), (x2, y2) = polar(cx, cy, radius, start), polar(cx, cy, radius, end)
        large = int(abs(end - start) > 180)
        return f"M{x1} {y1} A{radius} {radius} 0 {large} {int(end > start)} {x2} {y2}"
    if kind == "star":
        cx, cy, points, outer, inner = n[:5]
        turned = n[5] if len(n) > 5 else 0.0
        corners = [polar(cx, cy, (outer, inner)[k % 2], turned + 180 * k / points) for k in range(2 * int(points))]
        return "M" + " L".join(f"{x} {y}" for x, y in corners) + " Z"
    raise ValueError(f"unknown shape {kind!r}")


def rectangle(x: float, y: float, w: float, h: float, r: float = 0.0) -> str:
    """The SVG path of a rectangle, its corners rounded by ``r``."""
    if not r:
        return f"M{x} {y} H{x + w} V{y + h} H{x} Z"
    corner = f"A{r} {r} 0 0 1"
    return (
        f"M{x + r} {y} H{x + w - r} {corner} {x + w} {y + r} V{y + h - r} {corner} {x + w - r} {y + h} "
        f"H{x + r} {corner} {x} {y + h - r} V{y + r} {corner} {x + r} {y} Z"
    )


def polar(cx: float, cy: float, radius: float, degrees: float) -> tuple[float, float]:
    """The point at ``radius`` from the centre, clockwise from the top."""
    angle = math.radians(degrees)
    return round(cx + radius * math.sin(angle), 3), round(cy - radius * math.cos(angle), 3)
