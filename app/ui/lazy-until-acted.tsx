import { type ComponentType, lazy, memo, type ReactNode, Suspense } from "react";

const acts = ["scroll", "wheel", "pointermove", "pointerdown", "touchstart", "keydown", "focusin", "popstate"];
/** A page this old may be of a portal that was renewed since: its files are gone. Milliseconds. */
const OLD_PAGE = 10_000;

/** Resolves when the visitor first does anything at all; at once on the server. */
const acted = typeof document === "undefined" || hasActed() ? Promise.resolve() : new Promise<void>((resolve) => acts.forEach((act) => addEventListener(act, () => resolve(), { once: true, passive: true, capture: true })));

/**
 * A component of which the page as sent is enough until someone is there: its script comes with their first act
 * (whoever moves to another page has acted). It must work without JavaScript.
 */
export function lazyUntilActed<Props extends object>(load: () => Promise<{ default: (props: Props) => ReactNode }>): ComponentType<Props> {
  const loaded = acted.then(load).catch(startAfresh);
  const Part: ComponentType<Props> = lazy(() => loaded);
  // Its parent may change meanwhile: React would take away what it cannot render yet, unless it has nothing to render.
  return memo((props: Props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  ));
}

function hasActed(): boolean {
  return scrollY > 0 || location.hash !== "" || document.activeElement !== document.body;
}

function startAfresh(error: unknown): Promise<never> {
  if (typeof document === "undefined" || performance.now() < OLD_PAGE) throw error;
  location.reload();
  return new Promise(() => {});
}
