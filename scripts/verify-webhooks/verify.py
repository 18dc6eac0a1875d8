"""Reads deliveries as JSON on standard input and verifies each with the Standard Webhooks library of Python."""

import json
import sys

from standardwebhooks import Webhook
from standardwebhooks.webhooks import WebhookVerificationError

wrong = []
deliveries = json.load(sys.stdin)
for delivery in deliveries:
    try:
        message = Webhook(delivery["secret"]).verify(delivery["body"], delivery["headers"])
        genuine = message["type"] == delivery["type"]
    except WebhookVerificationError:
        genuine = False
    if genuine != delivery["genuine"]:
        wrong.append(delivery["title"])
print(json.dumps({"verified": len(deliveries), "wrong": wrong}))
