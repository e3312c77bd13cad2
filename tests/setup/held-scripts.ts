import type { Page } from "playwright-core";

/** Keeps a page's scripts on their way until the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((done) => (letGo = done));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}
