// Package agentruns is the client of Agent Run Service: every operation and type of its contract, generated from it, and what a
// generator has not: a connection with sensible defaults, errors, a follower of runs that survives broken streams, and webhooks.
package agentruns

import (
	"context"
	"fmt"
	"net/http"
	"net/url"
	"strings"
)

// Connect gives a client for every operation. baseURL ends in /v1. Bound a call with its context.
func Connect(baseURL, key string, options ...ClientOption) (*ClientWithResponses, error) {
	if address, err := url.Parse(baseURL); err != nil {
		return nil, err
	} else if address.Scheme != "http" && address.Scheme != "https" {
		return nil, fmt.Errorf("%q begins with neither http:// nor https://", baseURL)
	}
	defaults := WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+key)
		if request.Header.Get("Accept") == "" {
			// Where a reply could also be a stream, the generated operations read the page.
			request.Header.Set("Accept", "application/json, */*;q=0.5")
		}
		return nil
	})
	return NewClientWithResponses(strings.TrimRight(baseURL, "/"), append([]ClientOption{defaults}, options...)...)
}
