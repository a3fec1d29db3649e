#!/usr/bin/env python3
"""Runs a language server and keeps what went through its pipes.

usage: record.py FOLDER COMMAND [ARGUMENT...]

Standard input and output go through unchanged. Each run makes a folder of its own in FOLDER, with
`pid`, `client` and `server` (the bytes of either direction), `stderr`, and, once the server has
ended, `status` (its exit status, negative for a signal).
"""

import os
import subprocess
import sys
import tempfile
import threading


def pump(source, target, copy):
    """Copies from one descriptor to the other until either ends."""
    while chunk := os.read(source, 65536):
        copy.write(chunk)
        copy.flush()
        view = memoryview(chunk)
        try:
            while view:
                view = view[os.write(target, view):]
        except BrokenPipeError:
            break
    try:
        os.close(target)
    except OSError:
        pass


def main():
    folder, command = sys.argv[1], sys.argv[2:]
    run = tempfile.mkdtemp(prefix="run-", dir=folder)

    def file(name):
        return open(os.path.join(run, name), "wb")

    with file("client") as client, file("server") as server, file("stderr") as errors:
        process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=errors
        )
        with file("pid") as pid:
            pid.write(b"%d\n" % process.pid)
        # A copy of the descriptor, so that closing it here is what the server sees as end of input.
        stdin = os.dup(process.stdin.fileno())
        process.stdin.close()
        threading.Thread(target=pump, args=(0, stdin, client), daemon=True).start()
        answers = threading.Thread(
            target=pump, args=(process.stdout.fileno(), os.dup(1), server), daemon=True
        )
        answers.start()
        status = process.wait()
        answers.join()
        with file("status") as out:
            out.write(b"%d\n" % status)
    # Not sys.exit: the thread that reads standard input may still wait in a read.
    os._exit(status if status >= 0 else 128 - status)


main()
