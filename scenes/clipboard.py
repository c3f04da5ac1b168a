"""The system's clipboard, where there is one."""

from __future__ import annotations

import pygame


def copy(words: str) -> bool:
    """Put text on the clipboard; False where there is none."""
    try:
        pygame.scrap.put_text(words)
    except (pygame.error, AttributeError):
        return False
    return True


def paste() -> str:
    """The text on the clipboard, or an empty one."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, AttributeError, UnicodeDecodeError):
        return ""
