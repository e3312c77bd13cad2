import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useBlocker } from "react-router";
import { changedFields, type FormTexts, textsOf } from "../../form/changed-fields.ts";
import type { FormStep } from "../../form/steps.ts";

/** `savedAt`: an ISO instant by the server's clock. */
export type SaveState =
  | { kind: "idle" | "saving" | "offline" | "refused" | "loggedOut" | RefusedState }
  | { kind: "saved"; savedAt: string };

/** Why the server did not save. */
type RefusedState = "refused" | "tooMany" | "published" | "discarded";
const refusals: Record<number, RefusedState> = { 409: "published", 410: "discarded", 429: "tooMany" };

type Autosave = {
  state: SaveState;
  /** Call after a possible change. */ touch(): void;
  /** Saves now; false where that failed. */ flush(): Promise<boolean>;
};

const PAUSE_MS = 700;
/** Browsers may report the connection a moment before requests arrive. */
const RETRY_MS = 2_000;

/**
 * Saves a step's form while it is typed: after a short pause, before leaving for another page of the site, and when the
 * browser hides or closes the page. Sends only changed fields.
 */
export function useAutosave(
  form: RefObject<HTMLFormElement | null>,
  { draftId, step }: { draftId: string; step: FormStep },
): Autosave {
  const [state, setState] = useState<SaveState>({ kind: "idle" });
  const saved = useRef<FormTexts>(new Map());
  const isOver = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | null>(null);
  const address = `/publier/${draftId}/enregistrer`;

  const read = useCallback(() => (form.current ? textsOf(new FormData(form.current)) : saved.current), [form]);

  const send = useCallback(async (): Promise<boolean> => {
    const now = read();
    const changes = changedFields(saved.current, now);
    if (!changes) return true;
    changes.append("step", step);
    // The draft has ended: nothing is saved any more.
    if (isOver.current) return false;
    setState({ kind: "saving" });
    try {
      // A redirect leads to the login page.
      const answer = await fetch(address, { method: "POST", body: changes, redirect: "manual" });
      if (answer.type === "opaqueredirect") return (setState({ kind: "loggedOut" }), false);
      isOver.current = answer.status === 409 || answer.status === 410;
      if (!answer.ok) return (setState({ kind: refusals[answer.status] ?? "refused" }), false);
      const { at } = (await answer.json()) as { at: string };
      saved.current = now;
      setState({ kind: "saved", savedAt: at });
      return true;
    } catch {
      setState({ kind: "offline" });
      return false;
    }
  }, [address, read, step]);

  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    // One at a time, so that an earlier text never arrives after a later one.
    if (running.current) await running.current;
    running.current = send().finally(() => (running.current = null));
    return running.current;
  }, [send]);

  const touch = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), PAUSE_MS);
  }, [flush]);

  useEffect(() => {
    // The form from the server is saved already; text typed before hydration is not.
    saved.current = form.current ? defaultTexts(form.current) : new Map();
    touch();
    return () => clearTimeout(timer.current);
  }, [form, touch]);

  useEffect(() => {
    if (state.kind !== "offline") return;
    const retry = setTimeout(() => void flush(), RETRY_MS);
    const onOnline = () => void flush();
    window.addEventListener("online", onOnline);
    return () => {
      clearTimeout(retry);
      window.removeEventListener("online", onOnline);
    };
  }, [state, flush]);

  useEffect(() => {
    const onHide = () => {
      const changes = document.visibilityState === "hidden" ? changedFields(saved.current, read()) : null;
      if (!changes) return;
      changes.append("step", step);
      if (navigator.sendBeacon(address, changes)) saved.current = read();
    };
    document.addEventListener("visibilitychange", onHide);
    return () => document.removeEventListener("visibilitychange", onHide);
  }, [address, read, step]);

  // The next page reads what this one saves, so wait for it; offline, leaving would lose both.
  const blocker = useBlocker(() => !isOver.current && changedFields(saved.current, read()) !== null);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    const leave = setTimeout(async () => ((await flush()) ? blocker.proceed() : blocker.reset()));
    return () => clearTimeout(leave);
  }, [blocker, flush]);

  return { state, touch, flush };
}

/** The form as the server sent it. */
function defaultTexts(form: HTMLFormElement): FormTexts {
  const pristine = form.cloneNode(true) as HTMLFormElement; // the same element
  pristine.reset();
  return textsOf(new FormData(pristine));
}
