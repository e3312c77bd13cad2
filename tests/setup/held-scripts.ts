import type { Page } from "@playwright/test";

/** Keeps a page's scripts, or those of such addresses, on their way until the answer is called. */
export async function holdScripts(page: Page, addresses = /\/assets\/.*\.js$/): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((done) => (letGo = done));
  await page.route(addresses, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}
