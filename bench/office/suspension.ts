import { setTimeout } from "node:timers/promises";
import type { Actor } from "#app/account/actor.ts";
import { liftSanction, sanction } from "#app/moderation/use-cases/sanction.server.ts";
import { openJobs } from "#app/platform/jobs/jobs.server.ts";
import type { Database } from "#db/client.ts";
import { isOnShowInSql } from "#db/on-show.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { sql } from "drizzle-orm";
import { OPERATOR_ID } from "./load-office.ts";

export const LISTINGS = 5_000;
export const SECONDS_TARGET = 15;
const POLL_MS = 50;

const operator: Actor = {
  kind: "person",
  account: { id: OPERATOR_ID, userType: "chercheur", firstName: "", familyName: "", email: "" },
  provenEmail: null,
  member: null,
  operator: "operator",
  standing: null,
};

/**
 * Seconds until the listings of a suspended organisation leave the lists, and until they return after the end of the suspension. The
 * portal runs the jobs.
 */
export async function measureSuspension(db: Database): Promise<{ hidden: number; shown: number }> {
  const id = await gather(db);
  const jobs = await openJobs({ db, log: { info() {}, error() {} }, works: false });
  const change = { actor: operator, on: { kind: "organisation", id: String(id) } as const, why: "bench" };
  const until = async (count: number) => {
    const start = performance.now();
    while ((await countShown(db, id)) !== count) await setTimeout(POLL_MS);
    return (performance.now() - start) / 1_000;
  };
  try {
    await db.transaction((tx) => sanction({ jobs }, tx, { ...change, degree: "suspended" }));
    const hidden = await until(0);
    await db.transaction((tx) => liftSanction({ jobs }, tx, change));
    return { hidden, shown: await until(LISTINGS) };
  } finally {
    await jobs.close();
  }
}

/** Gives listings on show from the whole country to an organisation of the bench. */
async function gather(db: Database): Promise<number> {
  const { id } = await createAdvertiser(db);
  await db.execute(sql`
    update listings set advertiser_id = ${id} where id in (
      select id from listings where ${isOnShowInSql()} and advertiser_id <> ${id} order by md5(id::text) limit ${LISTINGS})`);
  return id;
}

async function countShown(db: Database, advertiserId: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from listings where advertiser_id = ${advertiserId} and ${isOnShowInSql()}`,
  );
  return rows[0]!.count;
}
