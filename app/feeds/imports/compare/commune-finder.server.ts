import type { PublishCommune } from "#app/publish/form/publish-commune.ts";
import type { Connection } from "#db/client.ts";
import { findCommuneOf } from "./check-home.server.ts";
import type { FeedHome } from "../import.ts";

/** Looks up the commune of each place once. `too_many`: a further place after `most` places. */
export function communeFinder(db: Connection, most: number) {
  const known = new Map<string, PublishCommune | null>();
  return async (home: FeedHome): Promise<PublishCommune | null | "too_many"> => {
    const place = JSON.stringify(home.place);
    const found = known.get(place);
    if (found !== undefined) return found;
    if (known.size === most) return "too_many";
    const commune = await findCommuneOf(db, home);
    known.set(place, commune);
    return commune;
  };
}
