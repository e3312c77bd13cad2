import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Connection } from "#db/client.ts";
import type { Platform } from "#app/platform/context.ts";
import { canChangeType } from "#app/domain/user-type.ts";
import { changeUserType, setNames } from "../account.repository.server.ts";
import type { PersonNames } from "../account.schema.ts";
import type { Person } from "../actor.ts";
import type { UserType } from "#app/domain/user-type.ts";

type Who = { actor: Person; address: string };
type Result = { ok: true } | { ok: false; code: "too_many" | "forbidden" };

export async function changeNames(
  { db }: Pick<Platform, "db">,
  { actor, address }: Who,
  names: PersonNames,
): Promise<Result> {
  if (!(await mayChange(db, { actor, address }))) return { ok: false, code: "too_many" };
  await setNames(db, actor.account.id, names);
  return { ok: true };
}

/** Turns a seeker into an advertiser. */
export async function changeType(
  { db }: Pick<Platform, "db">,
  { actor, address }: Who,
  userType: UserType,
): Promise<Result> {
  if (!canChangeType(actor.account)) return { ok: false, code: "forbidden" };
  if (!(await mayChange(db, { actor, address }))) return { ok: false, code: "too_many" };
  return (await changeUserType(db, actor.account.id, { from: actor.account.userType, to: userType }))
    ? { ok: true }
    : { ok: false, code: "forbidden" };
}

/** Completes a sign-up by Google or Facebook: names and type of account. */
export async function completeAccount(
  { db }: Pick<Platform, "db">,
  { actor, address }: Who,
  facts: PersonNames & { userType: UserType },
): Promise<Result> {
  if (!canChangeType(actor.account)) return { ok: false, code: "forbidden" };
  if (!(await mayChange(db, { actor, address }))) return { ok: false, code: "too_many" };
  await db.transaction(async (tx) => {
    await setNames(tx, actor.account.id, facts);
    await changeUserType(tx, actor.account.id, { from: actor.account.userType, to: facts.userType });
  });
  return { ok: true };
}

const mayChange = (db: Connection, { actor, address }: Who): Promise<boolean> =>
  spend(db, ["changesFromNetwork", { network: address }], ["changes", { account: actor.account.id }]);
