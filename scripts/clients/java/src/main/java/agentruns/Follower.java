package agentruns;

import agentruns.rest.ApiClient;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Gives every event of a run once and in order, and ends with {@code run.settled} only. A stream that ends, breaks or falls silent is
 * resumed, as are 429 and 5xx, after a pause, or a longer one where the service asks for it. Throws {@link ServiceException} for what asking again can
 * not help, such as 401, 404 and 410, and {@link CancellationException} when its thread is interrupted. For one thread.
 */
public final class Follower implements Iterable<Event>, Iterator<Event>, AutoCloseable {
  private static final Duration DELAY_MAX = Duration.ofSeconds(30);
  private static final Duration RETRY_AFTER_MAX = Duration.ofMinutes(5);

  private final ApiClient client;
  private final HttpClient http;
  private final URI address;
  private final Duration silence;
  private final Duration delay;
  private int cursor;
  private int failures;
  private FrameReader stream;
  private Event next;
  private boolean ended;

  Follower(ApiClient client, String runId, int after, Duration silence, Duration delay) {
    this.client = client;
    this.http = client.getHttpClient();
    this.address = URI.create(client.getBaseUri() + "/runs/" + ApiClient.urlEncode(runId) + "/events");
    this.cursor = after;
    this.silence = silence;
    this.delay = delay;
  }

  @Override
  public Iterator<Event> iterator() {
    return this;
  }

  @Override
  public boolean hasNext() {
    try {
      while (next == null && !ended) {
        advance();
      }
    } catch (InterruptedException interrupted) {
      close();
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted while following " + address);
    }
    return next != null;
  }

  @Override
  public Event next() {
    if (!hasNext()) {
      throw new NoSuchElementException();
    }
    Event event = next;
    next = null;
    if (event.type().equals("run.settled")) {
      close();
    }
    return event;
  }

  @Override
  public void close() {
    ended = true;
    drop();
  }

  /** Takes one event, or makes good for one failure. */
  private void advance() throws InterruptedException {
    long asked = 0;
    try {
      if (stream == null) {
        stream = open();
        if (stream == null) {
          return;
        }
      }
      Optional<String> frame = stream.read(silence);
      failures = 0;
      if (frame.isEmpty()) {
        return; // A sign of life.
      }
      Event event = Event.read(frame.get());
      if (event.seq() <= cursor) {
        return; // Sent again by something in between.
      }
      if (event.seq() != cursor + 1) {
        throw new IOException("an event is missing");
      }
      cursor = event.seq();
      next = event;
      return;
    } catch (ServiceException refusal) {
      int status = refusal.status();
      if (status < 500 && status != 408 && status != 425 && status != 429) {
        close();
        throw refusal;
      }
      asked = Math.min(refusal.retryAfter().orElse(Duration.ZERO).toMillis(), RETRY_AFTER_MAX.toMillis());
    } catch (IOException broken) {
      // Whatever it was, the next stream goes on where this one stopped.
    }
    drop();
    failures++;
    Thread.sleep(Math.max(backOff().toMillis(), asked));
  }

  /** A new stream after the cursor; null, and the end, when the run was settled at or before it. */
  private FrameReader open() throws IOException, InterruptedException {
    HttpRequest.Builder request = HttpRequest.newBuilder(address).timeout(silence);
    client.getRequestInterceptor().accept(request);
    request.setHeader("Accept", "text/event-stream").setHeader("Cache-Control", "no-store");
    if (cursor > 0) {
      request.setHeader("Last-Event-ID", Integer.toString(cursor));
    }
    HttpResponse<FrameReader> response = http.send(request.GET().build(), given -> new FrameReader());
    FrameReader reader = response.body();
    if (response.statusCode() == 200) {
      return reader;
    }
    if (response.statusCode() == 204) {
      reader.close();
      ended = true;
      return null;
    }
    throw new ServiceException(response.statusCode(), response.headers(), reader.readAll(silence));
  }

  /** Half of it by chance, so that many followers do not come back at once. */
  private Duration backOff() {
    long whole = Math.min(DELAY_MAX.toMillis(), delay.toMillis() << Math.min(failures - 1, 10));
    return Duration.ofMillis(whole / 2 + ThreadLocalRandom.current().nextLong(whole / 2 + 1));
  }

  private void drop() {
    if (stream != null) {
      stream.close();
      stream = null;
    }
  }
}
