"""Deliveries of webhooks: taken only when they are signed with your secret."""

import json
from collections.abc import Mapping
from typing import Any, cast

from standardwebhooks.webhooks import Webhook, WebhookVerificationError

__all__ = ["WebhookVerificationError", "verify_webhook"]


def verify_webhook(secret: str, body: str | bytes, headers: Mapping[str, str]) -> dict[str, Any]:
    """The message `{type, timestamp, data}` of a delivery; raises WebhookVerificationError when it is not genuine or
    older than five minutes. `body` is exactly what came, before any parsing."""
    text = body.decode() if isinstance(body, bytes) else body
    Webhook(secret).verify(text, {name.lower(): value for name, value in headers.items()})
    return cast(dict[str, Any], json.loads(text))
