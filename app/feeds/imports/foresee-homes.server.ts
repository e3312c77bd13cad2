import { unambiguousName } from "#app/communes/unambiguous-name.ts";
import type { Platform } from "#app/platform/context.ts";
import { textIn } from "#app/publish/form/draft-form.ts";
import type { PublishCommune } from "#app/publish/form/publish-commune.ts";
import { readPosition } from "#app/publish/form/typed-position.ts";
import { checkHome, findCommuneOf } from "./check-home.server.ts";
import { findHomesToForesee, storeOutlooks } from "./foreseen-homes.repository.server.ts";
import type { FeedHome, HomeOutlook } from "./import.ts";
import type { LockedImport } from "./imports.repository.server.ts";

type Needs = Pick<Platform, "db" | "clock" | "rentControlPeriods">;

const LINES_AT_ONCE = 200;

/** Notes what would come of each home of an agency whose files nobody has accepted yet: the preview shows it. */
export async function foreseeHomes(
  { db, clock, rentControlPeriods }: Needs,
  { id: importId, sourceId }: Pick<LockedImport, "id" | "sourceId">,
): Promise<void> {
  const surroundings = { now: clock(), rentControlPeriods: await rentControlPeriods() };
  const communes = new Map<string, PublishCommune | null>();
  const findCommune = async (home: FeedHome) => {
    const place = JSON.stringify(home.place);
    const known = communes.get(place);
    if (known !== undefined) return known;
    const found = await findCommuneOf(db, home);
    communes.set(place, found);
    return found;
  };
  for (let after = 0; ;) {
    const lines = await findHomesToForesee(db, { importId, sourceId, after, limit: LINES_AT_ONCE });
    if (lines.length === 0) return;
    const outlooks: { id: number; outlook: HomeOutlook }[] = [];
    for (const { id, home } of lines) {
      const commune = await findCommune(home);
      outlooks.push({ id, outlook: foresee(home, commune, surroundings) });
    }
    await storeOutlooks(db, outlooks);
    after = lines.at(-1)!.id;
  }
}

function foresee(
  { form }: FeedHome,
  commune: PublishCommune | null,
  surroundings: Parameters<typeof checkHome>[2],
): HomeOutlook {
  const { listing, problems } = checkHome(
    { ...form, commune: commune ? unambiguousName(commune) : "" },
    commune,
    surroundings,
  );
  const exact = readPosition({ latitude: textIn(form, "latitude"), longitude: textIn(form, "longitude") });
  const { latitude, longitude } = exact ?? commune ?? { latitude: null, longitude: null };
  return { isComplete: listing !== null, problems, latitude, longitude };
}
