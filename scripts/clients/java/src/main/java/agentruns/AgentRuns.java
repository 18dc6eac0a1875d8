package agentruns;

import agentruns.rest.ApiClient;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.standardwebhooks.Webhook;
import com.standardwebhooks.exceptions.EmptyWebhookSecretException;
import com.standardwebhooks.exceptions.WebhookVerificationException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Where everything begins: a connection for the generated operations, the follower of runs, and webhooks. */
public final class AgentRuns {
  private AgentRuns() {}

  /**
   * A client for the classes in {@code agentruns.rest.api}. {@code baseUrl} ends in {@code /v1}. Error replies are thrown as
   * {@link ServiceException}; what the operations declare, {@code ApiException}, is left for connections that failed.
   */
  public static ApiClient connect(String baseUrl, String key) {
    ApiClient client = new ApiClient();
    client.updateBaseUri(baseUrl.replaceAll("/+$", ""));
    client.setConnectTimeout(Duration.ofSeconds(30));
    client.setReadTimeout(Duration.ofSeconds(30));
    client.setRequestInterceptor(request -> request.setHeader("Authorization", "Bearer " + key));
    client.setResponseInterceptor(AgentRuns::refuse);
    client.setAsyncResponseInterceptor(AgentRuns::refuse);
    return client;
  }

  /** Follows a run from its first event. Close it to stop earlier. */
  public static Follower follow(ApiClient client, String runId) {
    return new Follower(client, runId, 0, Duration.ofSeconds(30), Duration.ofSeconds(1));
  }

  /**
   * Follows a run after the event {@code after}. {@code silence} is how long a stream may say nothing before it is given up (the
   * service says something every ten seconds), {@code delay} the first pause before another stream; it doubles up to thirty seconds.
   */
  public static Follower follow(ApiClient client, String runId, int after, Duration silence, Duration delay) {
    return new Follower(client, runId, after, silence, delay);
  }

  /**
   * The message {@code {type, timestamp, data}} of a delivery that is signed with your secret; throws for any other, and for one
   * older than five minutes. {@code body} is exactly what came, before any parsing; the names of {@code headers} are in lower case.
   */
  public static JsonNode verifyWebhook(String secret, String body, Map<String, List<String>> headers)
      throws WebhookVerificationException {
    try {
      new Webhook(secret).verify(body, headers);
      return ApiClient.createDefaultObjectMapper().readTree(body);
    } catch (EmptyWebhookSecretException | JsonProcessingException wrong) {
      throw new WebhookVerificationException(wrong.getMessage());
    }
  }

  private static void refuse(HttpResponse<InputStream> response) {
    if (response.statusCode() < 400) {
      return;
    }
    try (InputStream body = ApiClient.getResponseBody(response)) {
      throw new ServiceException(response.statusCode(), response.headers(), body == null ? new byte[0] : body.readAllBytes());
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
