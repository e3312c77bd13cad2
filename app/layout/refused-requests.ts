/** A request for a page, or a form, that the site has refused for a moment. */
export type RefusedRequest = { isSending: boolean; retry(): void };

/** The greatest `Retry-After` of a short refusal: the database is away, or there are many visits. */
const SOON_SECONDS = 5;
const RETRY_MS = 1_000;

const refused = new Set<RefusedRequest>();
let newest: RefusedRequest | null = null;
const listeners = new Set<() => void>();

/** The refused request to show in the notice; null without any. */
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

/** Waits until the request should be sent again: reads after a pause, forms when the visitor retries. */
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
    // The visitor opens another page.
    signal?.addEventListener("abort", () => end(() => fail(signal.reason as Error)), { once: true });
  });
}

function isSoon(answer: Response): boolean {
  const seconds = answer.headers.get("Retry-After");
  return answer.status === 503 && seconds !== null && Number(seconds) <= SOON_SECONDS;
}

/** Makes React Router's requests wait until the site answers: the page stays, with everything typed. */
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
