"""Every example of the package and of its page runs."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import sys
from pathlib import Path

import pytest

import minirow
from conftest import run_examples

MODULES = [name for _, name, _ in pkgutil.iter_modules(minirow.__path__) if name != "_engine"]


@pytest.mark.parametrize("name", ["", *MODULES])
def test_examples_of_a_module(name: str) -> None:
    if name == "polars":
        pytest.importorskip("polars")
    if name == "data":
        pytest.importorskip("datasets")
    module = importlib.import_module(f"minirow.{name}" if name else "minirow")
    names = {**vars(minirow), "minirow": minirow, **vars(module)}
    found = doctest.testmod(module, extraglobs=names, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert found.failed == 0


def test_every_public_name_has_an_example_or_a_line() -> None:
    for name in minirow.__all__:
        assert name.startswith("__") or (getattr(minirow, name).__doc__ or "").strip(), name


def test_the_page_about_python() -> None:
    page = Path(__file__).parents[3] / "docs" / "python.md"
    if not page.exists():
        pytest.skip("the page is in the repository, not in the package")
    for library in ("duckdb", "numpy", "pandas", "polars", "pyarrow"):
        pytest.importorskip(library)
    run_examples(page)


def test_the_package_shows_what_it_is_for() -> None:
    assert dir(minirow) == sorted(minirow.__all__)


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "datasets", None)
    monkeypatch.delitem(sys.modules, "minirow.data", raising=False)
    with pytest.raises(ModuleNotFoundError, match="pip install datasets"):
        importlib.import_module("minirow.data")
