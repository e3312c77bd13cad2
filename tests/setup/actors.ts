import { eq } from "drizzle-orm";
import type { Person } from "#app/account/actor.ts";
import { loadPerson } from "#app/account/members.repository.server.ts";
import type { Connection } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";

/** An account as somebody who acts, as a request of theirs would load it now. */
export async function actorOf(db: Connection, { id }: { id: string }): Promise<Person> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return loadPerson(db, user!);
}
