package agentruns

import (
	"encoding/json"
	"fmt"
	"net/http"
	"reflect"
	"strconv"
	"time"
)

// APIError is an error reply. Problem says what happened in words, and is empty when something between you and the service replied.
type APIError struct {
	Status  int
	Problem Problem
	// RetryAfter is how long the service asks to wait; 0 when it does not.
	RetryAfter time.Duration
}

func (e *APIError) Error() string {
	return fmt.Sprintf("%d %s: %s", e.Status, e.Problem.Code, e.Problem.Detail)
}

// Code is for programs, such as "not_found".
func (e *APIError) Code() ProblemCode { return e.Problem.Code }

// RequestID is what support asks for.
func (e *APIError) RequestID() string { return e.Problem.RequestId }

// Pointers gives each place that was wrong, as a JSON Pointer, and why.
func (e *APIError) Pointers() map[string]string {
	places := make(map[string]string, len(e.Problem.Errors))
	for _, one := range e.Problem.Errors {
		places[one.Pointer] = one.Message
	}
	return places
}

// Reply is what every `…WithResponse` call gives.
type Reply interface {
	StatusCode() int
	GetBody() []byte
}

// Check turns an error reply into an *APIError:
//
//	reply, err := agentruns.Check(client.GetRunWithResponse(ctx, id))
func Check[R Reply](reply R, err error) (R, error) {
	if err != nil {
		return reply, err
	}
	if reply.StatusCode() >= 400 {
		return reply, readError(reply.StatusCode(), headerOf(reply), reply.GetBody())
	}
	return reply, nil
}

// Every reply has the field, but no method for it.
func headerOf(reply any) http.Header {
	field := reflect.Indirect(reflect.ValueOf(reply)).FieldByName("HTTPResponse")
	if response, ok := field.Interface().(*http.Response); ok && response != nil {
		return response.Header
	}
	return http.Header{}
}

func readError(status int, header http.Header, body []byte) *APIError {
	failure := &APIError{Status: status}
	var problem Problem
	// A proxy's own page is no problem of ours.
	if json.Unmarshal(body, &problem) == nil {
		failure.Problem = problem
	}
	if seconds, err := strconv.Atoi(header.Get("Retry-After")); err == nil && seconds > 0 {
		failure.RetryAfter = time.Duration(seconds) * time.Second
	}
	return failure
}
