"""The journey in Python: create, stream over a bad line, receipt, retry, errors, webhook. Prints `ok <step>` for each."""

import json
import os
import uuid

from agent_runs import ApiError, WebhookVerificationError, checked, connect, follow, verify_webhook
from agent_runs.rest.api.files import get_run_patch
from agent_runs.rest.api.runs import create_run, get_run, list_runs
from agent_runs.rest.models import CreateTaskRun, RunSettledEvent, RunState, StepCompletedEvent

with open(os.environ["JOURNEY"], encoding="utf-8") as file:
    given = json.load(file)
client = connect(given["url"], given["key"])


def refused(status, code, call):
    try:
        call()
    except ApiError as error:
        assert (error.status, error.code) == (status, code), error
        return error
    raise AssertionError(f"{status} {code} was expected")


key = str(uuid.uuid4())
body = CreateTaskRun(task=given["task"], agent="script", limit=50)
run = checked(create_run.sync_detailed(client=client, body=body, idempotency_key=key))
assert run.id.startswith("dev/run_"), run
print("ok create", flush=True)

events = list(follow(client, run.id, silence=2, delay=0.2))
assert [event.seq for event in events] == list(range(1, len(events) + 1)), events
steps = [StepCompletedEvent.from_dict(event.data) for event in events if event.type == "step.completed"]
assert [step.index for step in steps] == list(range(1, 13)), steps
assert steps[0].step == "step 1 of\u0085twelve", steps[0]
settled = RunSettledEvent.from_dict(events[-1].data)
assert events[-1].type == "run.settled" and settled.state == "completed", settled
assert list(follow(client, run.id, after=len(events))) == []
print("ok stream", flush=True)

record = checked(get_run.sync_detailed(run.id, client=client))
assert record.state == RunState.COMPLETED and record.usage == settled.usage, record
assert record.usage.duration_ms > 0 and record.usage.input_ == 0, record.usage
patch = checked(get_run_patch.sync_detailed(run.id, client=client))
assert "diff --git a/12.txt b/12.txt" in patch and "+12\n" in patch, patch
assert run.id in [one.id for one in checked(list_runs.sync_detailed(client=client)).data]
print("ok receipt", flush=True)

again = create_run.sync_detailed(client=client, body=body, idempotency_key=key)
assert checked(again).id == run.id and again.headers["Idempotent-Replayed"] == "true"
other = CreateTaskRun(task="true", agent="script")
refused(422, "idempotency_mismatch", lambda: checked(create_run.sync_detailed(client=client, body=other, idempotency_key=key)))
print("ok retry", flush=True)

missing = "dev/run_00000000000000000000000000"
error = refused(404, "not_found", lambda: checked(get_run.sync_detailed(missing, client=client)))
assert error.request_id, error
wrong = CreateTaskRun(task="true", limit=0)
error = refused(400, "invalid_request", lambda: checked(create_run.sync_detailed(client=client, body=wrong)))
assert list(error.pointers) == ["/limit"], error.pointers
refused(404, "not_found", lambda: list(follow(client, missing)))
refused(410, "expired", lambda: list(follow(client, given["gone"])))
refused(401, "unauthenticated", lambda: list(follow(connect(given["url"], "ars_dev_nobody"), missing)))
print("ok errors", flush=True)

delivery = given["delivery"]
message = verify_webhook(delivery["secret"], delivery["body"], delivery["headers"])
assert message["type"] == "run.settled" and message["data"]["state"] == "completed", message
for secret, text in ((delivery["secret"], delivery["body"] + " "), ("whsec_" + "A" * 32, delivery["body"])):
    try:
        verify_webhook(secret, text, delivery["headers"])
    except WebhookVerificationError:
        continue
    raise AssertionError("a delivery that is not genuine was taken")
print("ok webhook", flush=True)
