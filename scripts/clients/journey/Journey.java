import agentruns.AgentRuns;
import agentruns.Event;
import agentruns.Follower;
import agentruns.ServiceException;
import agentruns.rest.ApiClient;
import agentruns.rest.ApiResponse;
import agentruns.rest.api.FilesApi;
import agentruns.rest.api.RunsApi;
import agentruns.rest.model.CreateRunRequest;
import agentruns.rest.model.CreateTaskRun;
import agentruns.rest.model.FinalState;
import agentruns.rest.model.Run;
import agentruns.rest.model.RunSettledEvent;
import agentruns.rest.model.RunState;
import agentruns.rest.model.StepCompletedEvent;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.standardwebhooks.exceptions.WebhookVerificationException;
import java.io.File;
import java.nio.file.Files;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.Callable;

/** The journey in Java: create, stream over a bad line, receipt, retry, errors, webhook. Prints {@code ok <step>} for each. */
public final class Main {
  private static final String MISSING = "dev/run_00000000000000000000000000";

  private Main() {}

  public static void main(String[] none) throws Exception {
    JsonNode given = new ObjectMapper().readTree(new File(System.getenv("JOURNEY")));
    String url = given.get("url").asText();
    ApiClient client = AgentRuns.connect(url, given.get("key").asText());
    RunsApi runs = new RunsApi(client);

    String key = UUID.randomUUID().toString();
    CreateRunRequest body = task(given.get("task").asText(), 50);
    Run run = runs.createRun(body, key, null);
    expect(run.getId().startsWith("dev/run_"), run);
    System.out.println("ok create");

    List<Event> events = new ArrayList<>();
    Duration silence = Duration.ofSeconds(2);
    try (Follower follower = AgentRuns.follow(client, run.getId(), 0, silence, Duration.ofMillis(200))) {
      follower.forEach(events::add);
    }
    int steps = 0;
    for (int index = 0; index < events.size(); index++) {
      Event event = events.get(index);
      expect(event.seq() == index + 1, event);
      if (event.type().equals("step.completed")) {
        StepCompletedEvent step = event.as(StepCompletedEvent.class);
        expect(step.getIndex() == ++steps && step.getStep().equals("step " + steps + " of\u0085twelve"), step);
      }
    }
    expect(steps == 12, steps);
    RunSettledEvent settled = events.get(events.size() - 1).as(RunSettledEvent.class);
    expect(settled.getState() == FinalState.COMPLETED, settled);
    expect(!AgentRuns.follow(client, run.getId(), events.size(), silence, silence).hasNext(), "nothing is to come");
    System.out.println("ok stream");

    Run record = runs.getRun(run.getId());
    expect(record.getState() == RunState.COMPLETED && settled.getUsage().equals(record.getUsage()), record);
    expect(record.getUsage().getDurationMs() > 0 && record.getUsage().getInput() == 0, record.getUsage());
    String patch = Files.readString(new FilesApi(client).getRunPatch(run.getId(), null, null, null, null, null).toPath());
    expect(patch.contains("diff --git a/12.txt b/12.txt") && patch.contains("+12\n"), patch);
    List<Run> listed = runs.listRuns(null, null, null, null, null, null, null, null).getData();
    expect(listed.stream().anyMatch(one -> one.getId().equals(run.getId())), listed);
    System.out.println("ok receipt");

    ApiResponse<Run> again = runs.createRunWithHttpInfo(body, key, null);
    expect(again.getData().getId().equals(run.getId()), again.getData());
    expect(again.getHeaders().get("idempotent-replayed").equals(List.of("true")), again.getHeaders());
    refused(422, "idempotency_mismatch", () -> runs.createRun(task("true", 50), key, null));
    System.out.println("ok retry");

    expect(!refused(404, "not_found", () -> runs.getRun(MISSING)).requestId().isEmpty(), "a request id");
    ServiceException wrong = refused(400, "invalid_request", () -> runs.createRun(task("true", 0), null, null));
    expect(wrong.pointers().keySet().equals(Set.of("/limit")), wrong.pointers());
    ApiClient stranger = AgentRuns.connect(url, "ars_dev_nobody");
    refused(404, "not_found", () -> AgentRuns.follow(client, MISSING).next());
    refused(410, "expired", () -> AgentRuns.follow(client, given.get("gone").asText()).next());
    refused(401, "unauthenticated", () -> AgentRuns.follow(stranger, MISSING).next());
    System.out.println("ok errors");

    JsonNode delivery = given.get("delivery");
    Map<String, List<String>> headers = new HashMap<>();
    delivery.get("headers").properties().forEach(one -> headers.put(one.getKey(), List.of(one.getValue().asText())));
    String secret = delivery.get("secret").asText();
    String text = delivery.get("body").asText();
    JsonNode message = AgentRuns.verifyWebhook(secret, text, headers);
    expect(message.get("type").asText().equals("run.settled"), message);
    expect(message.get("data").get("state").asText().equals("completed"), message);
    forged(() -> AgentRuns.verifyWebhook(secret, text + " ", headers));
    forged(() -> AgentRuns.verifyWebhook("whsec_" + "A".repeat(32), text, headers));
    System.out.println("ok webhook");
  }

  private static CreateRunRequest task(String text, int limit) {
    return new CreateRunRequest(new CreateTaskRun().task(text).agent("script").limit(limit));
  }

  private static ServiceException refused(int status, String code, Callable<?> call) throws Exception {
    try {
      call.call();
    } catch (ServiceException refusal) {
      expect(refusal.status() == status && refusal.code().equals(code), refusal);
      return refusal;
    }
    throw new AssertionError(status + " " + code + " was expected");
  }

  private static void forged(Callable<?> call) throws Exception {
    try {
      call.call();
    } catch (WebhookVerificationException notGenuine) {
      return;
    }
    throw new AssertionError("a delivery that is not genuine was taken");
  }

  private static void expect(boolean holds, Object what) {
    if (!holds) {
      throw new AssertionError(what);
    }
  }
}
