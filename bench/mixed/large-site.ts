import type { Cleanup } from "../load/cleanup.ts";
import { cores, pin } from "../load/cores.ts";
import { openPortal, type Portal, type Site, siteOn } from "../load/site.ts";
import { startBenchServer } from "../search/databases.ts";

/**
 * A portal with so many sample listings, on one core unless it `decodes` pictures. What an earlier run loaded is used again: then
 * `loadSeconds` is null.
 */
export async function openLargeSite(
  cleanup: Cleanup,
  count: number,
  { decodes = false } = {},
): Promise<{ site: Site; portal: Portal; loadSeconds: number | null }> {
  const starting = startBenchServer({ reuse: true });
  // Ctrl-C may come before it has started.
  cleanup.add(async () => (await starting).stop());
  const { url, folder, loadSeconds } = await (await starting).open(count);
  const site = siteOn(cleanup, { databaseUrl: url, folder });
  // The secret of an earlier run is another one.
  await site.db.$client.query("delete from shared_settings");
  const portal = await openPortal(cleanup, site, { name: "portal" });
  // Its decoders would stay on its core.
  if (!decodes) pin(portal.pid, cores.server);
  return { site, portal, loadSeconds };
}
