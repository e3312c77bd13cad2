import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { requestEvents, requests } from "#db/schema/requests.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import type { RequestAuthor, RequestNotice, RequestStep } from "#app/domain/request.ts";
import type { Offer } from "./offers.ts";

/** Steps that are mailed to the other side; a change of the price appears in threads only. */
export type MailedStep = Exclude<RequestStep, "prix_modifie">;

export type NewEvent = {
  step: MailedStep;
  author: RequestAuthor;
  authorName: string;
  body?: string;
  notice?: RequestNotice | null;
  /** The home's new stage, in a message of the portal. */
  stage?: ListingStage | null;
  amount?: number | null;
  /** The offer that the event answers or accepts; `amount` repeats its amount. */
  offer?: Offer | null;
};

/** Adds an event to a thread, with the time of the act, not of the transaction's start: no two events of a thread share a time. */
export async function addEvent(
  tx: Connection,
  requestId: string,
  { step, author, authorName, body = "", notice = null, stage = null, amount = null, offer = null }: NewEvent,
): Promise<void> {
  const [added] = await tx
    .insert(requestEvents)
    .values({
      requestId,
      step,
      author,
      authorName,
      body,
      notice,
      stage,
      amount,
      offerId: offer?.id ?? null,
      createdAt: sql`clock_timestamp()`,
    })
    .returning({ id: requestEvents.id });
  // The same instant as the event: the author has read the thread up to it.
  await tx
    .update(requests)
    .set({ updatedAt: sql`(select created_at from request_events where id = ${added!.id})` })
    .where(eq(requests.id, requestId));
}

/**
 * Whether an event repeats the last event of the thread, by the same side within a minute, as after a double click. `writtenAt` defaults
 * to now. Lock the request's listing first. The question that started the thread counts as a message.
 */
export async function repeatsLastEvent(
  tx: Connection,
  requestId: string,
  { step, author, body = "", amount = null }: NewEvent,
  writtenAt: Date | null = null,
): Promise<boolean> {
  const { rows } = await tx.execute<{ isSame: boolean }>(sql`
    select created_at > coalesce(${writtenAt}::timestamptz, clock_timestamp()) - interval '1 minute'
      and author = ${author} and body = ${body} and amount is not distinct from ${amount}::bigint
      and (step = ${step} or (step = 'demande' and ${step} = 'message')) as "isSame"
    from request_events where request_id = ${requestId} order by id desc limit 1`);
  return rows[0]?.isSame ?? false;
}

/** Steps that leave the request in the same state. */
const neutralSteps = ["demande", "message", "offre", "offre_acceptee", "offre_refusee", "prix_modifie"] as const;

/** Whether the last step that changed the state of a request is this step of this side. */
export async function isLastMove(
  tx: Connection,
  requestId: string,
  { step, author }: Pick<NewEvent, "step" | "author">,
): Promise<boolean> {
  const [last] = await tx
    .select({ step: requestEvents.step, author: requestEvents.author })
    .from(requestEvents)
    .where(and(eq(requestEvents.requestId, requestId), notInArray(requestEvents.step, [...neutralSteps])))
    .orderBy(desc(requestEvents.id))
    .limit(1);
  return last?.step === step && last.author === author;
}
