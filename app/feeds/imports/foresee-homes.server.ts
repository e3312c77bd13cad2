import { unambiguousName } from "#app/communes/unambiguous-name.ts";
import type { Platform } from "#app/platform/context.ts";
import { readPosition } from "#app/publish/form/typed-position.ts";
import { textIn } from "#app/publish/form/draft-form.ts";
import { findCommuneOf } from "./check-home.server.ts";
import { communeFinder } from "./commune-finder.server.ts";
import { compareHome } from "./compare-home.server.ts";
import { findHomesToForesee, storeOutlooks } from "./foreseen-homes.repository.server.ts";
import type { HomeOutlook } from "./import.ts";
import { unknownPlace, withoutRepeated } from "./remark.ts";
import type { LockedImport } from "./imports.repository.server.ts";

type Needs = Pick<Platform, "db" | "clock" | "rentControlPeriods">;

const LINES_AT_ONCE = 200;
/** Places of which the communes are kept in memory. */
const PLACES_KEPT = 2_000;

/**
 * Notes what would come of each home of an agency whose files nobody has accepted yet, for the preview; and of changed homes on show,
 * of which a file may take off too many.
 */
export async function foreseeHomes(
  { db, clock, rentControlPeriods }: Needs,
  { id: importId, sourceId }: Pick<LockedImport, "id" | "sourceId">,
): Promise<void> {
  const law = { now: clock(), rentControlPeriods: await rentControlPeriods() };
  const findCommune = communeFinder(db, PLACES_KEPT);
  for (let after = 0; ;) {
    const lines = await findHomesToForesee(db, { importId, sourceId, after, limit: LINES_AT_ONCE });
    if (lines.length === 0) return;
    const outlooks: { id: number; outlook: HomeOutlook }[] = [];
    for (const { id, home, problems, shown } of lines) {
      const { lastFileForm = null, keptFields = [], reference } = shown ?? {};
      const before = reference === undefined ? null : { reference, lastFileForm };
      const found = await findCommune(home);
      const named = found === "too_many" ? await findCommuneOf(db, home) : found;
      const { commune, check } = await compareHome(db, { home, named, before, keptFields, law });
      const { form, listing } = check;
      const remarks = [...problems, ...(commune ? [] : unknownPlace(home)), ...check.problems];
      const told = withoutRepeated(remarks).slice(problems.length);
      const exact = readPosition({ latitude: textIn(form, "latitude"), longitude: textIn(form, "longitude") });
      const { latitude, longitude } = exact ?? commune ?? { latitude: null, longitude: null };
      const name = commune && unambiguousName(commune);
      const outlook = { isComplete: listing !== null, commune: name, problems: told, latitude, longitude };
      outlooks.push({ id, outlook });
    }
    await storeOutlooks(db, outlooks);
    after = lines.at(-1)!.id;
  }
}
