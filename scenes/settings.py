"""The settings screen: what a household wants of the program, whatever it plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from scenes import intents
from scenes.scene import Hint, Scene
from scenes.store.settings import SPEEDS, TEXT_SIZES
from scenes.ui import backdrop, text, theme
from scenes.ui.form import Form, Row
from scenes.ui.measure import HEADING
from scenes.ui.widgets import Ui
from scenes.ui.words import languages, mark, tr

if TYPE_CHECKING:
    from scenes.app import App

_SPEEDS = {
    "off": (mark("Off"), mark("Pieces are where they belong at once.")),
    "fast": (mark("Fast"), mark("Quick hands.")),
    "normal": (mark("Normal"), mark("Pieces move as on a table.")),
    "slow": (mark("Slow"), mark("Time to follow every move.")),
}
_LANGUAGES = {"en": "English", "ru": "Русский", "ja": "日本語", "de": "Deutsch", "fr": "Français", "pl": "Polski"}


class SettingsScene(Scene):
    """Every change takes effect, and is saved, at once."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._form: Form | None = None

    def build(self) -> None:
        m = self.measure
        wide = min(110.0, m.units_wide - 8)
        left = (m.units_wide - wide) / 2
        self._sheet = m.rect(left, 12.5, wide, m.units_high - 27.5)
        inner = self._sheet.inflate(-m.px(9), -m.px(4))
        self._form = Form(m, inner, self._rows(), highest=9.0, share=0.42)
        self._form.make(self.ui)
        self.ui.button("back", m.rect(left, m.units_high - 12.6, 28, 7), tr("Back"), self.back, icon="ui/home")
        self.ui.start = "speed"

    def _rows(self) -> list[Row]:
        s = self.app.settings
        yes_no = (tr("No"), tr("Yes"))
        speeds = [tr(_SPEEDS[speed][0]) for speed in SPEEDS]
        sizes = [f"{size} %" for size in TEXT_SIZES]
        spoken = languages()
        tongues = [_LANGUAGES.get(code, code) for code in spoken]
        return [
            self._steps("speed", tr("Animation"), speeds, SPEEDS, tr(_SPEEDS[s.speed][1])),
            self._steps(
                "reduced_motion",
                tr("Reduced motion"),
                yes_no,
                (False, True),
                tr("Cross-fades instead of flights, flips and shakes."),
            ),
            Row(tr("Volume"), lambda ui, r: ui.slider("volume", r, s.volume, self._set_volume)),
            self._steps("muted", tr("Mute"), yes_no, (False, True), ""),
            self._steps("text_size", tr("Text size"), sizes, TEXT_SIZES, ""),
            self._steps("fullscreen", tr("Full screen"), yes_no, (False, True), ""),
            self._steps(
                "turn_table",
                tr("Turn the table"),
                yes_no,
                (False, True),
                tr("With several people: the table turns, so that whoever decides sits at the lower edge."),
            ),
            self._steps("language", tr("Language"), tongues, spoken, ""),
        ]

    def _steps(self, key: str, label: str, labels: Sequence[str], values: Sequence[Any], note: str) -> Row:
        now = getattr(self.app.settings, key)
        at = list(values).index(now) if now in values else 0

        def make(ui: Ui, rect: Rect) -> object:
            return ui.stepper(key, rect, labels, at, lambda index: self._set(key, values[index]))

        return Row(label, make, note)

    def _set(self, key: str, value: Any) -> None:
        if key == "fullscreen":
            self.app.toggle_fullscreen()
            return
        setattr(self.app.settings, key, value)
        self.app.save_settings()
        self.app.refresh()

    def _set_volume(self, value: int) -> None:
        if value != self.app.settings.volume:
            self.app.settings.volume = value
            self.app.sounds.play("place")

    def closed(self) -> None:
        self.app.save_settings()

    def hints(self) -> list[Hint]:
        return [("move", tr("go")), ("turn", tr("change")), (intents.BACK, tr("back"))]

    def draw(self, surface: Surface) -> None:
        m = self.measure
        surface.blit(backdrop.wood(m.width, m.height), (0, 0))
        title = m.rect(4, 3, m.units_wide - 8, 7.5)
        text.put(surface, tr("Settings"), title, m.font(HEADING * 1.15), theme.CREAM, bold=True, align="center")
        backdrop.draw_panel(surface, self._sheet, "paper", m.unit)
        if self._form is not None:
            self._form.draw(surface, self.ui.focus.current)
        super().draw(surface)
