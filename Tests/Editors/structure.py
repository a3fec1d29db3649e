#!/usr/bin/env python3
"""Holds every message that a server sent against the protocol's own types.

usage: structure.py FOLDER   (as record.py leaves it, or protocol-fixtures/sessions)

Each message is structured with lsprotocol and written out again. What is lost or changed on the way
is no part of the protocol, or stands in the wrong place. Prints `ok - ...` and `not ok - ...`.
"""

import collections
import json
import pathlib
import sys

from lsprotocol import converters, types


def messages(data):
    """The messages of a stream, to the byte: anything else on it is an error."""
    while data:
        head, separator, rest = data.partition(b"\r\n\r\n")
        fields = dict(line.split(b": ", 1) for line in head.split(b"\r\n"))
        length = int(fields[b"Content-Length"])
        if not separator or len(rest) < length:
            raise ValueError("the stream ends inside a message")
        yield json.loads(rest[:length].decode("utf-8"))
        data = rest[length:]


def without_nulls(value):
    """lsprotocol leaves out what is null; so does this, for comparing."""
    if isinstance(value, dict):
        return {key: without_nulls(item) for key, item in value.items() if item is not None}
    if isinstance(value, list):
        return [without_nulls(item) for item in value]
    return value


def difference(sent, read, path="message"):
    if isinstance(sent, dict) and isinstance(read, dict):
        for key in sorted(sent.keys() | read.keys()):
            if key not in read:
                return f"{path}.{key} is not in the protocol"
            if key not in sent:
                return f"{path}.{key} is missing"
            if found := difference(sent[key], read[key], f"{path}.{key}"):
                return found
        return None
    if isinstance(sent, list) and isinstance(read, list) and len(sent) == len(read):
        for index, pair in enumerate(zip(sent, read)):
            if found := difference(*pair, f"{path}[{index}]"):
                return found
        return None
    return None if sent == read else f"{path} is {sent!r}, and reads as {read!r}"


def kind_of(message, requests):
    """What the message is called, and the type that it must fit."""
    if "method" in message:
        method = message["method"]
        known = types.METHOD_TO_TYPES.get(method)
        return method, known[0] if known else None
    method = requests.get(message.get("id"))
    if "error" in message:
        return f"{method} (error)", types.ResponseErrorMessage
    known = types.METHOD_TO_TYPES.get(method)
    return f"{method} (response)", known[1] if known else None


def problem_of(message, kind, converter):
    if message.get("jsonrpc") != "2.0":
        return "jsonrpc is not 2.0"
    if kind is None:
        return "no such method, or a response to no request"
    try:
        read = converter.unstructure(converter.structure(message, kind), unstructure_as=kind)
    except Exception as error:  # cattrs raises groups of whatever went wrong inside
        return f"does not structure: {error!r}"
    return difference(without_nulls(message), without_nulls(read))


def recorded(folder):
    """What an editor and the server said, by run: the client's bytes and the server's."""
    for run in sorted(folder.glob("run-*")):
        yield run.name, (run / "client").read_bytes(), (run / "server").read_bytes()


def frame(line):
    body = json.dumps({"jsonrpc": "2.0", **json.loads(line)}).encode()
    return b"Content-Length: %d\r\n\r\n%s" % (len(body), body)


def replayed(folder):
    """The same of the sessions that the tests replay."""
    for path in sorted(folder.glob("*.txt")):
        dialogue = path.read_text(encoding="utf-8").partition("\n-- dialogue --\n")[2]
        if "\n>> " in dialogue:
            continue  # what the client sends is damaged
        sides = {"> ": b"", "< ": b""}
        for line in dialogue.splitlines():
            if line[:2] in sides:
                sides[line[:2]] += frame(line[2:])
        yield path.name, sides["> "], sides["< "]


def main():
    converter = converters.get_converter()
    counts, problems = collections.Counter(), {}
    folder = pathlib.Path(sys.argv[1])
    for run, client, server in [*recorded(folder), *replayed(folder)]:
        requests = {}
        try:
            for message in messages(client):
                if "method" in message and "id" in message:
                    requests[message["id"]] = message["method"]
        except (KeyError, ValueError):
            pass  # a client that goes may be cut off inside a message
        try:
            for message in messages(server):
                name, kind = kind_of(message, requests)
                counts[name] += 1
                if found := problem_of(message, kind, converter):
                    problems.setdefault(name, f"{run}: {found} in {json.dumps(message)[:400]}")
        except (KeyError, ValueError) as error:
            problems["framing"] = f"{run}: {error!r}"
            counts["framing"] += 1
    for name, count in sorted(counts.items()):
        if name in problems:
            print(f"not ok - protocol: {name}: {problems[name]}")
        else:
            print(f"ok - protocol: {name}, {count} times")
    if not counts:
        print("not ok - protocol: the server sent nothing")


main()
