import type { Page } from "@playwright/test";
import { SCRIPTS_HERE } from "#app/platform/scripts-after-paint.server.ts";
import type { Open } from "./journey.ts";

/** Until a page that nobody acts on has loaded all that it will; one without scripts is there as it is. */
export async function loadedUntouched(page: Page): Promise<void> {
  await page.waitForFunction(
    (mark) => !("__reactRouterContext" in window) || performance.getEntriesByName(mark).length > 0,
    SCRIPTS_HERE,
  );
  await page.waitForLoadState("networkidle");
}

/** Opens a page that nobody acts on, and waits until it has loaded all that it will. */
export async function openUntouched(open: Open, path: string, options: Parameters<Open>[1] = {}): Promise<Page> {
  const page = await open("about:blank", { ...options, isAbsent: true });
  await takeMouseAway(page);
  await page.goto(path);
  await loadedUntouched(page);
  return page;
}

/** A headless browser says of a mouse that nobody has that it moves to the corner of each new page: no page hears that. */
export async function takeMouseAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ignore = (event: PointerEvent) => {
      if (event.isTrusted && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    addEventListener("pointermove", ignore, { capture: true });
  });
}
