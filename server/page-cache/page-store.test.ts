import { expect, test } from "vitest";
import { createPageStore, type StoredPage } from "./page-store.ts";

const KILOBYTE = 1_024;

const page = (size = 10 * KILOBYTE): StoredPage => ({
  madeAt: 0,
  generation: 0,
  status: 200,
  headers: [],
  etag: 'W/"x"',
  rawHeaders: new Map(),
  route: "/",
  brotli: Buffer.alloc(size),
  gzip: null,
});

test("pages requested once do not push out those that are requested again", () => {
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

test("a page larger than the whole store is not taken", () => {
  const store = createPageStore(100 * KILOBYTE);
  store.set("/large", page(200 * KILOBYTE));
  expect(store.pages).toBe(0);
});
