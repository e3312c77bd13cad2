import { WifiOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { offlineWords } from "#app/i18n/fr/layout/offline.ts";
import { useWords } from "#app/i18n/words.ts";
import { Button } from "#app/ui/button.tsx";
import { useIsOffline } from "#app/ui/use-is-offline.ts";
import { WindowNotice } from "./window-notice.tsx";

/** How long « Réessayer » waits for the site, in milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Without a network, keeps the current page with everything typed: links and forms wait until « Réessayer » reaches the
 * site.
 */
export function OfflineNotice() {
  const words = useWords(offlineWords);
  const isOffline = useIsOffline();
  const form = useHeldForm();
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      !navigator.onLine && `${from.pathname}${from.search}` !== `${to.pathname}${to.search}`,
  );
  /** The browser's network state at the last « Réessayer » that failed. */
  const [failure, setFailure] = useState<"offline" | "online" | null>(null);
  const [isTrying, setTrying] = useState(false);
  const holdsPage = blocker.state === "blocked";
  if (!isOffline && !holdsPage && !form.isHeld) return null;

  async function retry() {
    setTrying(true);
    const isReached = await fetch("/robots.txt", {
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      () => true,
      () => false,
    );
    setTrying(false);
    setFailure(isReached ? null : isOffline ? "offline" : "online");
    if (!isReached) return;
    if (!form.isHeld) return blocker.proceed?.();
    // Show the form's outcome on its page: the other page can be opened again.
    blocker.reset?.();
    form.send();
  }

  return (
    <WindowNotice
      icon={WifiOff}
      title={isOffline ? words.title : words.back}
      action={
        <Button variant="secondary" disabled={isTrying} onClick={() => void retry()}>
          {words.retry}
        </Button>
      }
    >
      {form.isHeld ? <p>{words.heldForm}</p> : null}
      {holdsPage ? <p>{words.heldPage}</p> : null}
      {isOffline ? (
        <p className="text-sm text-ink-soft">{failure === "offline" ? words.stillOffline : words.text}</p>
      ) : null}
      {!isOffline && failure === "online" ? <p className="text-sm text-ink-soft">{words.unreachable}</p> : null}
    </WindowNotice>
  );
}

/** Stops forms without a network; `send` sends the last one. */
function useHeldForm() {
  const held = useRef<{ form: HTMLFormElement; submitter: HTMLElement | null } | null>(null);
  const isLetThrough = useRef(false);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const hold = (event: SubmitEvent) => {
      const sent = event.target as HTMLFormElement;
      // A dialog would cover the notice: its form closes the dialog and opens a page, and that navigation is held.
      if (navigator.onLine || isLetThrough.current || sent.closest("dialog")) return;
      event.preventDefault();
      event.stopPropagation();
      held.current = { form: sent, submitter: event.submitter };
      setHeld(true);
    };
    document.addEventListener("submit", hold, { capture: true });
    return () => document.removeEventListener("submit", hold, { capture: true });
  }, []);
  function send() {
    setHeld(false);
    if (!held.current?.form.isConnected) return;
    const { form, submitter } = held.current;
    held.current = null;
    isLetThrough.current = true;
    // The button may have gone meanwhile.
    form.requestSubmit(submitter?.isConnected ? submitter : null);
    isLetThrough.current = false;
  }
  return { isHeld, send };
}
