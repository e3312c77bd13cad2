/** A request of a page or form that the site has refused for now. */
export type RefusedRequest = { isSending: boolean; retry(): void };

/** The server says so only where the same request may succeed soon: the database is away, or there are many visits. */
const SOON_SECONDS = 5;
const RETRY_MS = 1_000;

const refused = new Set<RefusedRequest>();
let newest: RefusedRequest | null = null;
const listeners = new Set<() => void>();

/** The one to tell about; null without any. */
export const newestRefused = (): RefusedRequest | null => newest;

export function listenToRefused(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

function change(): void {
  newest = [...refused].at(-1) ?? null;
  for (const onChange of listeners) onChange();
}

type Wait = { isSending: boolean; retryMs: number; signal: AbortSignal | null | undefined };

/** Until the request should be sent again: what is read by itself, what is sent when its visitor says so. */
function untilRetry({ isSending, retryMs, signal }: Wait): Promise<void> {
  return new Promise((done, fail) => {
    const end = (settle: () => void) => {
      refused.delete(request);
      change();
      settle();
    };
    const request = { isSending, retry: () => end(done) };
    refused.add(request);
    change();
    if (!isSending) setTimeout(() => refused.has(request) && request.retry(), retryMs);
    // The visitor goes elsewhere.
    signal?.addEventListener("abort", () => end(() => fail(signal.reason as Error)), { once: true });
  });
}

function isSoon(answer: Response): boolean {
  const seconds = answer.headers.get("Retry-After");
  return answer.status === 503 && seconds !== null && Number(seconds) <= SOON_SECONDS;
}

/** React Router's requests wait until the site answers them: the page stays, with everything typed. */
export function waitForRefused(ask: typeof fetch, retryMs = RETRY_MS): typeof fetch {
  return async (input, init) => {
    for (;;) {
      const answer = await ask(input, init);
      if (!(input instanceof URL && input.pathname.endsWith(".data")) || !isSoon(answer)) return answer;
      const isSending = init?.method !== undefined && init.method !== "GET";
      await untilRetry({ isSending, retryMs, signal: init?.signal });
    }
  };
}

if (typeof window !== "undefined") window.fetch = waitForRefused(window.fetch.bind(window));
