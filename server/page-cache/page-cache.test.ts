import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { inProcessClient } from "#tests/setup/in-process-client.ts";
import type { KeptPage, PageTag } from "#app/platform/kept-page.ts";
import type { Made } from "../page-maker.ts";
import { visitReader } from "../visit.ts";
import { createPageCache, type Freshness, freshness } from "./page-cache.ts";

const origin = "http://localhost:3000";
type Answer = { body?: Buffer; status?: number; headers?: Record<string, string>; kept?: Partial<KeptPage> | null };

/** A cache before pages that say how often they were made; `hold` stops them on their way until it is called. */
function openCache({
  answer = () => ({}),
  fresh = { calmMs: 0, staleMs: 0 },
  namesHost = true,
  cdnSeconds = 0,
}: {
  answer?: (path: string) => Answer;
  fresh?: Freshness;
  namesHost?: boolean;
  cdnSeconds?: number;
} = {}) {
  const seen: Request[] = [];
  const state = { now: 0, elapsed: 0, held: null as Promise<void> | null, isBodyRead: false };
  const cache = createPageCache({
    maxBytes: 128 * 1_048_576,
    cdnSeconds,
    namesHost,
    fresh,
    clock: () => new Date(state.now),
    elapsed: () => state.elapsed,
    visits: visitReader({ SITE_URL: undefined, TRUST_PROXY: 0 }),
    async makePage(request): Promise<Made> {
      seen.push(request);
      const number = seen.length;
      await state.held;
      const { body, status = 200, headers = {}, kept } = answer(new URL(request.url).pathname);
      const told = body && readable(body, () => (state.isBodyRead = true));
      const response = new Response(told ?? `page ${number}`, {
        status,
        headers: { "Content-Type": "text/html", ...headers },
      });
      return {
        kind: "page",
        route: "/annonces",
        response,
        kept: kept === null ? null : { tags: new Set(), until: Infinity, ...kept },
      };
    },
    send: (_request, response, made) => void response.end(made.kind === "page" ? "not kept" : "busy"),
    fail: (_request, response) => void response.writeHead(500).end(),
  });
  cache.setOpen(true);
  const server = createServer((request, response) => cache.step(request, response, () => response.end("passed on")));
  const client = inProcessClient(server, { origin });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const response = await client.fetch(path, { headers });
    return { text: await response.text(), how: response.headers.get("x-cache"), response };
  };
  return { cache, get, seen, state, client, server };
}

/** A body that tells when all of it was read. */
const readable = (bytes: Buffer, onRead: () => void) =>
  new ReadableStream({
    start: (stream) => stream.enqueue(new Uint8Array(bytes)),
    pull(stream) {
      stream.close();
      onRead();
    },
  });

const hold = (state: { held: Promise<void> | null }): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  state.held = promise;
  return resolve;
};
const tagged = (...tags: PageTag[]) => ({ kept: { tags: new Set(tags) } });

test("a page is made once, and served from then on", async () => {
  const { get, seen } = openCache();
  expect(await get("/annonces")).toMatchObject({ text: "page 1", how: "miss" });
  expect(await get("/annonces")).toMatchObject({ text: "page 1", how: "hit" });
  expect(seen).toHaveLength(1);
});

test("whoever asks for a page that is being made waits for it", async () => {
  const { get, seen, state } = openCache();
  const release = hold(state);
  const answers = Array.from({ length: 20 }, () => get("/annonces"));
  await expect.poll(() => seen.length).toBe(1);
  release();
  expect((await Promise.all(answers)).map(({ text, how }) => [text, how]).toSorted()).toEqual([
    ["page 1", "miss"],
    ...Array.from({ length: 19 }, () => ["page 1", "wait"]),
  ]);
  expect(seen).toHaveLength(1);
});

test("the application does not learn who asks", async () => {
  const { get, seen } = openCache();
  await get("/annonces", { cookie: "session=secret", authorization: "Bearer secret", "accept-language": "en" });
  expect([...seen[0]!.headers.keys()]).toEqual([]);
});

test.each<[string, Answer]>([
  ["whose loader did not say that it may be", { kept: null }],
  ["with a cookie", { headers: { "Set-Cookie": "a=b" } }],
  ["that says no-store", { headers: { "Cache-Control": "no-store" } }],
  ["that says private", { headers: { "Cache-Control": "private, max-age=60" } }],
  ["that does not exist", { status: 404 }],
  ["that is gone", { status: 410 }],
  ["that leads elsewhere", { status: 301 }],
  ["that failed", { status: 500 }],
])("a page is not kept %s", async (_, answer) => {
  const { get, seen, cache } = openCache({ answer: () => answer });
  expect((await get("/annonces")).how).toBeNull();
  await get("/annonces");
  expect(seen).toHaveLength(2);
  expect(cache.pages).toBe(0);
});

test.each(["/connexion", "/espace", "/messages", "/annonces/x-1/demande", "/media/a/b.webp", "/annonces/"])(
  "%s is passed on",
  async (path) => expect((await openCache().get(path)).text).toBe("passed on"),
);

test("what is sent, and pages for who has just sent something, are passed on", async () => {
  const { get, client } = openCache();
  expect(await (await client.fetch("/annonces", { method: "POST" })).text()).toBe("passed on");
  expect((await get("/annonces", { cookie: "a=b; portail_change=1" })).text).toBe("passed on");
});

test("a change drops the pages that show it, and no others", async () => {
  const { get, cache } = openCache({
    answer: (path) => tagged(path === "/annonces" ? "listings" : path === "/annonces/a-1" ? "listing:1" : "listing:2"),
  });
  for (const path of ["/annonces", "/annonces/a-1", "/annonces/b-2"]) await get(path);
  cache.drop(["listing:1", "advertiser:9"]);
  expect((await get("/annonces")).how).toBe("hit");
  expect((await get("/annonces/b-2")).how).toBe("hit");
  expect(await get("/annonces/a-1")).toMatchObject({ text: "page 4", how: "miss" });
  cache.drop("all");
  expect((await get("/annonces")).how).toBe("miss");
});

test("a page that was being made while it changed is made again", async () => {
  const { get, seen, cache, state } = openCache({ answer: () => tagged("listings") });
  const release = hold(state);
  const before = get("/annonces");
  await expect.poll(() => seen.length).toBe(1);
  cache.drop(["listings"]);
  const after = get("/annonces");
  await expect.poll(() => seen.length).toBe(2);
  release();
  expect((await after).text).toBe("page 2");
  await before;
  expect((await get("/annonces")).text).toBe("page 2");
});

test("a change is not missed while the page is compressed", async () => {
  const { get, cache, state } = openCache({ answer: () => ({ ...tagged("listings"), body: randomBytes(4_000_000) }) });
  const before = get("/annonces");
  // Later than the body, and sooner than its compression.
  await expect.poll(() => state.isBodyRead, { interval: 1 }).toBe(true);
  cache.drop(["listings"]);
  await before;
  expect((await get("/annonces")).how).toBe("miss");
});

test("a page that all visitors left is no longer made", async ({ onTestFinished }) => {
  const { seen, state, server } = openCache();
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  let arrived = 0;
  server.prependListener("request", () => arrived++);
  const release = hold(state);
  const visitors = [1, 2].map(() => connect((server.address() as AddressInfo).port, "127.0.0.1"));
  for (const visitor of visitors) visitor.write("GET /annonces HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await expect.poll(() => arrived).toBe(2);
  expect(seen).toHaveLength(1);
  visitors[0]!.destroy();
  await once(visitors[0]!, "close");
  expect(seen[0]!.signal.aborted).toBe(false);
  visitors[1]!.destroy();
  await expect.poll(() => seen[0]!.signal.aborted).toBe(true);
  release();
});

test("a page made a moment ago is served although it changed", async () => {
  const { get, cache, seen } = openCache({
    answer: () => tagged("listings"),
    fresh: { calmMs: Infinity, staleMs: Infinity },
  });
  await get("/annonces");
  cache.drop(["listings"]);
  expect((await get("/annonces")).text).toBe("page 1");
  expect(seen).toHaveLength(1);
});

test("while much changes, a page is made anew at most twice a second, and nobody waits for it", async () => {
  const { get, cache, seen, state } = openCache({ answer: () => tagged("listings"), fresh: freshness });
  await get("/annonces");
  state.elapsed = 100;
  cache.drop(["listings"]);
  expect(await get("/annonces")).toMatchObject({ text: "page 1", how: "hit" });
  expect(seen).toHaveLength(1);
  state.elapsed = 600;
  expect(await get("/annonces")).toMatchObject({ text: "page 1", how: "hit" });
  await expect.poll(async () => (await get("/annonces")).text).toBe("page 2");
  expect(seen).toHaveLength(2);
});

test("a page that changed is served no longer than nine tenths of a second", async () => {
  const { get, cache, state } = openCache({ answer: () => tagged("listings"), fresh: freshness });
  await get("/annonces");
  state.elapsed = 400;
  cache.drop(["listings"]);
  state.elapsed = 1_299;
  const release = hold(state);
  expect(await get("/annonces")).toMatchObject({ text: "page 1", how: "hit" });
  state.elapsed = 1_300;
  const asked = get("/annonces");
  release();
  expect(await asked).toMatchObject({ text: "page 2" });
});

test("a page stays until its instant, and not longer", async () => {
  const { get, state } = openCache({ answer: () => ({ kept: { until: 1_000 } }) });
  await get("/annonces");
  state.now = 999;
  expect((await get("/annonces")).how).toBe("hit");
  state.now = 1_000;
  expect(await get("/annonces")).toMatchObject({ text: "page 2", how: "miss" });
});

test("without the news of changes nothing is kept, and nothing that was kept is served", async () => {
  const { get, cache, seen, state } = openCache();
  await get("/annonces");
  cache.setOpen(false);
  expect((await get("/annonces")).text).toBe("passed on");
  cache.setOpen(true);
  const release = hold(state);
  const asked = get("/annonces");
  await expect.poll(() => seen.length).toBe(2);
  cache.setOpen(false);
  cache.setOpen(true);
  release();
  await asked;
  expect((await get("/annonces")).text).toBe("page 3");
});

test("each host has pages of its own, as they name it, unless the site's address is set", async () => {
  for (const namesHost of [true, false]) {
    const { get, seen } = openCache({ namesHost });
    await get("/annonces", { host: "one.example" });
    await get("/annonces", { host: "two.example" });
    expect(seen).toHaveLength(namesHost ? 2 : 1);
  }
});

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

test("who has the page already is told so", async () => {
  const { get, client } = openCache();
  const { response } = await get("/annonces");
  const again = await get("/annonces", { "if-none-match": response.headers.get("etag")! });
  expect([again.response.status, again.text]).toEqual([304, ""]);
  const head = await client.fetch("/annonces", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("browsers ask each time, and a CDN as its setting says", async () => {
  expect((await openCache().get("/")).response.headers.get("cache-control")).toBe("no-cache");
  const { response } = await openCache({ cdnSeconds: 30 }).get("/");
  expect(response.headers.get("cache-control")).toBe("public, max-age=0, s-maxage=30, must-revalidate");
});
