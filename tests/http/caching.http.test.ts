import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listings } from "#db/schema/listings.ts";
import { createListing } from "../factories/listings.ts";
import { knownRoutes } from "../hostile/known-addresses.ts";
import { openScene, withValues } from "../hostile/scene.ts";
import { useHttpPortal } from "../setup/http-portal.ts";

const portal = useHttpPortal({ settings: { PAGE_CACHE_MB: "16" } });
const root = join(import.meta.dirname, "..", "..");

const get = (path: string, cookie = "") =>
  portal.fetch(`${portal.address}${path}`, { headers: { cookie }, redirect: "manual" });
/** What a browser may otherwise keep for as long as it likes (RFC 9111, section 4.2.2). */
const isKeptByItself = (status: number) => [301, 302, 303, 307, 308, 404, 410].includes(status);
const isAskedAgain = /^no-(cache|store)$/;

/** Spellings of an address that lead to it, or to nothing: other letters, a slash at the end, the data of its page. */
const spellings = (address: string) => [
  address,
  address.replace(/(?=\?|$)/, "/"),
  address.replace(/^[^?]+/, (path) => path.toUpperCase()),
  address.replace(/(?=\?|$)/, ".data"),
];

test("every answer says how long it may be kept; those that browsers would keep by themselves are asked for again", async () => {
  const scene = await openScene(portal);
  const [file] = await readdir(join(root, "build", "client", "assets"));
  const files = ["/robots.txt", "/favicon.svg", `/assets/${file}`, "/assets/none.js", "/none.png", "//none", "/%00"];
  const addresses = knownRoutes.flatMap((route) => route.addresses).map((address) => withValues(address, scene));
  const seen = new Set<number>();
  const asked = [
    ...[...files, ...addresses].flatMap(spellings).map((path) => ({ path, cookie: scene.cookies.visitor })),
    ...addresses.map((path) => ({ path, cookie: scene.cookies.agency })),
  ];
  for (const { path, cookie } of asked) {
    const answer = await get(path, cookie);
    await answer.arrayBuffer();
    const { status } = answer;
    const caching = answer.headers.get("cache-control");
    seen.add(status);
    const told = isKeptByItself(status) ? expect.stringMatching(isAskedAgain) : expect.any(String);
    expect([path, status, caching]).toEqual([path, status, told]);
  }
  for (const status of [200, 301, 302, 404]) expect(seen).toContain(status);
}, 120_000);

test("a listing that is gone, or has another title, is asked for again by browsers: it may come back", async () => {
  const { id, slug, reference } = await createListing(portal.db, { photos: 0 });
  const change = (columns: Partial<typeof listings.$inferInsert>) =>
    portal.db.update(listings).set(columns).where(eq(listings.id, id));
  const pages = ["", "/imprimer", "/budget"].map((page) => `/annonces/${slug}-${reference}${page}`);
  const answers = async (paths: string[]) =>
    Promise.all(
      paths.map(async (path) => [path, (await get(path)).status, (await get(path)).headers.get("cache-control")]),
    );
  await change({ status: "retiree" });
  for (const [path, status, caching] of await answers([pages[0]!, `/api/annonces/${reference}/photos`]))
    expect([path, status, caching]).toEqual([path, expect.toBeOneOf([404, 410]), expect.stringMatching(isAskedAgain)]);
  await change({ status: "disponible", slug: "autre-titre" });
  for (const answer of await answers(pages))
    expect(answer).toEqual([expect.anything(), 301, expect.stringMatching(isAskedAgain)]);
  await change({ slug });
  expect((await get(pages[0]!)).status).toBe(200);
});
