// Runs a WebAssembly program: node wasi.mjs PROGRAM ARGUMENTS…
//
// The program runs in a process of its own, which reports what the program returned: Node.js has been seen to crash
// while it tears down a program that had ended well.
import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { WASI } from "node:wasi";

const args = process.argv.slice(2);
if (process.send) {
    const wasi = new WASI({ version: "preview1", args, env: process.env, preopens: { "/": "/" } });
    const program = await WebAssembly.compile(readFileSync(args[0]));
    const instance = await WebAssembly.instantiate(program, wasi.getImportObject());
    process.send(wasi.start(instance), () => process.disconnect());
} else {
    const child = fork(process.argv[1], args, { execArgv: process.execArgv });
    process.exitCode = 1;
    child.on("message", (code) => (process.exitCode = code));
    child.on("close", (code, signal) => {
        if (code !== 0) console.error(`Node.js ended with ${signal ?? code}, the program with ${process.exitCode}`);
    });
}
