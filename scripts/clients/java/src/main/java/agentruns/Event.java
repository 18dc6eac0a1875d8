package agentruns;

import agentruns.rest.ApiClient;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

/**
 * One event of a run. {@code data} is the whole payload as it came. New types may come: ignore those you do not know.
 */
public record Event(int seq, String type, JsonNode data) {
  private static final ObjectMapper MAPPER = ApiClient.createDefaultObjectMapper();

  /** The payload as its type, such as {@code agentruns.rest.model.StepCompletedEvent}. */
  public <T> T as(Class<T> payload) {
    try {
      return MAPPER.treeToValue(data, payload);
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException("the event " + type + " is no " + payload.getSimpleName(), wrong);
    }
  }

  static Event read(String text) throws JsonProcessingException {
    JsonNode data = MAPPER.readTree(text);
    return new Event(data.path("seq").asInt(), data.path("type").asText(), data);
  }
}
