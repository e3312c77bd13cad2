import { sql } from "drizzle-orm";
import type { PortalFigure } from "#app/domain/portal-figure.ts";
import type { Connection, Database } from "#db/client.ts";
import { NO_LIMIT } from "#db/statement-limit.ts";

const today = sql`(now() at time zone 'Europe/Paris')::date`;

/** Counts stocks now, and flows of today and yesterday: the last hour of a day is counted on the next day. */
export async function countFigures(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql.raw(NO_LIMIT));
    await tx.execute(sql`
      insert into daily_figures (day, figure, value)
      select ${today}, stock.figure, stock.value from (
        select s::text as figure, coalesce(l.count, 0) as value
          from unnest(enum_range(null::listing_status)) s
          left join (select status, count(*) from listings group by status) l on l.status = s
          where s <> 'brouillon'
        union all select 'accounts', count(*) from users where email_verified
        union all select 'alerts', count(*) from alerts where confirmed_at is not null and paused_at is null) stock
      union all
      select d.day, 'requests', (select count(*) from requests where confirmed_at >= d.day::timestamp at time zone 'Europe/Paris'
        and confirmed_at < (d.day + 1)::timestamp at time zone 'Europe/Paris')
        from (values (${today}), (${today} - 1)) d (day)
      on conflict (day, figure) do update set value = excluded.value`);
  });
}

/** Counts the figures at the first start: a new portal has figures at once, not within the hour. */
export async function countFirstFigures(db: Database): Promise<void> {
  const { rowCount } = await db.execute(sql`select from daily_figures where figure = 'accounts' limit 1`);
  if (rowCount === 0) await countFigures(db);
}

/** Adds to today's figure. */
export async function addToFigure(db: Connection, figure: PortalFigure, count: number): Promise<void> {
  await db.execute(sql`insert into daily_figures (day, figure, value) values (${today}, ${figure}, ${count})
    on conflict (day, figure) do update set value = daily_figures.value + excluded.value`);
}

/** The figures of the last thirty days with figures, oldest first; `day` such as « 2026-12-01 ». */
export async function listFigures(db: Connection): Promise<{ day: string; figure: PortalFigure; value: number }[]> {
  const { rows } = await db.execute<{ day: string; figure: PortalFigure; value: number }>(sql`
    select day::text, figure, value from daily_figures where day > ${today} - 30 order by day`);
  return rows;
}
