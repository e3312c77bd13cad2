import type { Person } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import { lockFeed, setKeptFields } from "../feeds.repository.server.ts";
import { fieldsOf } from "../kept-fields.ts";
import { lockOwnOrganisation } from "../lock-organisation.server.ts";

export type KeptFields = { ok: true } | { ok: false; code: "unknown" };

/** Chooses which fields of a feed's homes stay as they were changed by hand; `names` are those of `keptChoices`. */
export async function keepFields(
  { db }: Pick<Platform, "db">,
  { actor, feedId, names }: { actor: Person; feedId: number; names: readonly string[] },
): Promise<KeptFields> {
  return db.transaction(async (tx): Promise<KeptFields> => {
    const advertiserId = await lockOwnOrganisation(tx, actor);
    const feed = await lockFeed(tx, feedId);
    if (advertiserId === null || feed?.advertiserId !== advertiserId) return { ok: false, code: "unknown" };
    await setKeptFields(tx, feedId, fieldsOf(names));
    return { ok: true };
  });
}
