import { advertiserOf, type Person } from "#app/account/actor.ts";
import { lockActor } from "#app/account/members.repository.server.ts";
import type { Connection } from "#db/client.ts";

/** The organisation whose feeds the actor may change, under the actor's lock; null for none. */
export async function lockOwnOrganisation(tx: Connection, actor: Person): Promise<number | null> {
  const person = await lockActor(tx, actor, "feed.write");
  return person && advertiserOf(person);
}
