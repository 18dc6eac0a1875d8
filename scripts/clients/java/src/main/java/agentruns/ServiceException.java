package agentruns;

import agentruns.rest.ApiClient;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** An error reply. {@link #code()} is for programs, the message says what to do, {@link #pointers()} what was wrong where. */
public class ServiceException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final transient JsonNode problem;
  private final Duration retryAfter;

  ServiceException(int status, HttpHeaders headers, byte[] body) {
    this(status, read(body), seconds(headers));
  }

  private ServiceException(int status, JsonNode problem, Duration retryAfter) {
    super((status + " " + problem.path("code").asText() + ": " + problem.path("detail").asText()).trim());
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  public int status() {
    return status;
  }

  /** Such as {@code not_found}; empty when something between you and the service replied. */
  public String code() {
    return problem.path("code").asText();
  }

  /** What support asks for. */
  public String requestId() {
    return problem.path("request_id").asText();
  }

  /** Each place that was wrong, as a JSON Pointer, and why. */
  public Map<String, String> pointers() {
    Map<String, String> places = new LinkedHashMap<>();
    for (JsonNode one : problem.path("errors")) {
      places.put(one.path("pointer").asText(), one.path("message").asText());
    }
    return places;
  }

  /** How long the service asks to wait. */
  public Optional<Duration> retryAfter() {
    return Optional.ofNullable(retryAfter);
  }

  private static JsonNode read(byte[] body) {
    try {
      JsonNode read = ApiClient.createDefaultObjectMapper().readTree(new String(body, StandardCharsets.UTF_8));
      return read == null ? MissingNode.getInstance() : read;
    } catch (JsonProcessingException aProxysOwnPage) {
      return MissingNode.getInstance();
    }
  }

  private static Duration seconds(HttpHeaders headers) {
    return headers.firstValue("retry-after")
        .filter(value -> value.matches("\\d{1,6}"))
        .map(value -> Duration.ofSeconds(Long.parseLong(value)))
        .orElse(null);
  }
}
