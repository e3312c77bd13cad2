import type { Page } from "@playwright/test";

/** Holds a page's scripts back, or those of matching addresses, until the returned function is called. */
export async function holdScripts(page: Page, addresses = /\/assets\/.*\.js$/): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((done) => (letGo = done));
  await page.route(addresses, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}
