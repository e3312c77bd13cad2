import { sql } from "drizzle-orm";
import { isNamedInSql } from "#app/advertisers/named-organisation.ts";
import { advertiserNameInSql } from "#db/advertiser-name.ts";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import {
  type BrokenFolder,
  MOST_TARGETS,
  type TargetOrganisation,
  WAITING_PER_PAGE,
  type WaitingFeed,
} from "./waiting-feed.ts";

/** Agencies that wait for an organisation, with an import id above `after`: the oldest files first, one more than a page. */
export async function listWaitingFeeds(db: Connection, after: number): Promise<WaitingFeed[]> {
  const { rows } = await db.execute<WaitingFeed>(sql`
    select i.id as "importId", f.id as "feedId", f.agency, i.file_name as "fileName", i.software,
      ${isoInSql(sql`i.received_at`)} as "receivedAt", s.folder, ${advertiserNameInSql("a")} as sender,
      (select count(*)::int from (select from import_lines l where l.import_id = i.id and l.kind = 'home' limit 1000) l) as homes
    from imports i join feeds f on f.id = i.feed_id join feed_sources s on s.id = i.source_id
    left join advertisers a on a.id = s.advertiser_id
    where i.state = 'waiting' and i.id > ${after} order by i.id limit ${WAITING_PER_PAGE + 1}`);
  return rows;
}

/**
 * Some folders of `IMPORTS_DIR` that could not be read today; an empty name is `IMPORTS_DIR` itself. Removed folders are not read any
 * more, so they leave the list.
 */
export async function listBrokenFolders(db: Connection): Promise<BrokenFolder[]> {
  const { rows } = await db.execute<BrokenFolder>(sql`
    select folder, problem from feed_sources where ended_at is null and kind = 'folder' and problem is not null
      and looked_at > now() - interval '1 day' order by folder limit 50`);
  return rows;
}

/** Finds present organisations by SIRET, number, address of the profile or part of the name; at most a few. */
export async function findTargets(db: Connection, typed: string): Promise<TargetOrganisation[]> {
  const { rows } = await db.execute<TargetOrganisation>(sql`
    select a.id, ${advertiserNameInSql("a")} as name, c.name as "communeName", a.siret
    from advertisers a join communes c on c.id = a.commune_id
    where a.left_at is null and (${isNamedInSql(typed)}
      or (normalize_name(${typed}) <> '' and a.search_name like '%' || normalize_name(${typed}) || '%'))
    order by ${isNamedInSql(typed)} desc, a.search_name, a.id limit ${MOST_TARGETS}`);
  return rows;
}

/** The waiting import of a feed, locked until the transaction ends; null where none waits any more. */
export async function lockWaitingImport(tx: Connection, feedId: number): Promise<number | null> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select i.id from imports i where i.feed_id = ${feedId} and i.state = 'waiting' order by i.id desc limit 1 for no key update`);
  return rows[0]?.id ?? null;
}
