import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { type CacheAnswer, hold, openCache } from "#tests/setup/portals/opened-page-cache.ts";
import { freshness } from "./page-cache.ts";

test("a page is made once, and served from then on", async () => {
  const { get, seen } = openCache();
  expect(await get("/annonces")).toMatchObject({ text: "page 1", how: "miss" });
  expect(await get("/annonces")).toMatchObject({ text: "page 1", how: "hit" });
  expect(seen).toHaveLength(1);
});

test("a request for a page that is being made waits for it", async () => {
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

test("the application does not learn who requests a page", async () => {
  const { get, seen } = openCache();
  await get("/annonces", { cookie: "session=secret", authorization: "Bearer secret", "accept-language": "en" });
  expect([...seen[0]!.headers.keys()]).toEqual([]);
});

test.each<[string, CacheAnswer]>([
  ["whose loader did not say that it may be", { isCacheable: false }],
  ["with a cookie", { headers: { "Set-Cookie": "a=b" } }],
  ["that says no-store", { headers: { "Cache-Control": "no-store" } }],
  ["that says private", { headers: { "Cache-Control": "private, max-age=60" } }],
  ["that does not exist", { status: 404 }],
  ["that is gone", { status: 410 }],
  ["that failed", { status: 500 }],
])("a page is not cached %s", async (_, answer) => {
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

test("forms, and pages for a visitor who has just sent a form, are passed on", async () => {
  const { get, client } = openCache();
  expect(await (await client.fetch("/annonces", { method: "POST" })).text()).toBe("passed on");
  expect((await get("/annonces", { cookie: "a=b; portail_change=1" })).text).toBe("passed on");
});

test("after a change every page is made anew", async () => {
  const { get, changes, state } = openCache();
  for (const path of ["/annonces", "/"]) await get(path);
  state.elapsed = 1;
  changes.add();
  state.elapsed = 2;
  expect(await get("/annonces")).toMatchObject({ text: "page 3", how: "miss" });
  expect(await get("/annonces")).toMatchObject({ text: "page 3", how: "hit" });
  expect(await get("/")).toMatchObject({ text: "page 4", how: "miss" });
});

test("a page that was being made while something changed is made again", async () => {
  const { get, seen, changes, state } = openCache();
  const release = hold(state);
  const before = get("/annonces");
  await expect.poll(() => seen.length).toBe(1);
  changes.add();
  state.elapsed = 1;
  const after = get("/annonces");
  await expect.poll(() => seen.length).toBe(2);
  release();
  expect((await after).text).toBe("page 2");
  await before;
  expect((await get("/annonces")).text).toBe("page 2");
});

test("a change is not missed while the page is compressed", async () => {
  const { get, changes, state } = openCache({ answer: () => ({ body: randomBytes(4_000_000) }) });
  const before = get("/annonces");
  // Later than the body, and sooner than its compression.
  await expect.poll(() => state.isBodyRead, { interval: 1 }).toBe(true);
  changes.add();
  await before;
  state.elapsed = 1;
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

test("a page that lacks a change is sent until nine tenths of a second old; meanwhile one request makes a new page", async () => {
  const { get, changes, seen, state } = openCache({ fresh: freshness });
  await get("/annonces");
  changes.add();
  state.elapsed = 500;
  expect(await get("/annonces")).toMatchObject({ text: "page 1", how: "hit" });
  expect(seen).toHaveLength(1);
  state.elapsed = 900;
  const release = hold(state);
  for (let request = 0; request < 3; request++)
    expect(await get("/annonces")).toMatchObject({ text: "page 1", how: "hit" });
  expect(seen).toHaveLength(2);
  release();
  await expect.poll(async () => (await get("/annonces")).text).toBe("page 2");
});

test("a page that is older is not sent after a change", async () => {
  const { get, changes, state } = openCache({ fresh: freshness });
  await get("/annonces");
  state.elapsed = 901;
  expect(await get("/annonces")).toMatchObject({ text: "page 1", how: "hit" });
  changes.add();
  expect(await get("/annonces")).toMatchObject({ text: "page 2", how: "miss" });
});

test("a page that shows ages is made again after a minute", async () => {
  const { get, state } = openCache();
  await get("/annonces");
  state.elapsed = 60_000;
  expect((await get("/annonces")).how).toBe("hit");
  state.elapsed = 60_001;
  expect(await get("/annonces")).toMatchObject({ text: "page 2", how: "miss" });
});

test("without notifications of changes a page is sent until nine tenths of a second old", async () => {
  const { get, changes, state } = openCache({ fresh: freshness });
  await get("/annonces");
  state.elapsed = 1_000;
  changes.setConnected(false);
  expect(await get("/annonces")).toMatchObject({ text: "page 2", how: "miss" });
  state.elapsed = 1_500;
  expect(await get("/annonces")).toMatchObject({ text: "page 2", how: "hit" });
  state.elapsed = 1_901;
  expect(await get("/annonces")).toMatchObject({ text: "page 3", how: "miss" });
  // The page may still lack a change when notifications are back.
  changes.setConnected(true);
  state.elapsed = 2_802;
  expect(await get("/annonces")).toMatchObject({ text: "page 4", how: "miss" });
});

test("if a page cannot be made, the old page is sent for a minute, and says for how long it has been stale", async () => {
  const { get, changes, state } = openCache({
    answer: () => ({ status: state.elapsed > 0 ? 503 : 200 }),
    fresh: freshness,
  });
  await get("/annonces");
  changes.add();
  state.elapsed = 31_500;
  const { response, ...old } = await get("/annonces");
  expect([old.text, old.how, response.status]).toEqual(["page 1", "stale", 200]);
  expect(response.headers.get("cache-status")).toBe("portail; hit; ttl=-31");
  // A visitor who waits for the failing page gets the old page too.
  const release = hold(state);
  const [first, second] = [get("/annonces"), get("/annonces")];
  release();
  expect([(await first).how, (await second).how]).toEqual(["stale", "stale"]);
  state.elapsed = 120_001;
  expect(await get("/annonces")).toMatchObject({ text: "not cached", how: null });
});

test("a home that is gone stays gone if a later attempt to make its page fails", async () => {
  const statuses = [200, 410, 503];
  const { get, changes } = openCache({ answer: () => ({ status: statuses.shift()! }) });
  await get("/annonces/a-1");
  changes.add();
  expect((await get("/annonces/a-1")).how).toBeNull();
  changes.add();
  expect((await get("/annonces/a-1")).how).toBeNull();
});

test("without notifications, a visitor who waits long for a page gets the old page", async () => {
  const { get, changes, state } = openCache({ fresh: { ...freshness, waitMs: 0 } });
  await get("/annonces");
  changes.setConnected(false);
  state.elapsed = 2_000;
  const release = hold(state);
  expect(await get("/annonces")).toMatchObject({ text: "page 1", how: "stale" });
  release();
});

test("a visitor whose page fails late gets the old page too", async () => {
  const { get, changes, seen, state } = openCache({
    answer: () => ({ status: state.elapsed > 0 ? 503 : 200 }),
    fresh: { ...freshness, waitMs: 0 },
  });
  await get("/annonces");
  changes.add();
  state.elapsed = 2_000;
  const release = hold(state);
  const first = get("/annonces");
  await expect.poll(() => seen.length).toBe(2);
  // The second visitor waits equally long: once it has an answer, the first one has waited long enough too.
  expect((await get("/annonces")).text).toBe("passed on");
  release();
  expect((await first).how).toBe("stale");
});

test("a home that is gone is not shown as it was before", async () => {
  const { get, changes, state } = openCache({ answer: () => ({ status: state.elapsed > 0 ? 410 : 200 }) });
  await get("/annonces/a-1");
  changes.add();
  state.elapsed = 1;
  expect(await get("/annonces/a-1")).toMatchObject({ text: "not cached", how: null });
});

test("each host has pages of its own, as they name it, unless the site's address is set", async () => {
  for (const namesHost of [true, false]) {
    const { get, seen } = openCache({ namesHost });
    await get("/annonces", { host: "one.example" });
    await get("/annonces", { host: "two.example" });
    expect(seen).toHaveLength(namesHost ? 2 : 1);
  }
});

test("a host that is requested more often takes the place of an invented one, and keeps it", async () => {
  const { get, state } = openCache();
  const isPassedOn = async (host: string) => (await get("/annonces", { host })).text === "passed on";
  const inventNames = async () => {
    for (let number = 1; number <= 9; number++) await isPassedOn(`invented-${number}.example`);
  };
  await inventNames();
  expect(await isPassedOn("real.example")).toBe(true);
  for (let minute = 1; minute <= 10; minute++) {
    for (let time = 0; time < 3; time++) expect(await isPassedOn("real.example")).toBe(false);
    state.elapsed += 55_000;
    await inventNames();
  }
});

test("eight hosts have pages in the cache; a ninth is passed on, and takes no place of a host that is requested", async () => {
  const { get, cache, state } = openCache();
  const ask = async (host: string) => (await get("/annonces", { host })).text === "passed on";
  for (let number = 1; number <= 8; number++) expect(await ask(`host-${number}.example`)).toBe(false);
  for (let number = 9; number <= 30; number++) expect(await ask(`host-${number}.example`)).toBe(true);
  expect(cache.pages).toBe(8);
  // Only the first host was requested within the last minute.
  state.elapsed = 40_000;
  expect(await ask("HOST-1.example")).toBe(false);
  state.elapsed = 61_000;
  expect(await ask("host-9.example")).toBe(false);
  for (let number = 10; number <= 30; number++) await ask(`host-${number}.example`);
  expect(await ask("host-1.example")).toBe(false);
});
