import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { listings } from "#db/schema/listings.ts";
import { createListing } from "../factories/listings.ts";
import { knownRoutes } from "../hostile/known-addresses.ts";
import { isAskedAgain, neededCaching } from "../hostile/kept-answers.ts";
import { openScene, withValues } from "../hostile/scene.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";

const portal = useHttpPortal({ settings: { PAGE_CACHE_MB: "16" } });
const root = join(import.meta.dirname, "..", "..");

const get = (path: string, cookie = "") =>
  portal.fetch(`${portal.address}${path}`, { headers: { cookie }, redirect: "manual" });
/** Spellings of an address that lead to it, or to nothing: other letters, a slash at the end, the data of its page. */
const spellings = (address: string) => [
  address,
  address.replace(/(?=\?|$)/, "/"),
  address.replace(/^[^?]+/, (path) => path.toUpperCase()),
  address.replace(/(?=\?|$)/, ".data"),
];

// All addresses: `page-cache.http.test.ts`.
test("every spelling of an address sets its cache time; browsers revalidate answers that they would otherwise store", async () => {
  const scene = await openScene(portal);
  const [file] = await readdir(join(root, "build", "client", "assets"));
  const files = ["/robots.txt", "/favicon.svg", `/assets/${file}`, "/assets/none.js", "/none.png", "//none", "/%00"];
  const addresses = knownRoutes.map((route) => withValues(route.addresses[0]!, scene));
  const seen = new Set<number>();
  for (const path of [...files, ...addresses].flatMap(spellings)) {
    const answer = await get(path, scene.cookies.visitor);
    await answer.arrayBuffer();
    const { status } = answer;
    const caching = answer.headers.get("cache-control");
    seen.add(status);
    expect([path, status, caching]).toEqual([path, status, neededCaching(status)]);
  }
  for (const status of [200, 301, 302, 404]) expect(seen).toContain(status);
}, 120_000);

test("browsers revalidate a listing that is gone or has another title, since it may come back", async () => {
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
