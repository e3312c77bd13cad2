import { sql } from "drizzle-orm";
import { type ListingStage, statusOfStage, storedStage } from "#app/domain/listing-stage.ts";
import type { Connection } from "#db/client.ts";
import { stageInSql } from "#db/listing-stage.ts";
import { isOnShowInSql } from "#db/on-show.ts";

/** A listing with its stage; for a hidden listing, the stage to which it returns. */
export type Staged = { id: number; stage: ListingStage };

/** The listings with these ids that are not drafts, with their present stage, locked until the transaction ends. */
export async function lockStages(tx: Connection, ids: number[]): Promise<Staged[]> {
  const { rows } = await tx.execute<Staged>(sql`
    select l.id, ${stageInSql("l")} as stage from listings l
    where l.id = any(${sql.param(ids)}::int[]) and l.status <> 'brouillon' order by l.id for no key update`);
  return rows;
}

/** Stores to which stage hidden listings return, and whether they are hidden with their organisation. */
export async function storeHidden(tx: Connection, listings: Staged[], withOrganisation: boolean): Promise<void> {
  await tx.execute(sql`
    insert into hidden_listings (listing_id, stage, with_organisation)
    select id, stage, ${withOrganisation} from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as h(id int, stage text)
    on conflict (listing_id) do update set stage = excluded.stage, with_organisation = excluded.with_organisation, hidden_at = now()`);
}

/** Stores whether a hidden listing is shown again when its organisation returns. */
export async function setHiddenWith(tx: Connection, id: number, withOrganisation: boolean): Promise<void> {
  await tx.execute(sql`update hidden_listings set with_organisation = ${withOrganisation} where listing_id = ${id}`);
}

/** Changes the stage to which a hidden listing returns, after an offer or a contract has ended meanwhile. */
export async function setReturnStage(tx: Connection, id: number, stage: ListingStage): Promise<void> {
  await tx.execute(sql`update hidden_listings set stage = ${stage} where listing_id = ${id}`);
}

/** Removes the stored stages of hidden, locked listings, and returns them. */
export async function takeHidden(tx: Connection, ids: number[]): Promise<Staged[]> {
  const { rows } = await tx.execute<Staged>(sql`
    delete from hidden_listings where listing_id = any(${sql.param(ids)}::int[]) returning listing_id as id, stage`);
  return rows;
}

/** The stage to which each of these hidden listings would return. */
export async function findReturnStages(db: Connection, ids: number[]): Promise<Staged[]> {
  const { rows } = await db.execute<Staged>(
    sql`select listing_id as id, stage from hidden_listings where listing_id = any(${sql.param(ids)}::int[])`,
  );
  return rows;
}

/** Stores the stages of locked listings by one statement. Call it last: the statement locks the counts of searches. */
export async function storeStages(tx: Connection, listings: Staged[]): Promise<void> {
  const rows = listings.map(({ id, stage }) => ({ id, status: statusOfStage[stage], stage: storedStage(stage) }));
  await tx.execute(sql`
    update listings l set status = n.status::listing_status, stage = n.stage, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id int, status text, stage text) where l.id = n.id`);
}

/** The next listings on show of an organisation. */
export async function findShownOf(tx: Connection, advertiserId: number, most: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select l.id from listings l where l.advertiser_id = ${advertiserId} and ${isOnShowInSql("l")} order by l.id limit ${most}`);
  return rows.map(({ id }) => id);
}

/** The next listings that are hidden with their organisation. */
export async function findHiddenWith(tx: Connection, advertiserId: number, most: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select l.id from hidden_listings h join listings l on l.id = h.listing_id
    where l.advertiser_id = ${advertiserId} and h.with_organisation and l.stage = 'masquee' order by l.id limit ${most}`);
  return rows.map(({ id }) => id);
}
