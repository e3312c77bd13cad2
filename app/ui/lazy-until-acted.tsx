import { type ComponentType, lazy, memo, type ReactNode, Suspense } from "react";
import { loadPatiently } from "./load-patiently.ts";
import { visitorActed } from "./visitor-acted.ts";

/** A page this old may be of a portal that was renewed since: its files are gone. Milliseconds. */
const OLD_PAGE = 10_000;

/**
 * A component of which the page as sent is enough until someone is there: its script comes with their first act
 * (whoever moves to another page has acted). It must work without JavaScript.
 */
export function lazyUntilActed<Props extends object>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
): ComponentType<Props> {
  const loaded = visitorActed.then(() => loadPatiently(load)).catch(startAfresh);
  const Part: ComponentType<Props> = lazy(() => loaded);
  // Its parent may change meanwhile: React would take away what it cannot render yet, unless it has nothing to render.
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}

function startAfresh(error: unknown): Promise<never> {
  // Without a network a fresh start would lose the page too: it stays as it was sent, and works without this script.
  if (typeof document !== "undefined" && !navigator.onLine) return new Promise(() => {});
  if (typeof document === "undefined" || performance.now() < OLD_PAGE) throw error;
  // It would take away what is being typed, which the page can send as it is.
  if (isBeingTyped()) return new Promise(() => {});
  location.reload();
  return new Promise(() => {});
}

function isBeingTyped(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")];
  return fields.some((field) => field === document.activeElement || field.value !== field.defaultValue);
}
