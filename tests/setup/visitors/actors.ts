import { eq } from "drizzle-orm";
import type { Person } from "#app/account/actor.ts";
import { loadPerson } from "#app/account/members.repository.server.ts";
import type { Connection, Database } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";
import { operators } from "#db/schema/advertisers.ts";
import { createUser } from "../../factories/accounts.ts";

/** The actor of an account, as one of its requests would load it now. */
export async function actorOf(db: Connection, { id }: { id: string }): Promise<Person> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return loadPerson(db, user!);
}

/** A new moderator's account. */
export async function createModerator(db: Database): Promise<Person> {
  const account = await createUser(db);
  await db.insert(operators).values({ userId: account.id, role: "moderator" });
  return actorOf(db, account);
}
