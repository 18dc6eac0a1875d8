#!/usr/bin/env bash
# `npm run example:ci`: from any CI that has bash, curl and jq: starts a run, shows its steps, keeps its patch as run.patch, and exits as the run ended.
# Needs BASE_URL, KEY and TASK; RUN_KEY makes a job that is started again follow the run it started first.
set -euo pipefail

: "${BASE_URL:?}" "${KEY:?}" "${TASK:?}"
RUN_KEY=${RUN_KEY:-${GITHUB_RUN_ID:-${CI_JOB_ID:-$$-$RANDOM$RANDOM}}}
# From a file, so that the key is in no list of processes.
auth=$(mktemp)
trap 'rm -f "$auth"' EXIT
printf 'header = "Authorization: Bearer %s"\n' "$KEY" > "$auth"
call() { curl -sS --fail-with-body --retry 5 --retry-connrefused -K "$auth" "$@"; }

body=$(jq -n --arg task "$TASK" --arg agent "${AGENT:-}" \
  '{task: $task} + (if $agent == "" then {} else {agent: $agent} end)')
id=$(call "$BASE_URL/runs" -H 'Content-Type: application/json' -H "Idempotency-Key: ci-$RUN_KEY" -d "$body" | jq -r .id)
echo "run $id"
cancel() { call -X POST "$BASE_URL/runs/$id/cancel" > /dev/null || true; exit 130; }
trap cancel INT TERM

# Follow: a stream that breaks is taken up behind the last event, until the run is settled.
last=0
state=
while [ -z "$state" ]; do
  while IFS= read -r line; do
    [[ $line == data:* ]] || continue
    event=${line#data: }
    last=$(jq -r .seq <<< "$event")
    jq -r 'select(.type == "step.completed") | "\(.status)\t\(.step)\t\(.passed) passed, \(.failed) failed"' <<< "$event"
    state=$(jq -r 'select(.type == "run.settled") | .state' <<< "$event")
  done < <(curl -sSN --fail --max-time 3600 --speed-time 30 --speed-limit 1 -K "$auth" -H "Last-Event-ID: $last" \
    -H 'Accept: text/event-stream' "$BASE_URL/runs/$id/events" || true)
  [ -n "$state" ] || { call "$BASE_URL/runs/$id" > /dev/null; sleep 1; }
done

run=$(call "$BASE_URL/runs/$id")
call "$(jq -r .patch <<< "$run")" -o "${PATCH:-run.patch}"
jq -r '"\(.state): \(.reason.message)"' <<< "$run"
case $state in completed) exit 0 ;; interrupted) exit 3 ;; *) exit 1 ;; esac
