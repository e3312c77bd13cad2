import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Account } from "#app/account/account.ts";
import { slugify } from "#app/communes/commune-name.ts";
import type { Connection } from "#db/client.ts";
import { advertisers } from "#db/schema/advertisers.ts";

export type OwnAdvertiser = typeof advertisers.$inferSelect;

/** The advertiser that an account acts for; null while it has published nothing. */
export async function findOwnAdvertiser(db: Connection, userId: string): Promise<OwnAdvertiser | null> {
  const [own] = await db.select().from(advertisers).where(eq(advertisers.userId, userId));
  return own ?? null;
}

/** Makes the advertiser of an account that has none, settled in the commune of its first listing. */
export async function createOwnAdvertiser(tx: Connection, account: Account, communeId: number): Promise<OwnAdvertiser> {
  const { firstName, familyName } = account;
  const name = slugify(`${firstName} ${familyName}`).slice(0, 80) || "annonceur";
  for (let attempt = 1; ; attempt++) {
    // Namesakes are numbered; after some, at random, for there may be thousands.
    const number = attempt < 4 ? attempt : randomInt(10_000, 1_000_000_000);
    const [made] = await tx
      .insert(advertisers)
      .values({
        userId: account.id,
        slug: attempt === 1 ? name : `${name}-${number}`,
        role: account.userType === "agence" ? "agent-commissionnaire" : "proprietaire",
        firstName,
        familyName,
        communeId,
      })
      .onConflictDoNothing({ target: advertisers.slug })
      .returning();
    if (made) return made;
  }
}
