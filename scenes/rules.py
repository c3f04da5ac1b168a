"""The rules of a game in our own words: headings to jump to, the variants in force and our rulings marked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

import game
from game.core import Options
from scenes import intents
from scenes.rulepages import Block, Section, read
from scenes.scene import Hint, Scene
from scenes.table import view
from scenes.ui import backdrop, pictures, text, theme
from scenes.ui.measure import BODY, CAPTION, HEADING, STRONG
from scenes.ui.words import language, tr

if TYPE_CHECKING:
    from scenes.app import App

_SEALS = {"ruling": "ui/seal_ruling", "reconstruction": "ui/seal_reconstruction"}


class Rules(Scene):
    """One section at a time, in pages. `anchor` opens the section of that heading."""

    def __init__(self, app: App, key: str, options: Options, anchor: str = "") -> None:
        super().__init__(app)
        self._book = game.rulebook(key)
        self._view = view(key)
        self._options = options
        self._sections: list[Section] = []
        self._section = 0
        self._page = 0
        self._pages: list[list[tuple[Block, int]]] = [[]]
        self._anchor = anchor

    def build(self) -> None:
        m = self.measure
        self._sections = read(self._book.key, language())
        if self._anchor:
            at = [i for i, section in enumerate(self._sections) if section.anchor == self._anchor]
            self._section, self._anchor = (at[0] if at else 0), ""
        bottom = m.units_high - 13.8
        self._list = m.rect(3, 12.5, 40, bottom - 12.5)
        self._sheet = m.rect(46, 12.5, m.units_wide - 49, bottom - 12.5)
        count = max(1, len(self._sections))
        high = min(6.4, (bottom - 14.5) / count)
        for index, section in enumerate(self._sections):
            rect = m.rect(4.5, 13.8 + index * high, 37, high - 0.8)
            style = "leather" if index == self._section else "paper"
            self.ui.button(f"section{index}", rect, section.title, lambda index=index: self._go(index), style=style)  # type: ignore[misc]
        self._paginate()
        top = bottom + 1.6
        self.ui.button("back", m.rect(3, top, 28, 7), tr("Back"), self.back, icon="ui/home")
        if len(self._pages) > 1:
            self.ui.button(
                "previous", m.rect(m.units_wide - 69, top, 16, 7), "", lambda: self._turn(-1), icon="ui/arrow_left"
            )
            self.ui.button(
                "next", m.rect(m.units_wide - 19, top, 16, 7), "", lambda: self._turn(1), icon="ui/arrow_right"
            )
        self.ui.focus.current = f"section{self._section}"

    def _go(self, section: int) -> None:
        self._section = section % max(1, len(self._sections))
        self._page = 0
        self.rebuild()

    def _turn(self, step: int) -> None:
        """To the next or previous page, and on into the next or previous section."""
        self._page += step
        if self._page >= len(self._pages):
            self._go(self._section + 1)
        elif self._page < 0:
            self._go(self._section - 1)
        self.rebuild()

    def intent(self, intent: str) -> None:
        if intent in (intents.LEFT, intents.RIGHT):
            self._turn(1 if intent == intents.RIGHT else -1)
        elif intent in (intents.UP, intents.DOWN):
            self._go(self._section + (1 if intent == intents.DOWN else -1))
        elif intent in (intents.ACCEPT, intents.FINISH):
            self._turn(1)
        elif intent == intents.RULES:
            self.back()
        else:
            super().intent(intent)

    def hints(self) -> list[Hint]:
        return [("move", tr("sections and pages")), (intents.ACCEPT, tr("next page")), (intents.BACK, tr("back"))]

    # -- pages --------------------------------------------------------------------------------------------------------

    def _paginate(self) -> None:
        """Spread the blocks of the section over pages."""
        m = self.measure
        inner = self._inner()
        self._pages = [[]]
        used = 0
        for block in self._sections[self._section].blocks if self._sections else ():
            high = self._height(block, inner.w)
            if used + high > inner.h and self._pages[-1]:
                self._pages.append([])
                used = 0
            self._pages[-1].append((block, high))
            used += high + m.px(1.2)
        self._page = min(max(self._page, 0), len(self._pages) - 1)

    def _inner(self) -> Rect:
        m = self.measure
        return Rect(
            self._sheet.left + m.px(4), self._sheet.top + m.px(10), self._sheet.w - m.px(8), self._sheet.h - m.px(13)
        )

    def _indent(self, block: Block) -> int:
        return self.measure.px(4.5) if block.mark or block.bullet else 0

    def _height(self, block: Block, wide: int) -> int:
        m = self.measure
        if block.piece:
            return m.px(14)
        drawn = text.paragraph(block.text, m.font(BODY), theme.INK, wide - self._indent(block))
        extra = m.font(CAPTION) * 3 // 2 if self._caption(block) else 0
        return drawn.height + extra

    def _caption(self, block: Block) -> str:
        """The small line over a marked block."""
        if block.mark == "ruling":
            return tr("Our ruling: the rulebook leaves this open")
        if block.mark == "reconstruction":
            return tr("Our reconstruction: the printed list is not public")
        if block.option:
            key, value = block.option
            words = self._view.option_words(key)
            named = f"{words.title}: {words.choices[value][0]}"
            return (
                tr("In force · {variant}", variant=named)
                if self._in_force(block)
                else tr("Variant · {variant}", variant=named)
            )
        return ""

    def _in_force(self, block: Block) -> bool:
        return block.option is None or self._options.get(block.option[0]) == block.option[1]

    # -- drawing ------------------------------------------------------------------------------------------------------

    def draw(self, surface: Surface) -> None:
        m = self.measure
        surface.blit(backdrop.wood(m.width, m.height), (0, 0))
        title = m.rect(4, 3, m.units_wide - 8, 7.5)
        words = tr("The rules of {game}", game=self._book.title)
        text.put(surface, words, title, m.font(HEADING), theme.CREAM, bold=True, align="center")
        backdrop.draw_panel(surface, self._list, "dark", m.unit)
        backdrop.draw_panel(surface, self._sheet, "paper", m.unit)
        if self._sections:
            self._draw_page(surface)
        if len(self._pages) > 1:
            place = m.rect(m.units_wide - 53, m.units_high - 12.2, 34, 7)
            count = tr("Page {page} of {count}", page=self._page + 1, count=len(self._pages))
            text.put(surface, count, place, m.font(BODY), theme.DIM, align="center")
        super().draw(surface)

    def _draw_page(self, surface: Surface) -> None:
        m = self.measure
        inner = self._inner()
        head = Rect(inner.left, self._sheet.top + m.px(2.5), inner.w, m.px(6))
        section = self._sections[self._section]
        text.put(surface, section.title, head, m.font(STRONG * 1.15), theme.LEATHER, bold=True)
        top = inner.top
        for block, high in self._pages[self._page]:
            box = Rect(inner.left, top, inner.w, high)
            if block.piece:
                self._draw_piece(surface, box, block)
            else:
                self._draw_words(surface, box, block)
            top += high + m.px(1.2)

    def _draw_words(self, surface: Surface, box: Rect, block: Block) -> None:
        m = self.measure
        left = box.left + self._indent(block)
        top = box.top
        caption = self._caption(block)
        strong = self._in_force(block)
        if caption:
            ink = (140, 84, 20) if strong else theme.SOFT_INK
            drawn = text.line(caption, m.font(CAPTION), ink, bold=True)
            surface.blit(drawn, (left, top))
            top += m.font(CAPTION) * 3 // 2
        if block.mark in _SEALS:
            seal = pictures.picture(_SEALS[block.mark], m.px(3.4))
            surface.blit(seal, (box.left, box.top))
        elif block.bullet:
            centre = (box.left + m.px(2.2), top + m.font(BODY) * 3 // 4)
            pygame.draw.circle(surface, theme.BRASS, centre, max(2, m.px(0.5)))
        ink = theme.INK if strong else theme.SOFT_INK
        drawn = text.paragraph(block.text, m.font(BODY), ink, box.right - left)
        surface.blit(drawn, (left, top))

    def _draw_piece(self, surface: Surface, box: Rect, block: Block) -> None:
        m = self.measure
        piece = self._view.piece(block.piece)
        if piece is None:
            return
        wide = min(round(box.h * piece.shape), round(box.w * 0.25))
        face = self._view.paint_kept(piece.face, wide, round(wide / piece.shape))
        surface.blit(face, face.get_rect(midleft=box.midleft))
        left = box.left + round(box.h * 1.15)
        name = Rect(left, box.top, box.right - left, round(box.h * 0.36))
        text.put(surface, piece.title, name, m.font(STRONG), theme.INK, bold=True)
        kind = Rect(left, name.bottom, name.w, round(box.h * 0.22))
        text.put(surface, piece.kind, kind, m.font(CAPTION), theme.SOFT_INK)
        words = Rect(left, kind.bottom, name.w, box.bottom - kind.bottom)
        said = " ".join(piece.words)
        text.put(surface, said, words, m.font(BODY), theme.INK, wrapped=True, top=True)
