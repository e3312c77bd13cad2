import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { waitForHydration } from "../setup/journeys/hydrated.ts";
import { desktop, expect, test, inMatrix } from "../setup/journeys/journey.ts";

test("a page whose end arrives late still starts its scripts", inMatrix, async ({ open, portal }) => {
  let sendEnd = () => {};
  const slow = createServer(async (request, response) => {
    const answer = await fetch(portal.address + request.url, { redirect: "manual" });
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.writeHead(
      answer.status,
      Object.fromEntries(
        ["content-type", "content-security-policy"].flatMap((name) =>
          answer.headers.has(name) ? [[name, answer.headers.get(name)!]] : [],
        ),
      ),
    );
    if (request.url !== "/credits") return response.end(bytes);
    // The page's script has arrived, its end has not.
    const end = bytes.lastIndexOf("</body>");
    response.write(bytes.subarray(0, end));
    sendEnd = () => response.end(bytes.subarray(end));
  });
  await new Promise<void>((done) => slow.listen(0, "127.0.0.1", done));
  try {
    const page = await open("about:blank", { ...desktop, isEarly: true });
    await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/credits`, { waitUntil: "commit" });
    await page.waitForFunction(() => "__reactRouterContext" in window);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    sendEnd();
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    // Its position is before the scripts that it loads.
    await page.close();
  } finally {
    slow.closeAllConnections();
    slow.close();
  }
});
