"""Translation of everything a player reads.

`tr` and `trn` translate at once; `mark` only marks a text in a table that is translated later with `tr`. The English
text is the message id. Catalogues are gettext files in assets/locale/<language>/LC_MESSAGES/rivals_table.mo; English
needs none. The pseudo-language "xx" makes every text 40 % longer, to find what would be cut off in other languages.
"""

from __future__ import annotations

import gettext
from collections.abc import Sequence
from pathlib import Path

LOCALE = Path(__file__).resolve().parents[2] / "assets" / "locale"
DOMAIN = "rivals_table"
PSEUDO = "xx"


class _Pseudo(gettext.NullTranslations):
    """English, 40 % longer, with accents, so that text that is not translated stands out."""

    def gettext(self, message: str) -> str:
        return _lengthen(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return _lengthen(msgid1 if n == 1 else msgid2)


def _lengthen(message: str) -> str:
    return message + " " + "éö" * max(1, len(message) // 5) if message.strip() else message


_current: gettext.NullTranslations = gettext.NullTranslations()
_language = "en"


def languages() -> tuple[str, ...]:
    """The language codes there are words for: English, and each folder with a catalogue."""
    found = sorted(path.parts[-3] for path in LOCALE.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))
    return ("en", *(code for code in found if code != "en"))


def speak(language: str) -> None:
    """Use this language from now on; an unknown one falls back to English."""
    global _current, _language
    _language = language
    found = gettext.translation(DOMAIN, LOCALE, [language], fallback=True)
    _current = _Pseudo() if language == PSEUDO else found


def language() -> str:
    """The code of the language in use."""
    return _language


def mark(text: str) -> str:
    """The text itself: marks it for the catalogue where it stands, to be translated later."""
    return text


def tr(text: str, **parts: object) -> str:
    """The text in the player's language, with `{name}` places filled in. An empty text stays empty."""
    if not text:
        return text
    said = _current.gettext(text)
    return said.format(**parts) if parts else said


def trn(one: str, many: str, count: int, **parts: object) -> str:
    """The text in the plural form that the language wants for `count`, which fills `{count}`."""
    return _current.ngettext(one, many, count).format(count=count, **parts)


def listed(items: Sequence[str]) -> str:
    """Several things in one phrase: "a, b and c"."""
    if len(items) < 2:
        return "".join(items)
    return tr("{first} and {last}", first=", ".join(items[:-1]), last=items[-1])
