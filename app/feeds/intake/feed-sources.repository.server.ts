import { type SQL, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import { isNotSuspendedInSql, standingInSql } from "#db/standing.ts";
import type { SeenFiles } from "./choose-files.ts";
import type { Look, FileSource, SourceProblem } from "./feed-source.ts";
import { exportFileName } from "../sources/export-file-name.ts";
import type { KeyHolder } from "../accounts/admit-key.server.ts";
import type { ShownCertificate } from "../sources/ftp-account.ts";

const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::jsonb`;

/** Adds a source for each folder of the operator that has none yet. */
export async function addFolderSources(tx: Connection, folders: string[]): Promise<void> {
  await tx.execute(sql`
    insert into feed_sources (kind, folder)
    select 'folder', f from unnest(${sql.param(folders)}::text[]) f on conflict do nothing`);
}

/**
 * The sources that are due: present folders, and accounts that have worked. An account that has failed for a day is due only every
 * six hours.
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

const columns = sql`id, kind, advertiser_id as "advertiserId", folder, ftp, password, seen,
  certificate, ${isOfSuspended} as "isOfSuspended"`;

/** A source from which the portal fetches files; null where it was removed, or where its files are sent to the portal. */
export async function findFileSource(db: Connection, id: number): Promise<FileSource | null> {
  const { rows } = await db.execute<FileSource>(sql`
    select ${columns} from feed_sources where id = ${id} and ended_at is null and kind in ('folder', 'ftp')`);
  return rows[0] ?? null;
}

/** The name of the portal's own export on an organisation's server: it is not the organisation's stock. */
export async function findOwnExport(
  db: Connection,
  { advertiserId }: Pick<FileSource, "advertiserId">,
): Promise<string | null> {
  if (advertiserId === null) return null;
  const { rows } = await db.execute<{ slug: string }>(sql`select slug from advertisers where id = ${advertiserId}`);
  return rows[0] ? exportFileName(rows[0].slug) : null;
}

/** Finds a source and locks it until the transaction ends. */
export async function lockFileSource(tx: Connection, id: number): Promise<FileSource | null> {
  const { rows } = await tx.execute<FileSource>(sql`
    select ${columns} from feed_sources
    where id = ${id} and ended_at is null and kind in ('folder', 'ftp') for no key update`);
  return rows[0] ?? null;
}

/** Whether the account of a source is unchanged since its look began. */
const isUnchanged = ({ id, ftp, password }: FileSource): SQL => sql`id = ${id} and ended_at is null
  and ftp is not distinct from ${ftp ? json(ftp) : sql`null::jsonb`} and password is not distinct from ${password}::text`;

/** Records the files of a source, and which of them were received. */
export async function storeSeen(tx: Connection, source: FileSource, seen: SeenFiles): Promise<void> {
  await tx.execute(sql`update feed_sources set seen = ${json(seen)} where ${isUnchanged(source)}`);
}

/** Records a look that reached the files. */
export async function storeLook(
  tx: Connection,
  source: FileSource,
  { look, seen }: { look: Look; seen: SeenFiles },
): Promise<void> {
  await tx.execute(sql`
    update feed_sources set looked_at = now(), look = ${json(look)}, seen = ${json(seen)}, problem = null, certificate = null,
      failing_since = null, told_at = null, works = true
    where ${isUnchanged(source)}`);
}

type Failure = { problem: SourceProblem; certificate: ShownCertificate | null };

/** Records a failed look; returns the time of the first failure and of its mail. Null where the source has changed meanwhile. */
export async function storeFailure(
  tx: Connection,
  source: FileSource,
  { problem, certificate }: Failure,
): Promise<{ failingSince: string; mailedAt: string | null; works: boolean } | null> {
  const { rows } = await tx.execute<{ failingSince: string; mailedAt: string | null; works: boolean }>(sql`
    update feed_sources set looked_at = now(), problem = ${problem},
      certificate = ${certificate ? json(certificate) : null}, failing_since = coalesce(failing_since, now())
    where ${isUnchanged(source)}
    returning works, ${isoInSql(sql`failing_since`)} as "failingSince", ${isoInSql(sql`told_at`)} as "mailedAt"`);
  return rows[0] ?? null;
}

export async function recordFailureMail(tx: Connection, id: number): Promise<void> {
  await tx.execute(sql`update feed_sources set told_at = now() where id = ${id}`);
}

/** The source to which a key sends files; null for an unknown key. */
export async function findKeySource(
  db: Connection,
  keyHash: string,
): Promise<(KeyHolder & { sourceId: number }) | null> {
  const { rows } = await db.execute<KeyHolder & { sourceId: number }>(sql`
    select s.id as "sourceId", a.id as "advertiserId", ${standingInSql("a")} as standing, a.is_sample as "isSample"
    from feed_sources s join advertisers a on a.id = s.advertiser_id
    where s.key_hash = ${keyHash} and s.ended_at is null and a.left_at is null`);
  return rows[0] ?? null;
}
