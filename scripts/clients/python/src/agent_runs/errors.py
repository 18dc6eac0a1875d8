"""Error replies as exceptions."""

import json
from collections.abc import Mapping
from typing import Any

from .rest.models.problem import Problem


class ApiError(Exception):
    """An error reply. `code` is for programs, `problem.detail` says what to do, `pointers` what was wrong where."""

    def __init__(self, status: int, problem: Problem | None, retry_after: float | None = None) -> None:
        self.status = int(status)
        self.problem = problem
        self.retry_after = retry_after
        super().__init__(f"{self.status} {self.code}: {problem.detail}" if problem else f"{self.status}")

    @property
    def code(self) -> str:
        """Such as `not_found`; empty when something between you and the service replied."""
        return str(self.problem.code) if self.problem else ""

    @property
    def request_id(self) -> str:
        """What support asks for."""
        return self.problem.request_id if self.problem else ""

    @property
    def pointers(self) -> dict[str, str]:
        """Each place that was wrong, as a JSON Pointer, and why."""
        return {one.pointer: one.message for one in self.problem.errors} if self.problem else {}

    @classmethod
    def read(cls, status: int, body: bytes, headers: Mapping[str, str]) -> "ApiError":
        problem: Problem | None = None
        try:
            parsed: Any = json.loads(body)
            problem = Problem.from_dict(parsed)
        except (ValueError, TypeError, KeyError, AttributeError):
            pass  # A proxy's own page, for instance.
        return cls(status, problem, seconds_of(headers.get("retry-after")))


def seconds_of(retry_after: str | None) -> float | None:
    """`Retry-After` in seconds; None without one, or when it is a date."""
    return float(retry_after) if retry_after is not None and retry_after.isdecimal() else None
