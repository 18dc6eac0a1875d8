"""Follows a run: every event once and in order, however often the connection breaks, until the run is settled."""

import json
import random
import time
from collections.abc import Generator, Iterator
from contextlib import closing
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

import httpx

from .errors import ApiError
from .rest.client import AuthenticatedClient

_LINE_MAX = 8 * 1024 * 1024
_DELAY_MAX = 30.0
_RETRY_AFTER_MAX = 300.0


@dataclass(frozen=True)
class Event:
    """One event. `data` is the whole payload, as `agent_runs.rest.models` types it (`StepCompletedEvent.from_dict(event.data)`).

    New types may come: ignore those you do not know.
    """

    seq: int
    type: str
    data: dict[str, Any]


class _Broken(Exception):
    """The stream is of no use any more; the next one goes on where it stopped."""


def follow(
    client: AuthenticatedClient,
    run_id: str,
    *,
    after: int = 0,
    silence: float = 30.0,
    delay: float = 1.0,
) -> Iterator[Event]:
    """Yields the events after `after`, and ends with `run.settled` only.

    A stream that ends, breaks or says nothing for `silence` seconds (the service says something every ten) is resumed,
    as are 429 and 5xx, after `delay` seconds that double up to thirty, or longer where the service asks for it. Raises
    ApiError for what asking again can not help, such as 401, 404 and 410. Close the iterator to stop earlier.
    """
    cursor = after
    failures = 0
    while True:
        asked = 0.0
        try:
            with closing(_stream(client, run_id, cursor, silence)) as events:
                for event in events:
                    failures = 0
                    if event is None:
                        continue  # A sign of life.
                    if event.seq <= cursor:
                        continue  # Sent again by something in between.
                    if event.seq != cursor + 1:
                        raise _Broken
                    cursor = event.seq
                    yield event
                    if event.type == "run.settled":
                        return
        except ApiError as error:
            if error.status == 204:
                return  # Settled at or before `after`: nothing is to come.
            if error.status not in (408, 425, 429) and error.status < 500:
                raise
            asked = min(error.retry_after or 0.0, _RETRY_AFTER_MAX)
        except httpx.UnsupportedProtocol:
            raise  # The address is wrong, and stays so.
        except (httpx.RequestError, _Broken):
            pass
        failures += 1
        # Half of it by chance, so that many followers do not come back at once.
        backoff = min(_DELAY_MAX, delay * 2 ** min(failures - 1, 10)) * random.uniform(0.5, 1)
        time.sleep(max(backoff, asked))


def _stream(client: AuthenticatedClient, run_id: str, cursor: int, silence: float) -> Generator[Event | None, None, None]:
    headers = {"Accept": "text/event-stream", "Cache-Control": "no-store"}
    if cursor > 0:
        headers["Last-Event-ID"] = str(cursor)
    request = client.get_httpx_client().stream(
        "GET",
        f"/runs/{quote(run_id, safe='')}/events",
        headers=headers,
        timeout=httpx.Timeout(silence),
    )
    with request as response:
        if response.status_code == 204:
            raise ApiError(204, None)
        if response.status_code != 200:
            response.read()
            raise ApiError.read(response.status_code, response.content, response.headers)
        yield from _frames(_lines(response))


def _lines(response: httpx.Response) -> Iterator[str]:
    """Lines by line feeds alone: a payload may hold other characters that Python would take for the end of a line."""
    rest = b""
    for chunk in response.iter_bytes():
        *lines, rest = (rest + chunk).split(b"\n")
        if len(rest) > _LINE_MAX:
            raise _Broken
        for line in lines:
            yield line.removesuffix(b"\r").decode("utf-8", "replace")


def _frames(lines: Iterator[str]) -> Iterator[Event | None]:
    """Events from whole frames, and None for each comment; a frame that the end of the stream cut short is dropped."""
    id = ""
    data: list[str] = []
    for line in lines:
        if line == "":
            if id != "" and data:
                yield _event("\n".join(data))
            id, data = "", []
            continue
        if line.startswith(":"):
            yield None
            continue
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if name == "id":
            id = value
        elif name == "data":
            data.append(value)


def _event(text: str) -> Event:
    try:
        payload = json.loads(text)
        return Event(seq=int(payload["seq"]), type=str(payload["type"]), data=payload)
    except (ValueError, TypeError, KeyError) as error:
        raise _Broken from error
