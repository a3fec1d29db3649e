# What the tests with real editors have in common. Sourced by `EDITOR/run`, which has set `here` to
# its folder and checked its arguments.
#
# usage: prepare AALSP_BINARY [NAME], then the editor with `aalsp` from "$work/bin", then `finish MESSAGES`
#
# Needs python3 with venv. What comes from PyPI goes into a virtual environment: in the folder that
# AALSP_TEST_CACHE names, which is kept, or in a temporary one.
drivers=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd -P)
repository=$(cd "$drivers/../.." && pwd -P)

# BINARY [NAME]: makes the folder `work` with the program's stand-in, which keeps what goes through its
# pipes, and the copy `workspace` of the sample app, in a folder of that name. The usual name has a
# space and an accent, as on many a disk.
prepare() {
  local server cache environment
  server=$(cd "$(dirname "$1")" && pwd -P)/$(basename "$1")
  work=$(cd "$(mktemp -d)" && pwd -P)
  trap 'rm -rf "$work"' EXIT
  cache=${AALSP_TEST_CACHE:-$work/cache}
  mkdir -p "$cache" "$work/bin" "$work/records" "$work/home"

  # The environment is named after what is in it, so that a changed list makes a new one.
  environment=$cache/editors-$(cksum < "$drivers/requirements.txt" | cut -d' ' -f1)
  if [[ ! -e $environment/complete ]]; then
    echo "Installing Neovim and lsprotocol from PyPI into a virtual environment"
    rm -rf "$environment"
    python3 -m venv "$environment"
    "$environment/bin/pip" install --quiet --disable-pip-version-check \
      -r "$drivers/requirements.txt"
    touch "$environment/complete"
  fi
  programs=$environment/bin
  python=$programs/python3

  cat > "$work/bin/aalsp" <<SCRIPT
#!/bin/sh
exec "$python" "$drivers/record.py" "$work/records" "$server" "\$@"
SCRIPT
  chmod +x "$work/bin/aalsp"
  workspace="$work/${2:-Zeichnen für alle}"
  cp -R "$repository/protocol-fixtures/workspaces/draw" "$workspace"

  export AALSP_REPOSITORY=$repository AALSP_WORKSPACE=$workspace AALSP_RESULTS=$work/results
  export HOME=$work/home XDG_CONFIG_HOME=$work/home/config XDG_DATA_HOME=$work/home/data
  export XDG_STATE_HOME=$work/home/state XDG_CACHE_HOME=$work/home/cache LC_ALL=C.UTF-8
  : > "$AALSP_RESULTS"
}

record() { # STATUS NAME DETAIL: a result, by the exit status of what was asked
  if [[ $1 -eq 0 ]]; then echo "ok - $2"; else echo "not ok - $2: $3"; fi >> "$AALSP_RESULTS"
}

ask() { # NAME COMMAND...: a result, by what a command says; its last line is the detail
  local name=$1 status=0 said
  shift
  said=$("$@" 2>&1) || status=$?
  record "$status" "$name" "$(tail -n 1 <<< "$said")"
}

# The editor is gone; within ten seconds so are the servers that it started.
check_servers_end() {
  local run pid ended
  for run in "$work"/records/run-*; do
    [[ -e $run/pid ]] || continue
    pid=$(cat "$run/pid") ended=1
    for _ in $(seq 100); do
      if ! kill -0 "$pid" 2> /dev/null; then ended=0 && break; fi
      sleep 0.1
    done
    record "$ended" "a server ends with its editor" "process $pid still runs"
    [[ $ended -eq 0 ]] || kill "$pid"
  done
}

# What the editor saved is an app as before.
check_workspace() {
  local has_key='import plistlib, sys
assert plistlib.load(open(sys.argv[1], "rb")).get("UISupportsAssistiveAccess") is True, "no key"'
  ask "the saved property list has the key" \
    "$python" -c "$has_key" "$workspace/Draw/Info.plist"
  if command -v swiftc > /dev/null; then
    ask "the saved Swift files still parse" \
      swiftc -frontend -parse "$workspace"/Draw/AssistiveAccess/*.swift
  fi
}

# MESSAGES [LOG]: the last checks, and the results; where one failed, also what the editor printed in
# the file MESSAGES and wrote to its LOG. The last line is `N passed, N failed`.
finish() {
  local passed failed run
  check_servers_end
  check_workspace
  "$python" "$drivers/structure.py" "$work/records" >> "$AALSP_RESULTS"
  "$python" "$drivers/structure.py" "$repository/protocol-fixtures/sessions" >> "$AALSP_RESULTS"
  cat "$AALSP_RESULTS"
  passed=$(grep -c '^ok - ' "$AALSP_RESULTS" || true)
  failed=$(grep -c '^not ok - ' "$AALSP_RESULTS" || true)
  if [[ $failed -ne 0 ]]; then
    echo "What the editor printed:" && tail -n 40 "$1" && echo
    [[ ! -s ${2:-} ]] || { echo "What the editor logged:" && tail -n 20 "$2"; }
    for run in "$work"/records/run-*; do
      [[ -s $run/stderr ]] || continue
      echo "What a server wrote on standard error:"
      tail -n 20 "$run/stderr"
    done
  fi
  echo "$passed passed, $failed failed"
  [[ $failed -eq 0 ]]
}
