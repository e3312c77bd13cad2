import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { communes } from "#db/schema/communes.ts";
import { listings } from "#db/schema/listings.ts";
import { knownRoutes } from "../hostile/known-addresses.ts";
import { neededCaching } from "../hostile/kept-answers.ts";
import { openScene, withValues } from "../hostile/scene.ts";
import { type HttpPortal, openHttpPortal, useHttpPortal } from "../setup/portals/http-portal.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";
import { withoutDatabase } from "../setup/servers/without-database.ts";

const settings = { PAGE_CACHE_MB: "16" };
// Without the database, a page waits this long before it fails.
let databaseMs = 10_000;
const portal = useHttpPortal({ settings, databaseMs: () => databaseMs });
let second: HttpPortal;
beforeAll(async () => {
  second = await openHttpPortal({ settings, beside: portal });
});
afterAll(() => second.close());

/** How a page was answered: `hit`, `miss`, or null past the cache. */
const how = async (path: string, { from = portal, ...init }: RequestInit & { from?: HttpPortal } = {}) => {
  const answer = await from.fetch(path, { redirect: "manual", ...init });
  await answer.arrayBuffer();
  return answer.headers.get("x-cache");
};

const addressOf = ({ slug, reference }: { slug: string; reference: string }) => `/annonces/${slug}-${reference}`;
const text = async (path: string, from: HttpPortal) => (await from.fetch(path)).text();

describe("private pages", () => {
  const cached = new Set(["/", "/annonces", "/Rechercher", "/annonceurs", "/annonceurs/:slug", "/credits"]);
  const written = ["/cgu", "/classement", "/confidentialite", "/pages/:slug", "/verifier-un-fichier"];
  const others = ["/mentions-legales", "/accessibilite", "/annonces/:slugAndReference", ...written];
  const calls = [
    "/api/carte",
    "/api/annonces/nombre",
    "/api/annonces/equipements",
    "/api/resultats",
    "/api/annonces/:reference/photos",
    "/annonces.atom",
    "/annonces.json",
  ];
  for (const pattern of [...others, ...calls]) cached.add(pattern);

  test(
    "only public pages are cached, and are the same for everyone; every answer sets its cache time",
    async () => {
      const scene = await openScene(portal);
      const kept = new Set<string>();
      for (const { pattern, addresses } of knownRoutes)
        for (const address of addresses.map((text) => withValues(text, scene)))
          for (const path of [address, address.replace(/(?=\?|$)/, ".data").replace(/^\/\.data/, "/_root.data")]) {
            const ask = async (cookie: string) => {
              const answer = await portal.fetch(path, { headers: { cookie }, redirect: "manual" });
              return { answer, body: await answer.text(), isKept: answer.headers.get("x-cache") !== null };
            };
            // The member asks first: a wrongly cached page would be the member's.
            const member = await ask(scene.cookies.agency);
            const visitor = await ask(scene.cookies.visitor);
            expect([path, visitor.isKept]).toEqual([path, member.isKept]);
            for (const { status, headers } of [member.answer, visitor.answer])
              expect([path, status, headers.get("cache-control")]).toEqual([path, status, neededCaching(status)]);
            if (!member.isKept) continue;
            kept.add(pattern);
            const pastCache = await ask(`${scene.cookies.agency}; portail_change=1`);
            expect([path, pastCache.isKept]).toEqual([path, false]);
            for (const { answer, body } of [member, visitor]) {
              expect([path, body === pastCache.body]).toEqual([path, true]);
              expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 202, 301, 302])]);
              expect([path, answer.headers.get("set-cookie")]).toEqual([path, null]);
              expect(answer.headers.get("cache-control")).toBe("no-cache");
            }
          }
      expect([...kept].toSorted()).toEqual([...cached].toSorted());
    },
    60_000 * timeoutFactor,
  );
});

test.each(["br", "gzip"])("a cached page has the headers of the page just made: %s", async (encoding) => {
  const ask = async (more: Record<string, string> = {}) => {
    const answer = await portal.fetch(`/annonceurs?nom=zzz-${encoding}`, {
      headers: { "accept-encoding": encoding, ...more },
    });
    const { "x-cache": from, "x-request-id": id, date: _, ...headers } = Object.fromEntries(answer.headers);
    return { from, id, status: answer.status, headers, text: await answer.text() };
  };
  const first = await ask();
  const again = await ask();
  expect([first.from, again.from]).toEqual(["miss", "hit"]);
  expect({ ...again, from: "miss", id: first.id }).toEqual(first);
  // A cached answer has no request id: it would lead nowhere in the log.
  expect([first.id, again.id]).toEqual([expect.any(String), undefined]);
  const { status, text, headers } = await ask({ "if-none-match": first.headers.etag! });
  expect([status, text]).toEqual([304, ""]);
  const { "content-length": _, "content-encoding": __, ...rest } = first.headers;
  expect(headers).toEqual(rest);
});

describe("fresh pages", () => {
  let own: Awaited<ReturnType<typeof portal.accounts.openDashboard>>;
  let page: string;
  let other: string;
  beforeEach(async () => {
    own = await portal.accounts.openDashboard({ userType: "proprietaire", listings: [{}] });
    page = addressOf(own.listings[0]!);
    const [sample] = await portal.db
      .select({ slug: listings.slug, reference: listings.reference })
      .from(listings)
      .innerJoin(communes, eq(communes.id, listings.communeId))
      .where(and(eq(listings.status, "disponible"), eq(communes.departmentCode, "75")))
      .limit(1);
    other = addressOf(sample!);
    for (const from of [portal, second])
      for (const path of ["/", "/annonces", page, other]) await expect.poll(() => how(path, { from })).toBe("hit");
  });

  test("a new price shows on every instance", async () => {
    await portal.db.update(listings).set({ price: 99_999_00 }).where(eq(listings.id, own.listings[0]!.id));
    for (const from of [portal, second]) await expect.poll(() => text(page, from)).toMatch(/99\s999/);
  });

  test("an advertiser's own change shows to the advertiser at once, on any instance", async () => {
    const cookie = await portal.accounts.cookieOf(own.account);
    const { reference } = own.listings[0]!;
    const answer = await portal.fetch("/publications", {
      method: "POST",
      redirect: "manual",
      headers: { cookie, "content-type": "application/x-www-form-urlencoded", origin: portal.address },
      body: new URLSearchParams({ do: `retiree ${reference}`, confirmed: "yes" }),
    });
    expect(answer.status).toBeLessThan(400);
    const written = answer.headers.getSetCookie().find((sent) => sent.startsWith("portail_change="))!;
    expect(written).toContain("Max-Age=5");
    const headers = { cookie: `${cookie}; ${written.split(";")[0]}` };
    for (const from of [portal, second]) {
      const seen = await from.fetch(page, { headers });
      expect([seen.status, seen.headers.get("x-cache")]).toEqual([410, null]);
      // The answer bypasses the cache; it is not fresh because the notification came first.
      expect(await how(other, { from, headers })).toBeNull();
    }
    // Everyone else sees it once the notification has arrived.
    for (const from of [portal, second]) await expect.poll(async () => (await from.fetch(page)).status).toBe(410);
  });

  test("an instance without notifications still shows changes, and caches again once notifications are back", async () => {
    const { rows } = await portal.db.$client.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'bienvu pages' and datname = current_database()",
    );
    expect(rows).toHaveLength(2);
    await portal.db.$client.query("select pg_terminate_backend(pid) from unnest($1::int[]) as pid", [
      rows.map(({ pid }) => pid),
    ]);
    await portal.db.update(listings).set({ price: 88_888_00 }).where(eq(listings.id, own.listings[0]!.id));
    for (const from of [portal, second]) {
      await expect.poll(() => text(page, from)).toMatch(/88\s888/);
      await expect.poll(() => how(page, { from })).toBe("hit");
      expect(await text(page, from)).toMatch(/88\s888/);
    }
  });
});

test("cached pages are served while the database is away, marked as stale only in a header", async () => {
  const before = await portal.fetch("/annonceurs?nom=away");
  const text = await before.text();
  databaseMs = 500;
  onTestFinished(() => void (databaseMs = 10_000));
  await withoutDatabase(portal.db, async () => {
    // Fresh until the connection of notifications is known to be lost.
    await expect.poll(() => how("/annonceurs?nom=away")).toBe("stale");
    const answer = await portal.fetch("/annonceurs?nom=away");
    expect([answer.status, answer.headers.get("x-cache")]).toEqual([200, "stale"]);
    expect(answer.headers.get("cache-status")).toMatch(/^portail; hit; ttl=-\d+$/);
    expect(await answer.text()).toBe(text);
    expect((await portal.fetch("/annonceurs?nom=never-asked-before")).status).toBe(503);
  });
  await expect.poll(() => how("/annonceurs?nom=away")).toBe("hit");
});
