"""What helps a person at the table: a hint, and why something is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core import Move
from scenes.table import shared_words
from scenes.table.view import SAY
from scenes.ui.words import tr

if TYPE_CHECKING:
    from scenes.table.table import Table


class Aids:
    """The aids of one table. `refused` is the section of the rules that the last refusal comes from."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.refused = ""

    def ask_hint(self) -> None:
        """Ask for advice; it comes when it is thought out."""
        if self._table.session.ask_hint():
            self._table.app.notice(tr("Thinking about a hint. The match now counts as assisted."))

    def take_hint(self) -> None:
        """Show the advice asked for, once there is one."""
        table = self._table
        choice = table.session.hint()
        if choice is None or choice.move not in table.seen.moves:
            return
        table.advice = next(iter(table.view.paths(table.seen, choice.move)), ())
        reason = choice.why
        why = (table.view.hint(reason) or shared_words.hint(reason)) if reason is not None else ""
        rect = table.rect_of(table.advice[0]) if table.advice else None
        said = table.label(table.advice[-1]) if table.advice and table.advice[-1].startswith(SAY) else ""
        advice = tr("Hint: {choice}", choice=said or tr("where it glows."))
        table.app.notice(f"{advice} {why}".strip(), rect.midtop if rect is not None else None, private=True)

    def refuse(self, meant: Sequence[Move], place: tuple[int, int] | None) -> None:
        """Say at the place of an attempt which rule forbids it; F1 then opens the rules there."""
        table = self._table
        reason = table.session.why_not(meant[0])
        if reason is not None:
            self.refused = table.view.anchor(reason)
            table.app.sounds.play("refuse")
            table.app.notice(table.view.why_not(reason, table.session.names), place, private=True)
