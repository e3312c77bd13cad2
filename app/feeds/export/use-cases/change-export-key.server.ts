import type { Person } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import { spend } from "#app/platform/security/limits.repository.server.ts";
import { hashSecret, newSecret } from "#app/platform/security/link-secret.server.ts";
import { lockExportSettings, saveExportSettings } from "../export-settings.repository.server.ts";
import { lockOwnOrganisation } from "../../imports/lock-organisation.server.ts";

type Needs = Pick<Platform, "db" | "clock">;

/** `seen`: when the key was made that the page showed, empty for none: whoever acts replaces no other one. */
type Asked = { actor: Person; seen: string };
type MadeKey =
  | { ok: true; key: string; madeAt: Date }
  | { ok: false; code: "no_organisation" | "changed" | "too_many" };

/** Makes the key by which software fetches an organisation's listings, in place of its former one. It is returned this once. */
export async function makeExportKey({ db, clock }: Needs, { actor, seen }: Asked): Promise<MadeKey> {
  if (!(await spend(db, ["changes", { account: actor.account.id }]))) return { ok: false, code: "too_many" };
  const key = newSecret();
  const madeAt = clock();
  return db.transaction(async (tx): Promise<MadeKey> => {
    const advertiserId = await lockOwnOrganisation(tx, actor);
    if (advertiserId === null) return { ok: false, code: "no_organisation" };
    const before = await lockExportSettings(tx, advertiserId);
    if ((before?.keyMadeAt?.toISOString() ?? "") !== seen) return { ok: false, code: "changed" };
    await saveExportSettings(tx, advertiserId, { keyHash: hashSecret(key), keyMadeAt: madeAt, keyUsedAt: null });
    return { ok: true, key, madeAt };
  });
}

/** Ends the key: nothing can be fetched with it any more. False after too many changes. */
export async function endExportKey(
  { db }: Pick<Needs, "db">,
  { actor }: Pick<Asked, "actor">,
): Promise<{ ok: boolean }> {
  if (!(await spend(db, ["changes", { account: actor.account.id }]))) return { ok: false };
  await db.transaction(async (tx) => {
    const advertiserId = await lockOwnOrganisation(tx, actor);
    if (advertiserId !== null)
      await saveExportSettings(tx, advertiserId, { keyHash: null, keyMadeAt: null, keyUsedAt: null });
  });
  return { ok: true };
}
