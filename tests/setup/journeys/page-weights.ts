import type { Page, Request } from "@playwright/test";
import { waitForHydration } from "./hydrated.ts";
import type { PageBudgets } from "./page-budgets.ts";

/** Kilobytes (1,024 bytes) of the bodies as transferred. */
export type PageWeights = PageBudgets & { picture: number };

const KILOBYTE = 1024;
const kinds: Record<string, keyof PageWeights> = {
  document: "html",
  script: "script",
  ".js": "script",
  stylesheet: "style",
  ".css": "style",
  font: "font",
  image: "picture",
};

/** Gzip, since every proxy has it; browsers with Brotli receive less. */
export const acceptsGzip = { "accept-encoding": "gzip" };

/** Opens an address, and measures what it loads until the network is idle. */
export async function weighPage(page: Page, address: string): Promise<{ weights: PageWeights; requests: Request[] }> {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(address);
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  const weights: PageWeights = { html: 0, script: 0, style: 0, font: 0, picture: 0 };
  // A part that comes late is fetched, then imported from the browser's cache: of each address the first request counts.
  for (const [address, request] of new Map(requests.toReversed().map((each) => [each.url(), each]))) {
    const kind = kinds[request.resourceType()] ?? kinds[/\.(?:js|css)$/.exec(address)?.[0] ?? ""];
    if (kind && !address.startsWith("data:")) weights[kind] += (await request.sizes()).responseBodySize / KILOBYTE;
  }
  return { weights, requests };
}
