package agentruns

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"io"
	"iter"
	"math/rand/v2"
	"net/http"
	"strconv"
	"strings"
	"time"
)

const (
	lineMax       = 8 << 20
	delayMax      = 30 * time.Second
	retryAfterMax = 5 * time.Minute
)

// Event is one event of a run. New types may come: ignore those you do not know.
type Event struct {
	Seq  int    `json:"seq"`
	Type string `json:"type"`
	// Data is the whole payload as it came.
	Data json.RawMessage `json:"-"`
}

// Into reads the payload into its type, such as StepCompletedEvent.
func (e Event) Into(payload any) error { return json.Unmarshal(e.Data, payload) }

// FollowOptions may be left as they are.
type FollowOptions struct {
	// After is the seq of the last event that is known already.
	After int
	// Silence is how long a stream may say nothing before it is given up; 30 seconds. The service says something every ten.
	Silence time.Duration
	// Delay is what the first pause before another stream is; one second. It doubles up to thirty.
	Delay time.Duration
}

var errBroken = errors.New("the stream broke")

// Follow gives every event of a run once and in order, and ends with run.settled only. A stream that ends, breaks or falls silent
// is resumed, as are 429 and 5xx, after a pause, or a longer one where the service asks for it. What asking again can not help, such as 401, 404 and 410,
// is given as an *APIError, and the end of ctx as its error; both are the last that is given.
func Follow(ctx context.Context, client *ClientWithResponses, runID string, options FollowOptions) iter.Seq2[Event, error] {
	if options.Silence == 0 {
		options.Silence = 30 * time.Second
	}
	if options.Delay == 0 {
		options.Delay = time.Second
	}
	return func(yield func(Event, error) bool) {
		cursor, failures := options.After, 0
		for {
			ended := false
			err := stream(ctx, client, runID, cursor, options.Silence, func() { failures = 0 }, func(event Event) error {
				if event.Seq <= cursor {
					return nil // Sent again by something in between.
				}
				if event.Seq != cursor+1 {
					return errBroken
				}
				cursor = event.Seq
				ended = !yield(event, nil) || event.Type == "run.settled"
				if ended {
					return io.EOF
				}
				return nil
			})
			if ended {
				return
			}
			if ctx.Err() != nil {
				yield(Event{}, ctx.Err())
				return
			}
			failures++
			pause := backOff(options.Delay, failures)
			var refusal *APIError
			if errors.As(err, &refusal) {
				switch {
				case refusal.Status == http.StatusNoContent:
					return // Settled at or before After: nothing is to come.
				case refusal.Status < 500 && refusal.Status != 408 && refusal.Status != 425 && refusal.Status != 429:
					yield(Event{}, refusal)
					return
				}
				pause = max(pause, min(refusal.RetryAfter, retryAfterMax))
			}
			select {
			case <-ctx.Done():
				yield(Event{}, ctx.Err())
				return
			case <-time.After(pause):
			}
		}
	}
}

// Half of it by chance, so that many followers do not come back at once.
func backOff(delay time.Duration, failures int) time.Duration {
	whole := min(delayMax, delay<<min(failures-1, 10))
	return whole/2 + time.Duration(rand.Int64N(int64(whole/2)+1))
}

// Opens one stream and hands on its events until it is over; the error is never nil.
func stream(parent context.Context, client *ClientWithResponses, runID string, cursor int, silence time.Duration, alive func(), take func(Event) error) error {
	ctx, cancel := context.WithCancel(parent)
	defer cancel()
	// Silence ends the call, whatever it waits for.
	watch := time.AfterFunc(silence, cancel)
	defer watch.Stop()
	response, err := client.StreamRunEvents(ctx, runID, &StreamRunEventsParams{}, func(_ context.Context, request *http.Request) error {
		request.Header.Set("Accept", "text/event-stream")
		request.Header.Set("Cache-Control", "no-store")
		if cursor > 0 {
			request.Header.Set("Last-Event-ID", strconv.Itoa(cursor))
		}
		return nil
	})
	if err != nil {
		return err
	}
	defer response.Body.Close()
	if response.StatusCode != http.StatusOK {
		body, _ := io.ReadAll(io.LimitReader(response.Body, 1<<20))
		return readError(response.StatusCode, response.Header, body)
	}
	lines := bufio.NewScanner(response.Body)
	lines.Buffer(nil, lineMax)
	return frames(func() ([]byte, error) {
		watch.Reset(silence)
		// Whoever takes the events may take longer than that.
		defer watch.Stop()
		if lines.Scan() {
			return lines.Bytes(), nil
		}
		return nil, cmp.Or(lines.Err(), errBroken)
	}, alive, take)
}

// Events from whole frames; one that the end of the stream cut short is dropped. The error is never nil.
func frames(next func() ([]byte, error), alive func(), take func(Event) error) error {
	var id string
	var data [][]byte
	for {
		line, err := next()
		if err != nil {
			return err
		}
		if len(line) > 0 && line[0] == ':' {
			alive()
			continue
		}
		if len(line) > 0 {
			name, value, _ := bytes.Cut(line, []byte(":"))
			value = bytes.TrimPrefix(value, []byte(" "))
			switch string(name) {
			case "id":
				id = string(value)
			case "data":
				data = append(data, bytes.Clone(value))
			}
			continue
		}
		if id != "" && len(data) > 0 {
			event := Event{Data: bytes.Join(data, []byte("\n"))}
			if err := json.Unmarshal(event.Data, &event); err != nil || strings.TrimSpace(event.Type) == "" {
				return errBroken
			}
			alive()
			if err := take(event); err != nil {
				return err
			}
		}
		id, data = "", nil
	}
}
