import { expect, test } from "vitest";
import type { PageTag } from "#app/platform/kept-page.ts";
import { createPageStore, type StoredPage } from "./page-store.ts";

const KILOBYTE = 1_024;

function page({ size = 10 * KILOBYTE, tags = [] }: { size?: number; tags?: PageTag[] } = {}): StoredPage {
  return {
    tags: new Set(tags),
    until: Infinity,
    madeAt: 0,
    staleSince: null,
    headers: [],
    etag: 'W/"x"',
    rawHeaders: new Map(),
    route: "/",
    brotli: Buffer.alloc(size),
    gzip: null,
  };
}

test("pages asked for once do not push out those that are asked for again", () => {
  const store = createPageStore(1_024 * KILOBYTE);
  store.set("/popular", page());
  store.get("/popular");
  for (let number = 0; number < 500; number++) store.set(`/search-${number}`, page());
  expect(store.get("/popular")).toBeDefined();
  expect(store.get("/search-0")).toBeUndefined();
  expect(store.get("/search-499")).toBeDefined();
});

test("pages stay within the bytes that they may take", () => {
  const store = createPageStore(500 * KILOBYTE);
  for (let number = 0; number < 200; number++) {
    store.set(`/${number}`, page());
    store.get(`/${number}`);
    expect(store.bytes).toBeLessThanOrEqual(500 * KILOBYTE);
  }
  expect(store.pages).toBeGreaterThan(10);
});

test("a page larger than the whole store is not taken, and leaves no tag", () => {
  const store = createPageStore(100 * KILOBYTE);
  store.set("/large", page({ size: 200 * KILOBYTE, tags: ["listings"] }));
  expect(store.pages).toBe(0);
  expect(store.bearing(["listings"]).size).toBe(0);
});

test("pages are found by any of their tags, once each, until they are deleted or pushed out", () => {
  const store = createPageStore(500 * KILOBYTE);
  store.set("/a", page({ tags: ["listing:1", "advertiser:7"] }));
  store.set("/b", page({ tags: ["listing:2", "advertiser:7"] }));
  store.get("/b");
  expect([...store.bearing(["advertiser:7", "listing:1"]).keys()]).toEqual(["/a", "/b"]);
  store.delete("/b");
  expect([...store.bearing(["advertiser:7"]).keys()]).toEqual(["/a"]);
  for (let number = 0; number < 20; number++) store.set(`/${number}`, page());
  expect(store.bearing(["advertiser:7"]).size).toBe(0);
});

test("a page made again bears its new tags only", () => {
  const store = createPageStore(200 * KILOBYTE);
  store.set("/a", page({ tags: ["listing:1"] }));
  store.set("/a", page({ tags: ["listing:2"] }));
  expect(store.bearing(["listing:1"]).size).toBe(0);
  expect([...store.bearing(["listing:2"]).keys()]).toEqual(["/a"]);
});
