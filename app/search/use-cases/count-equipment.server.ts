import { type Database, readWithin } from "#db/client.ts";
import type { PublicChanges } from "#app/platform/public-changes.ts";
import type { SearchCriteria } from "../criteria.ts";
import { equipmentChoices, type EquipmentCount, withoutEquipment } from "../equipment.ts";
import { totalOf } from "../facet-keys.ts";
import { countConditions } from "../listing-counts.repository.server.ts";
import { countMatches } from "./count-matches.server.ts";
import { resolveCriteria } from "./resolve-criteria.server.ts";
import { SEARCH_TIMEOUT_MS } from "./search-listings.server.ts";

/** Listings that are read for these counts at most; no index holds equipment. */
const MOST_READ = 10_000;

/** How many results each choice of equipment gives; null for a search that finds too many without equipment. */
export function countEquipment(
  { db, changes }: { db: Database; changes: PublicChanges },
  criteria: SearchCriteria,
): Promise<EquipmentCount[] | null> {
  return readWithin(db, SEARCH_TIMEOUT_MS, async (read) => {
    const { filters } = await resolveCriteria({ db: read }, criteria);
    const wider = withoutEquipment(filters);
    if (totalOf(await countMatches({ read, changes }, wider), wider) > MOST_READ) return null;
    const choices = equipmentChoices(filters);
    const counts = await countConditions(
      read,
      wider,
      choices.map(({ conditions }) => conditions),
    );
    return choices.map(({ parameter, value }, index) => ({ parameter, value, count: counts[index]! }));
  });
}
