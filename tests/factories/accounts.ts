import type { Person } from "#app/account/actor.ts";
import { loadPerson } from "#app/account/members.repository.server.ts";
import type { Database } from "#db/client.ts";
import { users } from "#db/schema/accounts.ts";
import { uniqueLetters } from "./unique.ts";

/** An account, and how it acts while it has no organisation. */
export type UserRow = typeof users.$inferSelect & { actor: Person };

/** Inserts an owner with a confirmed address and no password. */
export async function createUser(db: Database, overrides: Partial<typeof users.$inferInsert> = {}): Promise<UserRow> {
  const unique = uniqueLetters();
  const names = { firstName: "Camille", familyName: `Perrin-${unique}`, ...overrides };
  const [row] = await db
    .insert(users)
    .values({
      id: `compte-${unique}`,
      userType: "proprietaire",
      name: `${names.firstName} ${names.familyName}`,
      email: `${unique}@example.org`,
      emailVerified: true,
      ...names,
    })
    .returning();
  return { ...row!, actor: await loadPerson(db, row!) };
}
