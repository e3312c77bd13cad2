import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import { isNotSuspendedInSql, standingInSql } from "#db/standing.ts";
import type { SeenFiles } from "./choose-files.ts";
import { type Look, type LookedAt, MOST_SOURCES, type OwnSource, type SourceProblem } from "./feed-source.ts";
import { exportFileName } from "../sources/export-file-name.ts";
import type { KeyHolder } from "../sources/admit-key.server.ts";
import type { ShownCertificate, StoredFtp } from "../sources/ftp-account.ts";

const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;

/** Makes a source of each folder of the operator that has none yet. */
export async function addFolderSources(tx: Connection, folders: string[]): Promise<void> {
  await tx.execute(sql`
    insert into feed_sources (kind, folder)
    select 'folder', f from unnest(${sql.param(folders)}::text[]) f on conflict do nothing`);
}

/**
 * The sources that are due: the folders that are there, and accounts that have worked. One that has failed for a day is looked at
 * every six hours.
 */
export async function findSourcesToLookAt(db: Connection, folders: string[]): Promise<DueSource[]> {
  const { rows } = await db.execute<DueSource>(sql`
    select id as source, advertiser_id as organisation from feed_sources where ended_at is null and (
      (kind = 'folder' and folder = any(${sql.param(folders)}::text[]))
      or (kind = 'ftp' and works and password is not null and not ${isOfSuspended} and (failing_since is null
        or failing_since > now() - interval '1 day' or looked_at < now() - interval '6 hours')))
    order by id`);
  return rows;
}

type DueSource = { source: number; organisation: number | null };

const isOfSuspended = sql`exists (select from advertisers a where a.id = advertiser_id and not ${isNotSuspendedInSql("a")})`;

const lookedAt = sql`id, kind, advertiser_id as "advertiserId", folder, ftp, password, seen,
  certificate, ${isOfSuspended} as "isOfSuspended"`;

/** A source that is looked at; null for one that is removed, or that others send to. */
export async function findLookedAt(db: Connection, id: number): Promise<LookedAt | null> {
  const { rows } = await db.execute<LookedAt>(sql`
    select ${lookedAt} from feed_sources where id = ${id} and ended_at is null and kind in ('folder', 'ftp')`);
  return rows[0] ?? null;
}

/** The name of the file that the portal itself lays on servers, or laid there once: an organisation's listings, not its stock. */
export async function findOwnExport(
  db: Connection,
  { advertiserId }: Pick<LookedAt, "advertiserId">,
): Promise<string | null> {
  if (advertiserId === null) return null;
  const { rows } = await db.execute<{ slug: string }>(sql`select slug from advertisers where id = ${advertiserId}`);
  return rows[0] ? exportFileName(rows[0].slug) : null;
}

/** The same, locked until the transaction ends. */
export async function lockLookedAt(tx: Connection, id: number): Promise<LookedAt | null> {
  const { rows } = await tx.execute<LookedAt>(sql`
    select ${lookedAt} from feed_sources
    where id = ${id} and ended_at is null and kind in ('folder', 'ftp') for no key update`);
  return rows[0] ?? null;
}

/** Whether a source is still entered as it was when its look began. */
const isStill = ({ id, ftp, password }: LookedAt): SQL => sql`id = ${id} and ended_at is null
  and ftp is not distinct from ${ftp ? json(ftp) : sql`null::jsonb`} and password is not distinct from ${password}::text`;

/** Notes which files a source has, and which of them were taken. */
export async function storeSeen(tx: Connection, source: LookedAt, seen: SeenFiles): Promise<void> {
  await tx.execute(sql`update feed_sources set seen = ${json(seen)} where ${isStill(source)}`);
}

/** Notes a look that reached the files. */
export async function storeLook(
  tx: Connection,
  source: LookedAt,
  { look, seen }: { look: Look; seen: SeenFiles },
): Promise<void> {
  await tx.execute(sql`
    update feed_sources set looked_at = now(), look = ${json(look)}, seen = ${json(seen)}, problem = null, certificate = null,
      failing_since = null, told_at = null, works = true
    where ${isStill(source)}`);
}

type Failure = { problem: SourceProblem; certificate: ShownCertificate | null };

/** Notes a look that failed; returns since when, and whether that was told. Null for a source that has changed meanwhile. */
export async function storeFailure(
  tx: Connection,
  source: LookedAt,
  { problem, certificate }: Failure,
): Promise<{ failingSince: string; toldAt: string | null; works: boolean } | null> {
  const { rows } = await tx.execute<{ failingSince: string; toldAt: string | null; works: boolean }>(sql`
    update feed_sources set looked_at = now(), problem = ${problem},
      certificate = ${certificate ? json(certificate) : null}, failing_since = coalesce(failing_since, now())
    where ${isStill(source)}
    returning works, ${isoInSql(sql`failing_since`)} as "failingSince", ${isoInSql(sql`told_at`)} as "toldAt"`);
  return rows[0] ?? null;
}

export async function noteTold(tx: Connection, id: number): Promise<void> {
  await tx.execute(sql`update feed_sources set told_at = now() where id = ${id}`);
}

/** Tells a key from the one that replaced it. */
const keyMark = sql`left(key_hash, 8)`;

/** The accounts and keys of an organisation, the eldest first. */
export async function listOwnSources(db: Connection, advertiserId: number): Promise<OwnSource[]> {
  const { rows } = await db.execute<OwnSource>(sql`
    select s.id, s.kind, s.name, s.ftp, s.look, ${isoInSql(sql`s.looked_at`)} as "lookedAt", s.problem, s.certificate,
      s.works, ${keyMark} as "keyMark",
      (select json_build_object('importId', i.id, 'name', i.file_name, 'at', ${isoInSql(sql`i.received_at`)})
        from imports i where i.source_id = s.id order by i.id desc limit 1) as "lastFile"
    from feed_sources s
    where s.advertiser_id = ${advertiserId} and s.kind in ('ftp', 'push') and s.ended_at is null
    order by s.id limit ${MOST_SOURCES}`);
  return rows;
}

/** How many accounts and keys an organisation has. Its row is locked: it cannot get one too many. */
export async function countOwnSources(tx: Connection, advertiserId: number): Promise<number> {
  await tx.execute(sql`select from advertisers where id = ${advertiserId} for no key update`);
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::int as count from feed_sources
    where advertiser_id = ${advertiserId} and kind in ('ftp', 'push') and ended_at is null`);
  return rows[0]!.count;
}

export async function addFtpSource(
  tx: Connection,
  { advertiserId, ftp, password }: { advertiserId: number; ftp: StoredFtp; password: string },
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    insert into feed_sources (advertiser_id, kind, ftp, password)
    values (${advertiserId}, 'ftp', ${json(ftp)}, ${password}) returning id`);
  return rows[0]!.id;
}

/** Changes an account: it has to be reached anew, and its files are seen for the first time where they are others. */
export async function changeFtpSource(
  tx: Connection,
  { id, ftp, password, isElsewhere }: { id: number; ftp: StoredFtp; password: string; isElsewhere: boolean },
): Promise<void> {
  await tx.execute(sql`
    update feed_sources set ftp = ${json(ftp)}, password = ${password}, problem = null, certificate = null,
      failing_since = null, told_at = null, works = false, seen = ${isElsewhere ? json({}) : sql`seen`}
    where id = ${id}`);
}

export async function addPushSource(
  tx: Connection,
  { advertiserId, name, keyHash }: { advertiserId: number; name: string; keyHash: string },
): Promise<void> {
  await tx.execute(sql`
    insert into feed_sources (advertiser_id, kind, name, key_hash)
    values (${advertiserId}, 'push', ${name}, ${keyHash})`);
}

/** Replaces a key that is still the one that was seen; returns its name, or null. */
export async function replaceKeyHash(
  tx: Connection,
  { id, advertiserId, seen, keyHash }: { id: number; advertiserId: number; seen: string; keyHash: string },
): Promise<string | null> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    update feed_sources set key_hash = ${keyHash}
    where id = ${id} and advertiser_id = ${advertiserId} and kind = 'push' and ended_at is null and ${keyMark} = ${seen} returning name`);
  return rows[0]?.name ?? null;
}

/** Removes an account or a key, with its password; what came by it stays. False where it is gone already. */
export async function endSource(
  tx: Connection,
  { id, advertiserId }: { id: number; advertiserId: number },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update feed_sources set ended_at = now(), ftp = null, password = null, key_hash = null, problem = null, certificate = null, seen = '{}'
    where id = ${id} and advertiser_id = ${advertiserId} and kind in ('ftp', 'push') and ended_at is null`);
  return (rowCount ?? 0) > 0;
}

/** The source that a key sends files to; null for a key that is none any more. */
export async function findKeySource(
  db: Connection,
  keyHash: string,
): Promise<(KeyHolder & { sourceId: number }) | null> {
  const { rows } = await db.execute<KeyHolder & { sourceId: number }>(sql`
    select s.id as "sourceId", a.id as "advertiserId", ${standingInSql("a")} as standing
    from feed_sources s join advertisers a on a.id = s.advertiser_id
    where s.key_hash = ${keyHash} and s.ended_at is null and a.left_at is null`);
  return rows[0] ?? null;
}
