import type { Page } from "@playwright/test";

/** Holds requests to matching addresses back until the returned function is called. */
export async function holdRequests(page: Page, addresses: RegExp): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((done) => (letGo = done));
  await page.route(addresses, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/** The same for a page's scripts, or for some of them. */
export const holdScripts = (page: Page, addresses = /\/assets\/.*\.js$/): Promise<() => void> =>
  holdRequests(page, addresses);
