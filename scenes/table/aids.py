"""What helps a person at the table: a hint, and why something is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core import Move
from scenes.table import shared_words
from scenes.table.view import SAY
from scenes.ui.words import mark, tr

if TYPE_CHECKING:
    from scenes.table.table import Table

_THINKING = mark("Thinking about a hint. The match now counts as assisted.")


class Aids:
    """The aids of one table. `refused` is the section of the rules that the last refusal comes from."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.refused = ""

    def ask_hint(self) -> None:
        """Ask for advice; it comes when it is thought out."""
        if self._table.session.ask_hint():
            self._table.app.notice(tr(_THINKING))

    def forget(self) -> None:
        """Nothing is thought about any more: the moment has passed."""
        self._table.app.unsay(tr(_THINKING))

    def take_hint(self) -> None:
        """Show the advice asked for, once there is one."""
        table = self._table
        choice = table.session.hint()
        if choice is None or choice.move not in table.seen.moves:
            return
        table.app.unsay(tr(_THINKING))
        if choice.trouble == shared_words.GAVE_UP:
            table.app.notice(tr("The computer could not think it through: there is no hint this time."))
            return
        table.advice = next(iter(table.view.paths(table.seen, choice.move)), ())
        reason = choice.why
        why = (table.view.hint(reason) or shared_words.hint(reason)) if reason is not None else ""
        named = " – ".join(filter(None, map(self._called, table.advice)))
        table.app.notice(f"{tr('Hint: {choice}.', choice=named)} {why}".strip(), private=True)

    def _called(self, name: str) -> str:
        """What something on the table, or a button beside it, is called."""
        table = self._table
        if name.startswith(SAY):
            return table.label(name)
        zoom = table.view.zoom(table.seen, name)
        return zoom.title if zoom is not None else name.rpartition(":")[2]

    def refuse(self, meant: Sequence[Move], place: tuple[int, int] | None) -> None:
        """Say at the place of an attempt which rule forbids it; F1 then opens the rules there."""
        table = self._table
        reason = table.session.why_not(meant[0])
        if reason is not None:
            self.refused = table.view.anchor(reason)
            table.app.sounds.play("refuse")
            table.app.notice(table.view.why_not(reason, table.session.names), place, private=True)
