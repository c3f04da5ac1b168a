"""Colours of the table and the pygame_gui theme made from them: leather, paper and brass, never grey."""

from __future__ import annotations

from typing import Any

Colour = tuple[int, int, int]

INK: Colour = (40, 30, 22)
SOFT_INK: Colour = (92, 74, 56)
PAPER: Colour = (243, 231, 205)
PAPER_EDGE: Colour = (205, 182, 140)
CREAM: Colour = (250, 240, 216)
LEATHER: Colour = (84, 50, 32)
BRASS: Colour = (201, 162, 83)
GOLD: Colour = (255, 205, 84)
WOOD_DARK: Colour = (38, 24, 16)
DIM: Colour = (196, 176, 146)

# Buttons exist at each of these shares of the body size, so that a long word gets a smaller one instead of being cut.
SHARES = (1.35, 1.15, 1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42, 0.35, 0.3, 0.25, 0.2)


def _button(top: str, bottom: str, hover_top: str, hover_bottom: str, text: str, border: str) -> dict[str, Any]:
    colours = {
        "normal_bg": f"{top},{bottom},270",
        "hovered_bg": f"{hover_top},{hover_bottom},270",
        "active_bg": f"{bottom},{top},270",
        "selected_bg": f"{hover_top},{hover_bottom},270",
        "disabled_bg": f"{bottom},{bottom},270",
    }
    for state in ("normal", "hovered", "active", "selected", "disabled"):
        colours[f"{state}_text"] = text
        colours[f"{state}_border"] = border
    return colours


STYLES: dict[str, dict[str, Any]] = {
    "leather": _button("#7a4a2e", "#5a3420", "#945c3a", "#6e4128", "#faf0d8", "#c9a253"),
    "paper": _button("#f6ebd0", "#e6d4ad", "#fff6df", "#f1e0ba", "#281e16", "#b79a63"),
    "brass": _button("#f3cf76", "#d0a041", "#ffe08f", "#deb052", "#281e16", "#7a5a1e"),
    "quiet": _button("#3a261a", "#322015", "#4c3324", "#412a1d", "#f3e7cd", "#6f5436"),
}

_DEFAULTS = {
    "dark_bg": "#f3e7cd",
    "normal_text": "#281e16",
    "normal_border": "#b79a63",
    "normal_bg": "#fbf3de",
    "text_cursor": "#281e16",
    "selected_bg": "#e3b75b",
    "selected_text": "#281e16",
    "link_text": "#7a3e12",
    "link_hover": "#b05a14",
}


def build(body: int, unit: float) -> dict[str, Any]:
    """The pygame_gui theme for a body text of `body` pixels and a layout unit of `unit` pixels.

    Font sizes are strings: pygame_gui silently falls back to 14 for numbers.
    """
    shape = {
        "shape": "rounded_rectangle",
        "shape_corner_radius": str(max(3, round(unit * 0.9))),
        "border_width": str(max(1, round(unit * 0.2))),
        "shadow_width": str(max(1, round(unit * 0.25))),
        "text_shadow_size": "0",
    }
    regular = {"name": "noto_sans", "size": str(body), "bold": "0", "italic": "0"}
    theme: dict[str, Any] = {
        "defaults": {"font": regular, "colours": _DEFAULTS},
        "text_entry_line": {"font": regular, "misc": {**shape, "padding": f"{round(unit)},{round(unit * 0.3)}"}},
        "horizontal_slider": {
            "colours": {"dark_bg": "#caa96a", "normal_border": "#7a5a1e"},
            "misc": {**shape, "enable_arrow_buttons": "0", "sliding_button_width": str(max(10, round(unit * 2.6)))},
        },
        "horizontal_slider.#sliding_button": {
            "colours": STYLES["leather"],
            "misc": {**shape, "shape_corner_radius": "3"},
        },
    }
    theme["button"] = {"misc": {**shape, "text_horiz_alignment": "center"}}
    for style, colours in STYLES.items():
        theme[f"@{style}"] = {"colours": colours}
    for index, share in enumerate(SHARES):
        size = str(pixels(body, share))
        theme[f"#share{index}"] = {"font": {"name": "noto_sans", "size": size, "bold": "1", "italic": "0"}}
    return theme


def pixels(body: int, share: float) -> int:
    """The pixel size of one share of the body text."""
    return max(6, round(body * share))


def fonts(body: int) -> list[dict[str, Any]]:
    """The fonts to load before the first widget is made."""
    sizes = sorted({pixels(body, share) for share in SHARES})
    wanted: list[dict[str, Any]] = [
        {"name": "noto_sans", "point_size": size, "style": "bold", "antialiased": "1"} for size in sizes
    ]
    wanted.append({"name": "noto_sans", "point_size": body, "style": "regular", "antialiased": "1"})
    return wanted
