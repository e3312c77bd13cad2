import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";
import { feedSources } from "#db/schema/feeds.ts";
import { type Refused, refused } from "../accounts/account-answer.ts";
import type { AccountTable } from "../accounts/account-table.ts";
import { isSameFolder } from "../accounts/read-ftp-form.server.ts";
import { type FileSource, MOST_SOURCES, type OwnSource } from "./feed-source.ts";
import { findFileSource, lockFileSource } from "./feed-sources.repository.server.ts";

/** The beginning of a key's hash, which differs after the key is replaced. */
const keyPrefix = sql`left(key_hash, 8)`;

/** The accounts and keys of an organisation, the oldest first. */
export async function listOwnSources(db: Connection, advertiserId: number): Promise<OwnSource[]> {
  const { rows } = await db.execute<OwnSource>(sql`
    select s.id, s.kind, s.name, s.ftp, s.look, ${isoInSql(sql`s.looked_at`)} as "lookedAt", s.problem, s.certificate,
      s.works, ${keyPrefix} as "keyPrefix",
      (select json_build_object('importId', i.id, 'name', i.file_name, 'at', ${isoInSql(sql`i.received_at`)})
        from imports i where i.source_id = s.id order by i.id desc limit 1) as "lastFile"
    from feed_sources s
    where s.advertiser_id = ${advertiserId} and s.kind in ('ftp', 'push') and s.ended_at is null
    order by s.id limit ${MOST_SOURCES}`);
  return rows;
}

const untested = { problem: null, certificate: null, failingSince: null, mailedAt: null, works: false };

const isPresent = (advertiserId: number) =>
  and(
    eq(feedSources.advertiserId, advertiserId),
    inArray(feedSources.kind, ["ftp", "push"]),
    isNull(feedSources.endedAt),
  );

/** The FTP accounts from which files are fetched, and the keys of software that sends files. */
export const sourceAccounts: AccountTable<FileSource> = {
  find: async (db, { advertiserId, id }) => ftpOf(advertiserId, id === null ? null : await findFileSource(db, id)),
  lock: async (tx, { advertiserId, id }) => ftpOf(advertiserId, id === null ? null : await lockFileSource(tx, id)),

  async save(tx, { advertiserId, ftp, password, before }) {
    if (!before) return addSource(tx, { advertiserId, kind: "ftp", ftp, password });
    // Another folder has other files.
    const seen = isSameFolder(before.ftp!, ftp) ? {} : { seen: {} };
    await tx
      .update(feedSources)
      .set({ ftp, password, ...untested, ...seen })
      .where(eq(feedSources.id, before.id));
    return { ok: true, id: before.id };
  },

  async accept(tx, { id, ftp }) {
    await tx
      .update(feedSources)
      .set({ ftp, ...untested })
      .where(eq(feedSources.id, id));
  },

  /** Imports and homes from the source stay. */
  async remove(tx, { advertiserId, id }) {
    const gone = { ftp: null, password: null, keyHash: null, problem: null, certificate: null, seen: {} };
    const { rowCount } = await tx
      .update(feedSources)
      .set({ endedAt: sql`now()`, ...gone })
      .where(and(eq(feedSources.id, id!), isPresent(advertiserId)));
    return (rowCount ?? 0) > 0;
  },

  async saveKey(tx, { advertiserId, id, name, keyHash, seen }) {
    if (id === null) {
      const added = await addSource(tx, { advertiserId, kind: "push", name, keyHash });
      return added.ok ? { ok: true, name } : added;
    }
    const [replaced] = await tx
      .update(feedSources)
      .set({ keyHash })
      .where(
        and(eq(feedSources.id, id), isPresent(advertiserId), eq(feedSources.kind, "push"), sql`${keyPrefix} = ${seen}`),
      )
      .returning({ name: feedSources.name });
    return replaced ? { ok: true, name: replaced.name } : refused("gone");
  },
};

const ftpOf = (advertiserId: number, source: FileSource | null): FileSource | null =>
  source?.kind === "ftp" && source.advertiserId === advertiserId ? source : null;

type NewSource = typeof feedSources.$inferInsert & { advertiserId: number };

/** Adds an account or a key. The lock of the organisation's row protects the limit from simultaneous calls. */
async function addSource(tx: Connection, source: NewSource): Promise<{ ok: true; id: number } | Refused> {
  const { advertiserId } = source;
  await tx.execute(sql`select from advertisers where id = ${advertiserId} for no key update`);
  if ((await tx.$count(feedSources, isPresent(advertiserId))) >= MOST_SOURCES) return refused("too_many");
  const [added] = await tx.insert(feedSources).values(source).returning({ id: feedSources.id });
  return { ok: true, id: added!.id };
}
