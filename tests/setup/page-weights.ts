import type { Page, Request } from "@playwright/test";
import { hydrated } from "./hydrated.ts";
import type { PageBudgets } from "./page-budgets.ts";

/** Kilobytes (1,024 bytes) of the bodies as transferred. */
export type PageWeights = PageBudgets & { picture: number };

const KILOBYTE = 1024;
const kinds: Record<string, keyof PageWeights> = {
  document: "html",
  script: "script",
  stylesheet: "style",
  font: "font",
  image: "picture",
};

/** Gzip, since every proxy has it; browsers with Brotli receive less. */
export const speaksGzip = { "accept-encoding": "gzip" };

/** Opens an address, and measures what it loads until the network is idle. */
export async function weighPage(page: Page, address: string): Promise<{ weights: PageWeights; requests: Request[] }> {
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const weights: PageWeights = { html: 0, script: 0, style: 0, font: 0, picture: 0 };
  for (const request of requests) {
    const kind = kinds[request.resourceType()];
    if (kind && !request.url().startsWith("data:"))
      weights[kind] += (await request.sizes()).responseBodySize / KILOBYTE;
  }
  return { weights, requests };
}
