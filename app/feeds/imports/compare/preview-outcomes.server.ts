import { unambiguousName } from "#app/communes/unambiguous-name.ts";
import type { Platform } from "#app/platform/context.ts";
import { readPosition } from "#app/publish/form/typed-position.ts";
import { textIn } from "#app/publish/form/draft-form.ts";
import { findCommuneOf } from "./check-home.server.ts";
import { communeFinder } from "./commune-finder.server.ts";
import { compareHome } from "./compare-home.server.ts";
import { findHomesToPreview, storeOutlooks } from "./previewed-homes.repository.server.ts";
import type { HomeOutlook } from "../import.ts";
import { unknownPlace, withoutRepeated } from "../remark.ts";
import type { LockedImport } from "../imports.repository.server.ts";

type Needs = Pick<Platform, "db" | "clock" | "rentControlPeriods">;

const LINES_AT_ONCE = 200;
/** Maximum number of places whose communes stay in memory. */
const PLACES_KEPT = 2_000;

/**
 * Stores the expected outcome of homes: of each home where the agency's files are not accepted yet, for the preview; otherwise of
 * changed homes on show, since a file may withdraw too many.
 */
export async function previewOutcomes(
  { db, clock, rentControlPeriods }: Needs,
  { id: importId, sourceId }: Pick<LockedImport, "id" | "sourceId">,
  ending: AbortSignal,
): Promise<void> {
  const law = { now: clock(), rentControlPeriods: await rentControlPeriods() };
  const findCommune = communeFinder(db, PLACES_KEPT);
  for (let after = 0; ;) {
    ending.throwIfAborted();
    const lines = await findHomesToPreview(db, { importId, sourceId, after, limit: LINES_AT_ONCE });
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
      const reported = withoutRepeated(remarks).slice(problems.length);
      const exact = readPosition({ latitude: textIn(form, "latitude"), longitude: textIn(form, "longitude") });
      const { latitude, longitude } = exact ?? commune ?? { latitude: null, longitude: null };
      const name = commune && unambiguousName(commune);
      const outlook = { isComplete: listing !== null, commune: name, problems: reported, latitude, longitude };
      outlooks.push({ id, outlook });
    }
    await storeOutlooks(db, outlooks);
    after = lines.at(-1)!.id;
  }
}
