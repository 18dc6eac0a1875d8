"""Client of Agent Run Service.

`agent_runs.rest` has every operation and type of the contract, generated from it. Here is what a generator has not: a
connection with sensible defaults, errors as exceptions, a follower of runs that survives broken streams, and webhooks.
"""

from .connection import checked, connect
from .errors import ApiError
from .follow import Event, follow
from .webhooks import WebhookVerificationError, verify_webhook

__all__ = [
    "ApiError",
    "Event",
    "WebhookVerificationError",
    "checked",
    "connect",
    "follow",
    "verify_webhook",
]
