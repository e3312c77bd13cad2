import type { Person } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Connection } from "#db/client.ts";
import { lockOwnOrganisation } from "../imports/lock-organisation.server.ts";
import { type Refused, refused } from "./account-answer.ts";

/** Runs a change to the actor's organisation in one transaction, under the actor's lock. Spends the actor's limit of changes. */
export async function withOwnOrganisation<Done>(
  db: Platform["db"],
  actor: Person,
  change: (tx: Connection, advertiserId: number) => Promise<Done>,
): Promise<Done | Refused> {
  if (!(await spend(db, ["changes", { account: actor.account.id }]))) return refused("too_often");
  return db.transaction(async (tx) => {
    const advertiserId = await lockOwnOrganisation(tx, actor);
    return advertiserId === null ? refused("no_profile") : change(tx, advertiserId);
  });
}
