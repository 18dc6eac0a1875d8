/** Lets a process throw away what it no longer needs, through Node's inspector, so that its memory shows what it holds. */

const answerMs = 30_000;

/** The process must have been started with `--inspect=127.0.0.1:<port>`. Resolves after two full collections. */
export async function collectGarbage(port: number): Promise<void> {
  const reply = await fetch(`http://127.0.0.1:${port}/json/list`, { signal: AbortSignal.timeout(answerMs) });
  const [page] = (await reply.json()) as { webSocketDebuggerUrl: string }[];
  if (!page) throw new Error(`nothing is to be inspected on port ${port}`);
  const socket = new WebSocket(page.webSocketDebuggerUrl);
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the inspector did not answer')), answerMs);
      let answers = 0;
      socket.onopen = () => {
        for (const id of [1, 2]) socket.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }));
      };
      socket.onmessage = () => {
        if (++answers < 2) return;
        clearTimeout(timer);
        resolve();
      };
      socket.onerror = () => {
        clearTimeout(timer);
        reject(new Error('the inspector cannot be reached'));
      };
    });
  } finally {
    socket.close();
  }
}
