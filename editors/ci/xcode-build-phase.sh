#!/bin/sh
# A build phase for Xcode: findings as warnings and errors beside the code, in every build.
#
# In the target's Build Phases: "+", New Run Script Phase, and as its script
#     "$SRCROOT/scripts/xcode-build-phase.sh"
# wherever this file is kept. Turn off "Based on dependency analysis" there, and set the build
# setting ENABLE_USER_SCRIPT_SANDBOXING to NO: the sources are read, all of them.
#
# Warnings do not fail the build, errors do; a machine without aalsp only gets a note.
set -u

# Canvas previews build all the time, and show no findings.
if [ "${ENABLE_PREVIEWS:-NO}" = YES ]; then exit 0; fi

# Xcode does not read the shell's profile.
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin:$HOME/.local/bin"
if ! command -v aalsp > /dev/null; then
  echo "note: aalsp is not installed, so Assistive Access is not checked"
  exit 0
fi

aalsp check --format xcode --fail-on error "${SRCROOT:-.}"
