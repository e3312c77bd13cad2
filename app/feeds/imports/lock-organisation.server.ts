import { advertiserOf, type Person } from "#app/account/actor.ts";
import { lockPersonForUpdate } from "#app/account/members.repository.server.ts";
import { may } from "#app/account/policy.ts";
import type { Connection } from "#db/client.ts";

/** The organisation whose feeds somebody may change, under the lock of who acts; null without one. */
export async function lockOwnOrganisation(tx: Connection, actor: Person): Promise<number | null> {
  const person = await lockPersonForUpdate(tx, actor);
  const advertiserId = person && advertiserOf(person);
  return person && may(person, "feed.write", { advertiserId }) ? advertiserId : null;
}
