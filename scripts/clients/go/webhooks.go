package agentruns

import (
	"encoding/json"
	"net/http"

	standardwebhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
)

// Delivery is a delivery of a webhook. Data is the event's payload as it came.
type Delivery struct {
	Type      string          `json:"type"`
	Timestamp string          `json:"timestamp"`
	Data      json.RawMessage `json:"data"`
}

// VerifyWebhook gives a delivery that is signed with your secret; an error for any other, and for one older than five minutes.
// The body is exactly what came, before any parsing.
func VerifyWebhook(secret string, body []byte, header http.Header) (*Delivery, error) {
	webhook, err := standardwebhooks.NewWebhook(secret)
	if err != nil {
		return nil, err
	}
	if err := webhook.Verify(body, header); err != nil {
		return nil, err
	}
	var delivery Delivery
	if err := json.Unmarshal(body, &delivery); err != nil {
		return nil, err
	}
	return &delivery, nil
}
