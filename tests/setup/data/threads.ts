import { and, asc, desc, eq } from "drizzle-orm";
import type { Person } from "#app/account/actor.ts";
import type { ActOn } from "#app/requests/use-cases/act-on-request.server.ts";
import type { Database } from "#db/client.ts";
import { requestEvents } from "#db/schema/requests.ts";
import { createOwnedListing, createRequest } from "../../factories/requests.ts";

/** An act of the advertiser, with an account. */
export const as = ({ actor }: { actor: Person }, requestId: string): ActOn => ({ actor, requestId, side: "annonceur" });

/** An act of the seeker, without an account. */
export const byLink = (requestId: string): ActOn => ({
  actor: { kind: "link", requestId },
  requestId,
  side: "demandeur",
});

/** The last offer of a thread, as its page names it. */
export async function lastOfferId(db: Database, requestId: string): Promise<number> {
  const [offer] = await db
    .select({ id: requestEvents.id })
    .from(requestEvents)
    .where(and(eq(requestEvents.requestId, requestId), eq(requestEvents.step, "offre")))
    .orderBy(desc(requestEvents.id))
    .limit(1);
  return offer!.id;
}

/** The events of a thread, in order: « message annonceur ». */
export async function stepsOfThread(db: Database, requestId: string): Promise<string[]> {
  const events = await db
    .select()
    .from(requestEvents)
    .where(eq(requestEvents.requestId, requestId))
    .orderBy(asc(requestEvents.id));
  return events.map(({ step, author }) => `${step} ${author}`);
}

/** A listing whose advertiser has an account, and `count` requests about it by seekers without one. */
export async function createThread(db: Database, { count }: { count: number } = { count: 1 }) {
  const { listing, owner } = await createOwnedListing(db);
  const made = [];
  for (let index = 0; index < count; index++) made.push(await createRequest(db, { listingId: listing.id }));
  return { listing, owner, request: made[0]!, others: made.slice(1) };
}
