"""Signals, threads and processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time

import pytest

import minirow
from conftest import NINE, NINE_SOLUTION

LONG = """
import minirow, sys
print("begun", flush=True)
try:
    {call}
except KeyboardInterrupt:
    print("stopped", flush=True)
"""


@pytest.mark.skipif(os.name != "posix", reason="signals are sent as other systems do not")
@pytest.mark.parametrize(
    "call",
    [
        "minirow.count('.' * 81, limit=10**12)",
        "minirow.count(['.' * 81] * 50, limit=10**6)",
        "minirow.rate(['" + NINE + "'] * 100000)",
        "minirow.solve(['.' * 81] * 3000000, threads=2)",
        "minirow.generate(10**9, seed=1)",
        "minirow.count(minirow.Board('.AntiKnight'), limit=10**12)",
    ],
)
def test_ctrl_c_stops_what_takes_long(call: str) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", LONG.format(call=call)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    started = time.monotonic()
    assert process.communicate(timeout=60)[0] == "stopped\n"
    assert time.monotonic() - started < 30
    assert process.returncode == 0


def test_other_threads_go_on_meanwhile() -> None:
    ticks = 0
    is_done = threading.Event()

    def tick() -> None:
        nonlocal ticks
        while not is_done.is_set():
            ticks += 1
            time.sleep(0.001)

    ticking = threading.Thread(target=tick)
    ticking.start()
    minirow.count(["." * 81] * 8, limit=100_000, threads=1)
    is_done.set()
    ticking.join()
    assert ticks > 5


def test_threads_of_python_ask_at_once() -> None:
    found: list[object] = []
    threads = [threading.Thread(target=lambda: found.append(minirow.solve([NINE] * 500))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [[NINE_SOLUTION] * 500] * 8


def _in_child(puzzles: list[str]) -> tuple[list[str | None], list[object]]:
    return minirow.solve(puzzles), minirow.rate(puzzles[:2])


@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes are not forked here")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_forked_processes_ask_after_their_parent_did() -> None:
    expected = _in_child([NINE] * 100)
    with multiprocessing.get_context("fork").Pool(2) as pool:
        assert pool.map_async(_in_child, [[NINE] * 100] * 4).get(timeout=120) == [expected] * 4
