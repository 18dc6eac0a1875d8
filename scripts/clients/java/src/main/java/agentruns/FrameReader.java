package agentruns;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse.BodySubscriber;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Flow;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * Frames of Server-Sent Events out of a reply's body. It asks for one piece at a time, so a slow reader holds no more than that, and
 * waits for a piece no longer than it is told, which the client's own streams can not.
 */
final class FrameReader implements BodySubscriber<FrameReader>, AutoCloseable {
  private static final int LINE_MAX = 8 * 1024 * 1024;

  /** What came: pieces, then one of the two below. */
  private final BlockingQueue<Object> pieces = new LinkedBlockingQueue<>();
  private static final Object END = new Object();

  private final Queue<Optional<String>> frames = new ArrayDeque<>();
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private String id = "";
  private StringBuilder data;
  private volatile Flow.Subscription subscription;

  @Override
  public CompletionStage<FrameReader> getBody() {
    return CompletableFuture.completedFuture(this);
  }

  @Override
  public void onSubscribe(Flow.Subscription given) {
    subscription = given;
    given.request(1);
  }

  @Override
  public void onNext(List<ByteBuffer> buffers) {
    pieces.add(buffers);
  }

  @Override
  public void onError(Throwable broken) {
    pieces.add(broken);
  }

  @Override
  public void onComplete() {
    pieces.add(END);
  }

  /** The data of the next whole frame that is an event, or nothing for a comment. Throws when the body ends, breaks or says nothing for {@code silence}. */
  Optional<String> read(Duration silence) throws IOException, InterruptedException {
    while (frames.isEmpty()) {
      byte[] piece = take(silence);
      if (piece == null) {
        throw new IOException("the stream ended");
      }
      for (byte one : piece) {
        if (one == '\n') {
          endLine();
        } else if (line.size() >= LINE_MAX) {
          throw new IOException("a line is too long");
        } else {
          line.write(one);
        }
      }
    }
    return frames.remove();
  }

  /** The body of a reply that is no stream. */
  byte[] readAll(Duration silence) throws IOException, InterruptedException {
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    for (byte[] piece = take(silence); piece != null && whole.size() < LINE_MAX; piece = take(silence)) {
      whole.write(piece);
    }
    close();
    return whole.toByteArray();
  }

  @Override
  public void close() {
    Flow.Subscription open = subscription;
    if (open != null) {
      open.cancel();
    }
  }

  private byte[] take(Duration silence) throws IOException, InterruptedException {
    Object came = pieces.poll(silence.toMillis(), TimeUnit.MILLISECONDS);
    if (came == null) {
      throw new IOException("the stream fell silent");
    }
    if (came == END) {
      return null;
    }
    if (came instanceof Throwable broken) {
      throw new IOException(broken);
    }
    ByteArrayOutputStream piece = new ByteArrayOutputStream();
    for (Object buffer : (List<?>) came) {
      ByteBuffer bytes = (ByteBuffer) buffer;
      byte[] copy = new byte[bytes.remaining()];
      bytes.get(copy);
      piece.write(copy);
    }
    subscription.request(1);
    return piece.toByteArray();
  }

  private void endLine() {
    String text = line.toString(StandardCharsets.UTF_8);
    line.reset();
    if (text.endsWith("\r")) {
      text = text.substring(0, text.length() - 1);
    }
    if (text.isEmpty()) {
      if (!id.isEmpty() && data != null) {
        frames.add(Optional.of(data.toString()));
      }
      id = "";
      data = null;
      return;
    }
    int colon = text.indexOf(':');
    if (colon == 0) {
      frames.add(Optional.empty());
      return;
    }
    String name = colon < 0 ? text : text.substring(0, colon);
    String value = colon < 0 ? "" : text.substring(colon + 1);
    value = value.startsWith(" ") ? value.substring(1) : value;
    if (name.equals("id")) {
      id = value;
    } else if (name.equals("data")) {
      data = data == null ? new StringBuilder(value) : data.append('\n').append(value);
    }
  }
}
