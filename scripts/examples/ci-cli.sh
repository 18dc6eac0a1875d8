#!/usr/bin/env bash
# `npm run example:ci-cli`: the same as ci.sh with the command line agent-runs: follows the run, keeps its events as run.ndjson and its patch as run.patch.
# Needs AGENT_RUNS_URL, AGENT_RUNS_KEY and TASK; RUN_KEY makes a job that is started again follow the run it started first.
set -euo pipefail

: "${AGENT_RUNS_URL:?}" "${AGENT_RUNS_KEY:?}" "${TASK:?}"
RUN_KEY=${RUN_KEY:-${GITHUB_RUN_ID:-${CI_JOB_ID:-$$-$RANDOM$RANDOM}}}

status=0
printf '%s' "$TASK" | agent-runs run - --json --idempotency-key "ci-$RUN_KEY" \
  ${AGENT:+--agent "$AGENT"} > run.ndjson || status=$?

# The last event is the receipt; there is none when the run could not be started.
receipt=$(tail -n 1 run.ndjson)
if [ "$(jq -r .type <<< "${receipt:-null}")" = run.settled ]; then
  jq -r 'select(.type == "step.completed") | "\(.status)\t\(.step)"' run.ndjson
  jq -r '"\(.state): \(.reason.message)"' <<< "$receipt"
  agent-runs runs patch "$(jq -r .id <<< "$receipt")" > "${PATCH:-run.patch}"
fi
exit "$status"
