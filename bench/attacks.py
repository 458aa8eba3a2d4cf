#!/usr/bin/env python3
"""What `minirow serve` bears: ten ways to hold it up, each against a server of its own.

    bench/attacks.py PROGRAM [NAME ...]

For each attack it prints the most memory that the server took, how long a small call (a 9x9 solve) took
meanwhile, the answers of the attack itself, and how long the server needed to end after SIGTERM with
the attackers still there. Linux, Python 3.8 or later, no packages; it connects to 127.0.0.1 alone.
"""

import collections
import json
import resource
import signal
import socket
import subprocess
import sys
import threading
import time

SMALL = {"board": {"givens": [int(c) for c in (
    "530070000600195000098000060800060003400803001700020006060000280000419005000080079")]}}
LONGEST_END = 25


def board(side, **more):
    shape = {"block": [15, 17]} if side == 255 else {"side": side}
    return dict({"geometry": shape, "givens": [0] * (side * side)}, **more)


def request(call, body, close=True):
    text = json.dumps(body)
    return (f"POST /api/v1/{call} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(text)}\r\n" + "Connection: close\r\n" * close + f"\r\n{text}").encode()


class Server:
    def __init__(self, program, *options, files=None):
        limit = lambda: files and resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
        self.process = subprocess.Popen(
            [program, "serve", "--address", "127.0.0.1:0", *options],
            stdout=subprocess.PIPE, text=True, preexec_fn=limit)
        port = self.process.stdout.readline().rstrip("/\n").rsplit(":", 1)[1]
        self.address = ("127.0.0.1", int(port))
        self.sockets = []

    def connect(self, sent=b"", room=None):
        stream = socket.socket()
        if room:
            stream.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        stream.settimeout(20)
        stream.connect(self.address)
        stream.sendall(sent)
        self.sockets.append(stream)
        return stream

    def ask(self, sent):
        """The status of a request and how long it took; None where there is no answer."""
        start = time.monotonic()
        try:
            with socket.create_connection(self.address, timeout=35) as stream:
                stream.settimeout(35)
                stream.sendall(sent)
                answer = stream.recv(100)
                while answer and stream.recv(1 << 20):
                    pass
            return (answer.split()[1].decode() if answer else None), time.monotonic() - start
        except OSError:
            return None, time.monotonic() - start

    def memory(self, name="VmHWM"):
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) for line in status if line.startswith(name)) / 1024

    def end(self):
        start = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(LONGEST_END)
            ended = f"{time.monotonic() - start:.1f}"
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            ended = f"> {LONGEST_END}"
        for stream in self.sockets:
            stream.close()
        return ended


def unread_candidates(server):
    for _ in range(30):
        server.connect(request("candidates", {"board": board(255)}), room=4096)


def unread_reads(server):
    line = "15x15:" + "z" * 1947 + "c"
    call = request("read", {"text": "\n".join([line] * 400)})
    for _ in range(6):
        server.connect(call, room=4096)


def silent(server):
    for _ in range(1000):
        server.connect()


def trickle(server, head):
    streams = [server.connect(head) for _ in range(300)]

    def drip():
        for _ in range(40):
            for stream in streams:
                try:
                    stream.sendall(b"1")
                except OSError:
                    pass
            time.sleep(0.5)
    threading.Thread(target=drip, daemon=True).start()


def slow_heads(server):
    trickle(server, b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")


def slow_bodies(server):
    trickle(server, b"POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json"
            b"\r\nContent-Length: 1000000\r\n\r\n{\"board\":{\"givens\":[1")


def empty_boards(count):
    def attack(server):
        for _ in range(count):
            server.connect(request("solve", {"board": board(100)}))
    return attack


def abandoned(server):
    rare = {"seed": 1, "tries": 10**9, "rating": [9.9, 9.9]}
    calls = [("write", {"board": board(255), "to": "candidates"}), ("candidates", {"board": board(255)}),
             ("draw", {"board": board(255)}), ("geometry", {"geometry": {"block": [15, 17]}}),
             ("generate", rare)]
    for number in range(200):
        server.connect(request(*calls[number % len(calls)])).close()


def flood(server):
    """More connections than there are descriptors, silent and at work."""
    for _ in range(40):
        server.connect(request("solve", {"board": board(100)}))
    for _ in range(600):
        try:
            server.connect()
        except OSError:
            break


def unscraped(server):
    call = request("about", [], close=False)
    stream = server.connect()
    before = server.memory("VmRSS")
    for _ in range(4000):
        stream.sendall(call * 50)
        answers = 0
        while answers < 50:
            answers += stream.recv(1 << 20).count(b"HTTP/1.1 ")
    time.sleep(6)
    print(f"    200,000 calls: {before:.1f} MB before, {server.memory('VmRSS'):.1f} MB after")


def everything(server):
    unread_candidates(server)
    for _ in range(50):
        server.connect()
        server.connect(b"GET / HT")
        server.connect(b"POST /api/v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{")
        server.connect(request("count", {"board": board(9), "most": 10**18}))


ATTACKS = {
    "30 unread candidates of 255x255": unread_candidates,
    "6 unread reads of 400 Tatham lines": unread_reads,
    "1,000 silent connections": silent,
    "300 slow heads": slow_heads,
    "300 slow bodies": slow_bodies,
    "2 empty boards of 100x100": empty_boards(2),
    "20 empty boards of 100x100": empty_boards(20),
    "200 abandoned calls": abandoned,
    "a flood with 256 descriptors": flood,
    "200,000 calls and no scrape": unscraped,
    "all of it, then SIGTERM": everything,
}


def run(program, name, attack):
    server = Server(program, files=256 if attack is flood else None)
    usual = server.ask(request("solve", SMALL))
    assert usual[0] == "200", usual
    print(f"{name}", flush=True)
    start = time.monotonic()
    attack(server)
    times, statuses = [], collections.Counter()
    while time.monotonic() - start < 12 or len(times) < 3:
        status, seconds = server.ask(request("solve", SMALL))
        statuses[status or "none"] += 1
        times.append(seconds)
        if len(times) >= 3 and time.monotonic() - start > 40:
            break
        time.sleep(0.05)
    health = server.ask(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    memory = server.memory()
    times.sort()
    told = " ".join(f"{status}={count}" for status, count in statuses.items())
    print(f"    small call: median {times[len(times) // 2]:.3f} s, most {times[-1]:.3f} s, {told}; "
          f"health {health[0] or 'none'} in {health[1]:.3f} s")
    print(f"    memory: {memory:.0f} MB at most; ended within {server.end()} s of SIGTERM", flush=True)


def requests_that_mean_two_things(program):
    server = Server(program)
    head = ("POST /api/v1/about HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\n{}"
            "Connection: close\r\n\r\n2\r\n{{}}\r\n0\r\n\r\n")
    for name, host, lengths in [
        ("Content-Length and Transfer-Encoding", "localhost",
         "Content-Length: 2\r\nTransfer-Encoding: chunked\r\n"),
        ("Transfer-Encoding and Content-Length", "localhost",
         "Transfer-Encoding: chunked\r\nContent-Length: 2\r\n"),
        ("another host", "evil.example", "Transfer-Encoding: chunked\r\n"),
    ]:
        print(f"{name}: {server.ask(head.format(host, lengths).encode())[0]}")
    server.end()


def main():
    program, *names = sys.argv[1:] or sys.exit(__doc__)
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    for name, attack in ATTACKS.items():
        if not names or any(part in name for part in names):
            run(program, name, attack)
    if not names:
        requests_that_mean_two_things(program)


if __name__ == "__main__":
    main()
