import { useEffect, useEffectEvent } from "react";

/**
 * Calls an address of this site once it has stayed the same for a pause. `onAnswer` gets the JSON of the answer, or null after a
 * failure, unless the address has changed meanwhile. Null calls nothing.
 */
export function useAnswer<Answer>(
  address: string | null,
  pauseMs: number,
  onAnswer: (answer: Answer | null) => void,
): void {
  const tell = useEffectEvent(onAnswer);
  useEffect(() => {
    if (address === null) return;
    const cancellation = new AbortController();
    const timer = setTimeout(async () => {
      const answer = await ask<Answer>(address, cancellation.signal);
      if (!cancellation.signal.aborted) tell(answer);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      cancellation.abort();
    };
  }, [address, pauseMs]);
}

async function ask<Answer>(address: string, signal: AbortSignal): Promise<Answer | null> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as Answer) : null;
  } catch {
    return null;
  }
}
