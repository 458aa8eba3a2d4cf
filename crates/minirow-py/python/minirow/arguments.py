"""Arguments that can be wrong, and what is said of them: what was expected, and what was found."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any

from minirow._engine import names

__all__ = ["NAMES", "check_errors", "check_name", "check_pair", "check_seed", "check_threads"]

#: What arguments can be called: ``hodoku``, ``level``, ``symmetry``, ``technique``, ``theme``.
NAMES = names()

#: Of more names than these, the nearest is told alone.
MOST_LISTED = 10


def check_name(argument: str, found: object, expected: Iterable[str]) -> None:
    """Raises where an argument is none of some names.

    >>> check_name("errors", "ignore", ("raise", "null"))
    Traceback (most recent call last):
    ValueError: errors: expected 'raise' or 'null', found 'ignore'
    """
    known = list(expected)
    if found not in known:
        near = difflib.get_close_matches(str(found), known, 1)
        if near and len(known) > MOST_LISTED:
            raise ValueError(f"{argument}: expected a known name such as {near[0]!r}, found {found!r}")
        *others, last = (repr(name) for name in known)
        raise ValueError(f"{argument}: expected {', '.join(others)} or {last}, found {found!r}")


def check_seed(seed: object, bits: int = 64) -> None:
    """Raises where ``seed`` is no number that begins random ones.

    >>> check_seed(1.5)
    Traceback (most recent call last):
    TypeError: seed: expected a whole number, found 1.5
    """
    if not hasattr(seed, "__index__"):
        raise TypeError(f"seed: expected a whole number, found {seed!r}")
    number: Any = seed
    if not 0 <= number < 2**bits:
        raise ValueError(f"expected a seed from 0 to 2**{bits} - 1, found {seed}")


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
