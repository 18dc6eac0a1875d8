"""Opens a connection for the generated operations, and turns their error replies into exceptions."""

from typing import TypeVar, cast

import httpx

from .errors import ApiError
from .rest.client import AuthenticatedClient
from .rest.models.problem import Problem
from .rest.types import Response

T = TypeVar("T")


def connect(base_url: str, key: str, *, timeout: float = 30.0) -> AuthenticatedClient:
    """A client for the operations in `agent_runs.rest.api`. `base_url` ends in `/v1`; `timeout` is in seconds."""
    return AuthenticatedClient(
        base_url=base_url.rstrip("/"),
        token=key,
        timeout=httpx.Timeout(timeout),
        # Where a reply could also be a stream, the generated operations read the page.
        headers={"Accept": "application/json, */*;q=0.5"},
    )


def checked(response: Response[Problem | T]) -> T:
    """What a reply holds; raises ApiError when it is an error. Takes what `sync_detailed` gives."""
    if response.status_code >= 400:
        raise ApiError.read(response.status_code, response.content, response.headers)
    return cast(T, response.parsed)
