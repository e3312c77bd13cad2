import { type Database, readWithin } from "#db/client.ts";
import type { PublicChanges } from "#app/platform/public-changes.ts";
import type { SearchCriteria } from "../criteria/criteria.ts";
import { equipmentChoices, type EquipmentCount, withoutEquipment } from "../count/equipment.ts";
import { totalOf } from "../count/facet-keys.ts";
import { countConditions } from "../count/listing-counts.repository.server.ts";
import { countMatches } from "./count-matches.server.ts";
import { resolveCriteria } from "./resolve-criteria.server.ts";
import { SEARCH_TIMEOUT_MS } from "./search-listings.server.ts";

/** Most listings to read for these counts: no index has equipment. */
const MOST_READ = 10_000;

/** Counts the results of each choice of equipment; null for a search with too many results without equipment. */
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
