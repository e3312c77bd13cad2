import { retention } from "#app/domain/retention.ts";
import { sql } from "drizzle-orm";
import { type Actor, accountIdOf, actorLabel } from "#app/account/actor.ts";
import { LEAVING_MINUTES, type ListingEventKind, listingEventKinds, type LoggedKind } from "#app/domain/alert.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import type { JobQueue } from "#app/platform/jobs/jobs.server.ts";
import type { Connection } from "#db/client.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";

/**
 * `stage`: the stage after the event. Prices in minor units: `price` if the stored one is about to change, `formerPrice` for a
 * drop.
 */
export type ListingEvent = {
  listingId: number;
  kind: LoggedKind;
  actor: Actor;
  stage?: ListingStage;
  price?: number;
  formerPrice?: number;
};

/**
 * Stores an event of a listing, and queues the job that notifies people, if the event has notices: when the transaction
 * commits, or some minutes later for a listing that leaves the site, since it may return.
 */
export const addListingEvent = (
  needs: { jobs: JobQueue },
  tx: Connection,
  { listingId, ...event }: ListingEvent,
): Promise<void> => addListingEvents(needs, tx, [listingId], event);

/** The same for several listings to which the same happens, by one statement each. */
export async function addListingEvents(
  { jobs }: { jobs: JobQueue },
  tx: Connection,
  listingIds: number[],
  { kind, actor, stage, price, formerPrice }: Omit<ListingEvent, "listingId">,
): Promise<void> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into listing_events (listing_id, kind, stage, actor, actor_id, price, former_price)
    select id, ${kind}, ${stage ?? null}, ${actorLabel(actor)}, ${accountIdOf(actor)}, coalesce(${price ?? null}, price),
      ${formerPrice ?? null}::bigint
    from listings where id = any(${sql.param(listingIds)}::int[]) order by id
    returning id`);
  if (!hasNotices(kind)) return;
  const wait = kind === "gone" ? { afterSeconds: LEAVING_MINUTES * 60 } : {};
  const events = rows.map(({ id }) => ({ event: Number(id) }));
  await jobs.addAll(tx, "match-listing-event", events, wait);
}

/** Whether an event has notices; other events are stored for the record. */
export const hasNotices = (kind: LoggedKind): kind is ListingEventKind =>
  listingEventKinds.some((mailed) => mailed === kind);

/** Deletes notices of more than two months ago, and events of more than 400 days ago. */
export async function deleteOldListingEvents(db: Connection): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(NO_LIMIT));
    await tx.execute(sql`
      delete from notices using listing_events e where e.id = event_id and e.created_at < now() - make_interval(days => ${retention.notices})`);
    await tx.execute(
      sql`delete from listing_events where created_at < now() - make_interval(days => ${retention.listingEvents})`,
    );
  });
}
