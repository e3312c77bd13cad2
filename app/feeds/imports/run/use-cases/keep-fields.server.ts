import type { Person } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import { lockFeed, setKeptFields } from "../../feeds.repository.server.ts";
import { fieldsOf } from "../../field-choices.ts";
import { lockOwnOrganisation } from "../../lock-organisation.server.ts";

type KeptFields = { ok: true } | { ok: false; code: "unknown" };

/** Sets the fields of a feed in which changes by hand stay; `names` come from `keptChoices`. */
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
