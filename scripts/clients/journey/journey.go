// The journey in Go: create, stream over a bad line, receipt, retry, errors, webhook. Prints `ok <step>` for each.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"reflect"
	"strings"
	"time"

	agentruns "agentruns.example/go"
)

type given struct {
	URL, Key, Task, Gone string
	Delivery             struct {
		Secret, Body string
		Headers      map[string]string
	}
}

func main() {
	text, err := os.ReadFile(os.Getenv("JOURNEY"))
	must(err)
	var on given
	must(json.Unmarshal(text, &on))
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	client, err := agentruns.Connect(on.URL, on.Key)
	must(err)
	id, last, key := "", 0, fmt.Sprint("journey-", time.Now().UnixNano())
	create := func(task string, limit int, key *string) (*agentruns.CreateRunResponse, error) {
		agent := "script"
		var body agentruns.CreateRunRequest
		must(body.FromCreateTaskRun(agentruns.CreateTaskRun{Task: task, Agent: &agent, Limit: &limit}))
		return agentruns.Check(client.CreateRunWithResponse(ctx, &agentruns.CreateRunParams{IdempotencyKey: key}, body))
	}

	created, err := create(on.Task, 50, &key)
	must(err)
	id = created.JSON201.Id
	expect(strings.HasPrefix(id, "dev/run_"), id)
	fmt.Println("ok create")

	var settled agentruns.RunSettledEvent
	steps := 0
	for event, err := range agentruns.Follow(ctx, client, id, agentruns.FollowOptions{Silence: 2 * time.Second, Delay: 200 * time.Millisecond}) {
		must(err)
		last++
		expect(event.Seq == last, event.Seq)
		switch event.Type {
		case "step.completed":
			var step agentruns.StepCompletedEvent
			must(event.Into(&step))
			steps++
			expect(step.Index == steps && step.Step == fmt.Sprintf("step %d of\u0085twelve", steps), step)
		case "run.settled":
			must(event.Into(&settled))
		}
	}
	expect(steps == 12 && settled.State == "completed" && settled.Seq == last, settled)
	for event, err := range agentruns.Follow(ctx, client, id, agentruns.FollowOptions{After: last}) {
		expect(false, event, err)
	}
	fmt.Println("ok stream")

	got, err := agentruns.Check(client.GetRunWithResponse(ctx, id))
	must(err)
	expect(got.JSON200.State == "completed" && reflect.DeepEqual(*got.JSON200.Usage, settled.Usage), got.JSON200)
	expect(settled.Usage.DurationMs > 0 && settled.Usage.Input == 0, settled.Usage)
	patch, err := agentruns.Check(client.GetRunPatchWithResponse(ctx, id, nil))
	must(err)
	expect(strings.Contains(string(patch.Body), "diff --git a/12.txt b/12.txt") && strings.Contains(string(patch.Body), "+12\n"), string(patch.Body))
	listed, err := agentruns.Check(client.ListRunsWithResponse(ctx, nil))
	must(err)
	found := false
	for _, one := range listed.JSON200.Data {
		found = found || one.Id == id
	}
	expect(found, "the run is in the list")
	fmt.Println("ok receipt")

	again, err := create(on.Task, 50, &key)
	must(err)
	expect(again.JSON201.Id == id && again.HTTPResponse.Header.Get("Idempotent-Replayed") == "true", again.JSON201)
	_, err = create("true", 50, &key)
	refused(err, 422, "idempotency_mismatch")
	fmt.Println("ok retry")

	missing := "dev/run_00000000000000000000000000"
	_, err = agentruns.Check(client.GetRunWithResponse(ctx, missing))
	expect(refused(err, 404, "not_found").RequestID() != "", err)
	_, err = create("true", 0, nil)
	pointers := refused(err, 400, "invalid_request").Pointers()
	expect(len(pointers) == 1 && pointers["/limit"] != "", pointers)
	stranger, err := agentruns.Connect(on.URL, "ars_dev_nobody")
	must(err)
	refused(firstError(ctx, client, missing), 404, "not_found")
	refused(firstError(ctx, client, on.Gone), 410, "expired")
	refused(firstError(ctx, stranger, missing), 401, "unauthenticated")
	fmt.Println("ok errors")

	header := http.Header{}
	for name, value := range on.Delivery.Headers {
		header.Set(name, value)
	}
	delivery, err := agentruns.VerifyWebhook(on.Delivery.Secret, []byte(on.Delivery.Body), header)
	must(err)
	var receipt agentruns.RunSettledEvent
	must(json.Unmarshal(delivery.Data, &receipt))
	expect(delivery.Type == "run.settled" && receipt.State == "completed", delivery)
	_, err = agentruns.VerifyWebhook(on.Delivery.Secret, []byte(on.Delivery.Body+" "), header)
	expect(err != nil, "a body that was touched")
	_, err = agentruns.VerifyWebhook("whsec_"+strings.Repeat("A", 32), []byte(on.Delivery.Body), header)
	expect(err != nil, "another secret")
	fmt.Println("ok webhook")
}

func firstError(ctx context.Context, client *agentruns.ClientWithResponses, id string) error {
	for _, err := range agentruns.Follow(ctx, client, id, agentruns.FollowOptions{}) {
		return err
	}
	return nil
}

func refused(err error, status int, code string) *agentruns.APIError {
	var refusal *agentruns.APIError
	if !errors.As(err, &refusal) || refusal.Status != status || string(refusal.Code()) != code {
		panic(fmt.Sprintf("%d %s was expected, not %v", status, code, err))
	}
	return refusal
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func expect(holds bool, what ...any) {
	if !holds {
		panic(fmt.Sprintf("%+v", what))
	}
}
