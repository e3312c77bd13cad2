import { expect, test } from "vitest";
import { openCache } from "#tests/setup/portals/opened-page-cache.ts";

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["identity", null],
])("a page is sent as « %s » asks", async (accepted, encoding) => {
  const { get } = openCache();
  for (const how of ["miss", "hit", "hit"]) {
    const { text, response, ...answer } = await get("/annonces", { "accept-encoding": accepted });
    expect([text, answer.how]).toEqual(["page 1", how]);
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
  }
});

test("a browser that has the page already gets 304", async () => {
  const { get, client } = openCache();
  const { response } = await get("/annonces");
  const again = await get("/annonces", { "if-none-match": response.headers.get("etag")! });
  expect([again.response.status, again.text]).toEqual([304, ""]);
  const head = await client.fetch("/annonces", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("browsers revalidate each time, and a CDN as its setting says", async () => {
  expect((await openCache().get("/")).response.headers.get("cache-control")).toBe("no-cache");
  const { response } = await openCache({ cdnSeconds: 30 }).get("/");
  expect(response.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=30, must-revalidate");
});
