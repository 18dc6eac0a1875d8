#!/usr/bin/env bash
# Runs an agent with the command line agent-runs: all that it is told comes by variables, which action.yml sets. Exits as the run ends.
set -euo pipefail

folder="${RUNNER_TEMP:?}/agent-runs"
mkdir -p "$folder"
events="$folder/events.ndjson"
patch="$folder/run.patch"

# The install runs no script of any package, and sees neither the key nor the token.
read -r -a packages <<< "${CLI_PACKAGES:-agent-runs}"
env -u AGENT_RUNS_KEY -u GITHUB_TOKEN npm install --prefix "$folder" --ignore-scripts --no-audit --no-fund --loglevel=error "${packages[@]}" > /dev/null
cli="$folder/node_modules/.bin/agent-runs"

options=(--json --dir "${RUN_DIR:-.}")
if [ -n "${RUN_AGENT:-}" ]; then options+=(--agent "$RUN_AGENT"); fi
if [ -n "${RUN_MODEL:-}" ]; then options+=(--model "$RUN_MODEL"); fi
if [ -n "${RUN_TIMEOUT:-}" ]; then options+=(--timeout "$RUN_TIMEOUT"); fi
if [ "${RUN_APPLY:-false}" = true ]; then options+=(--apply); fi
if [ "${RUN_COMMENT:-true}" = true ]; then options+=(--comment); fi

# What an agent says is printed, and must not be read as a command to the runner.
mark=$(node -p 'crypto.randomUUID()')
echo "::stop-commands::$mark"
status=0
printf '%s' "${INSTRUCTION:?}" | "$cli" run - "${options[@]}" > "$events" || status=$?

receipt=$(tail -n 1 "$events")
field() { RECEIPT="$receipt" FIELD="$1" node -p 'const found = JSON.parse(process.env.RECEIPT || "{}"); String((found.type === "run.settled" && found[process.env.FIELD]) || "").replace(/[^\w\/-]/g, "")'; }
id=$(field id)
state=$(field state)
if [ -n "$id" ]; then "$cli" runs patch "$id" > "$patch" || status=$?; else : > "$patch"; fi
echo "::$mark::"

{
  echo "run=$id"
  echo "state=$state"
  echo "patch=$patch"
} >> "${GITHUB_OUTPUT:-/dev/null}"
exit "$status"
