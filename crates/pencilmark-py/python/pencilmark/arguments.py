"""Arguments that can be wrong, and what is said of them: what was expected, and what was found."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pencilmark._engine import names

__all__ = ["NAMES", "check_errors", "check_name", "check_pair", "check_threads"]

#: What arguments can be called: ``hodoku``, ``level``, ``symmetry``, ``technique``, ``theme``.
NAMES = names()


def check_name(argument: str, found: object, expected: Iterable[str]) -> None:
    """Raises where an argument is none of some names.

    >>> check_name("errors", "ignore", ("raise", "null"))
    Traceback (most recent call last):
    ValueError: errors: expected 'raise' or 'null', found 'ignore'
    """
    known = list(expected)
    if found not in known:
        *others, last = (repr(name) for name in known)
        raise ValueError(f"{argument}: expected {', '.join(others)} or {last}, found {found!r}")


def check_errors(errors: object) -> None:
    """Raises where ``errors`` says neither of what can become of a row that holds no board."""
    check_name("errors", errors, ("raise", "null"))


def check_threads(threads: object) -> None:
    """Raises where ``threads`` is no number of threads."""
    if threads is None:
        return
    if isinstance(threads, bool) or not hasattr(threads, "__index__"):
        raise TypeError(f"threads: expected a number of 1 or more, or None for all processors, found {threads!r}")
    number: Any = threads
    if number < 1:
        raise ValueError(f"threads: expected 1 or more, or None for all processors, found {threads!r}")


def check_pair(argument: str, found: Any, most: int) -> None:
    """Raises where an argument is no range, from and to.

    >>> check_pair("rating", (1.2, 30), 20)
    Traceback (most recent call last):
    ValueError: rating: expected two numbers from 0 to 20, from and to, found (1.2, 30)
    """
    try:
        first, last = found
        is_range = 0 <= first <= last <= most
    except (TypeError, ValueError):
        is_range = False
    if not is_range:
        raise ValueError(f"{argument}: expected two numbers from 0 to {most}, from and to, found {found!r}")
