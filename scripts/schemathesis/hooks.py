"""What no document can say: values that are right in form and still refused. Each is put right, with the reason; nothing is left out.

Only requests that are meant to be accepted are touched. Those that are meant to be refused go out as they were made.
"""

import hashlib
import io
import itertools
import json
import os
import re
import tarfile
from datetime import datetime, timezone

import schemathesis
from schemathesis.core.deserialization import _parse_sse_events
from schemathesis.specs.openapi.checks import use_after_free

# RUN_TIMEOUT_SECONDS of the service under test: the bound is the deployment's own, so the document cannot hold it.
TIMEOUT_MS_MAX = 43_200_000
KEY = re.compile(r"[!-~]{1,255}")
# Runs the script has made: nobody guesses an id, so without them nothing behind one would ever be reached.
SETTLED = os.environ.get("SETTLED_RUNS", "").split()
OPEN = os.environ.get("OPEN_RUNS", "").split()
# Runs that may be deleted, so that the others stay for the rest.
SPARE = os.environ.get("SPARE_RUNS", "").split()
# The key that asks: a call that revoked it would turn every later one into a 401 that proves nothing.
OWN_KEY = os.environ.get("OWN_KEY", "")
# An address of this machine that the service under test may call; nobody listens there.
NOBODY = "http://127.0.0.1:18999/"
LIST_PARAMETERS = ("limit", "cursor", "state", "workspace", "agent", "created_after", "created_before")
turn = itertools.count()


@schemathesis.hook
def before_call(context, case, kwargs):
    if OWN_KEY and (case.path_parameters or {}).get("key_id") == OWN_KEY:
        case.path_parameters["key_id"] = "key_" + "0" * 26
    # `metadata` stands for every name that begins with `metadata.`; a name that does not is a parameter nobody knows, and those
    # are ignored. So a wrong name is put where it counts as one.
    if case.operation.definition.raw.get("operationId") == "listRuns":
        for name in [name for name in (case.query or {}) if name not in LIST_PARAMETERS and not name.startswith("metadata.")]:
            case.query["metadata."] = case.query.pop(name)

    if case.meta is None or not case.meta.generation.mode.is_positive:
        return
    body = case.body if isinstance(case.body, dict) else {}
    operation = case.operation.definition.raw.get("operationId")

    # Every other id is one that exists; the rest stay made up. An open run has no end to its stream, so it is for cancelling.
    parameters = case.path_parameters or {}
    if "run_id" in parameters and next(turn) % 2 == 0:
        known = OPEN + SETTLED if operation == "cancelRun" else SETTLED
        if operation == "deleteRun":
            known = [SPARE.pop()] if SPARE else []
        if known:
            parameters["run_id"] = known[next(turn) // 2 % len(known)]

    if operation == "createRun":
        # Agents are the deployment's own; GET /agents lists them.
        if isinstance(body.get("agent"), str):
            body["agent"] = "script"
        if isinstance(body.get("timeout_ms"), int) and body["timeout_ms"] > TIMEOUT_MS_MAX:
            body["timeout_ms"] = TIMEOUT_MS_MAX
        # The agent `script` takes no model and never asks, and this deployment lets runs reach nothing.
        body.pop("model", None)
        body.pop("approval", None)
        body.pop("network", None)
        # The bounds are the deployment's own, as that of timeout_ms; GET /me tells them.
        body.pop("limits", None)

    # The bounds are the deployment's own; GET /me tells them.
    if operation in ("createKey", "updateKey") and isinstance(body.get("limits"), dict):
        body["limits"] = {name: value and min(value, 1000) for name, value in body["limits"].items()}

    source = body.get("source") if operation == "createWorkspace" else None
    if isinstance(source, dict):
        # Only a run that is there has a tree, and only an address that may be called is taken: one of this machine, where nobody listens.
        if source.get("type") == "run":
            source["run_id"] = SETTLED[next(turn) % len(SETTLED)]
        if source.get("type") == "git":
            # A token takes the place of the other two.
            if "token" in (source.get("credentials") or {}):
                source["credentials"] = {"token": source["credentials"]["token"]}
            source["url"] = NOBODY + hashlib.sha256(str(source.get("url")).encode()).hexdigest()

    # Only addresses that the service may call are taken, and no schema can say which those are.
    for name in ("url", "webhook"):
        if operation in ("createWebhook", "updateWebhook", "createRun") and isinstance(body.get(name), str):
            body[name] = NOBODY + hashlib.sha256(body[name].encode()).hexdigest()

    # No name in a path may be empty, `.` or `..`: the document says so in words, a pattern for it could be read by nobody.
    if operation in ("listWorkspaceFiles", "getWorkspaceFile") and isinstance((case.query or {}).get("path"), str):
        names = [name for name in case.query["path"].split("/") if name not in ("", ".", "..")]
        # The top is a folder, and read as a file it would be refused.
        case.query["path"] = "/".join(names) or ("" if operation == "listWorkspaceFiles" else "hello.txt")

    if operation in ("createExport", "updateExport") and isinstance(body.get("endpoint"), str):
        body["endpoint"] = NOBODY + hashlib.sha256(body["endpoint"].encode()).hexdigest()

    # An empty range is refused, and no schema compares two fields.
    if operation == "backfillExport" and body:
        body.pop("created_before", None)
        if isinstance(body.get("created_after"), str):
            body["created_after"] = "2020-01-01T00:00:00Z"

    # Must lie in the future, and no schema knows what time it is.
    if isinstance(body.get("expires_at"), str):
        body["expires_at"] = f"{datetime.now(timezone.utc).year + 10}-01-01T00:00:00Z"

    # The same key with another request is 422 by promise; a key made of the request gets the first answer again.
    request = [operation, case.path_parameters, case.query, case.body]
    # The first answer comes again also after what it made was deleted, and then leads to nothing: so each creation is a first one.
    if operation in ("createWebhook", "createExport", "createWorkspace"):
        request.append(next(turn))
    for name, value in list((case.headers or {}).items()):
        if name.lower() == "idempotency-key" and KEY.fullmatch(str(value)):
            case.headers[name] = hashlib.sha256(json.dumps(request, sort_keys=True, default=str).encode()).hexdigest()

    # A range must begin within the file, and no schema knows its size; the runs made for the test have no empty file.
    for name, value in list((case.headers or {}).items()):
        if name.lower() == "range":
            case.headers[name] = re.sub(r"^bytes=\d+-", "bytes=0-", re.sub(r"^bytes=-0+$", "bytes=-1", str(value)))

    # Opaque: the only right ones are those that an earlier page gave.
    (case.query or {}).pop("cursor", None)
    # Must be the number of an event the run has; 0 is before the first of any run.
    if "after" in (case.query or {}):
        case.query["after"] = "0"
    for name in list(case.headers or {}):
        if name.lower() == "last-event-id":
            case.headers[name] = "0"


@schemathesis.deserializer("text/event-stream")
def data_of_frames(context, response):
    """OpenAPI 3.1 cannot describe a frame, so the document's schema is that of its data: each is held against it.

    The last frame of a created run's stream, `usage`, is no event of the run and has a schema of its own.
    """
    frames = _parse_sse_events(response.content, "utf-8")
    return [json.loads(frame["data"]) for frame in frames if frame.get("event") != "usage" and "data" in frame]


@schemathesis.serializer("application/x-tar", "application/gzip")
def archive(ctx, value):
    """An archive is bytes: those of a small one where the request is meant to be accepted, else whatever was made up."""
    if ctx.case.meta is not None and ctx.case.meta.generation.mode.is_positive:
        kind = "gz" if "gzip" in str(ctx.case.media_type) else ""
        content = io.BytesIO()
        with tarfile.open(fileobj=content, mode=f"w:{kind}") as made:
            entry = tarfile.TarInfo("hello.txt")
            entry.size = 5
            made.addfile(entry, io.BytesIO(b"hello"))
        return content.getvalue()
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "surrogatepass")


@schemathesis.check
def nothing_after_delete(ctx, response, case):
    """As `use_after_free`, but for keys: DELETE revokes one, and its record stays with `revoked_at`, as the document says."""
    if case.operation.path == "/keys/{key_id}":
        return None
    return use_after_free(ctx, response, case)
