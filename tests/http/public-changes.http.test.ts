import { beforeAll, expect, test } from "vitest";
import { knownRoutes } from "../hostile/known-addresses.ts";
import { openScene, type Scene, withValues } from "../hostile/scene.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { recordStatements, withoutJobQueue } from "../setup/portals/recorded-statements.ts";

const portal = useHttpPortal({ settings: { PAGE_CACHE_MB: "16" } });
let scene: Scene;
let record: Awaited<ReturnType<typeof recordStatements>>;
beforeAll(async () => {
  scene = await openScene(portal);
  record = await recordStatements([portal.db.$client, portal.reads.$client]);
});

/** Tables that change only together with a notified one; a picture's row never changes once it is shown. */
const following = ["listing_counts", "listing_events", "media", "place_counts", "quartiers", "listing_cells"];

const names = async (question: string) =>
  new Set((await portal.db.$client.query<{ name: string }>(question)).rows.map(({ name }) => name));

test("cached pages only read tables whose changes are notified", async () => {
  const tables = await names("select tablename as name from pg_tables where schemaname = 'public'");
  const notified = await names(
    "select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'notify_public_change'::regproc",
  );
  expect(notified).toContain("listings");
  const missing: Record<string, string[]> = {};
  let cached = 0;
  for (const { addresses } of knownRoutes)
    for (const address of addresses.map((text) => withValues(text, scene))) {
      let isCached = false;
      const sent = await record.during(async () => {
        const answer = await portal.fetch(address, { redirect: "manual" });
        await answer.arrayBuffer();
        isCached = answer.headers.has("x-cache");
      });
      if (!isCached) continue;
      cached += 1;
      const read = withoutJobQueue(sent).flatMap(({ text }) =>
        [...text.matchAll(/\b(?:from|join)\s+"?(\w+)/gi)].map(([, name]) => name!),
      );
      const others = [...new Set(read)].filter(
        (name) => tables.has(name) && !notified.has(name) && !following.includes(name),
      );
      if (others.length > 0) missing[address] = others;
    }
  expect(cached).toBeGreaterThan(20);
  expect(missing).toEqual({});
});
