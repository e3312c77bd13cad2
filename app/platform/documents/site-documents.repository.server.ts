import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";

/** How many versions of a document are kept. */
export const KEPT_VERSIONS = 50;

/** A version of a document as it is stored; `content` is JSON, or null where the kit's folder counts again. */
export type StoredDocument = { version: number; content: unknown };

/** The newest version of a document; null where nobody has saved one. */
export async function findDocument(db: Connection, name: string): Promise<StoredDocument | null> {
  const { rows } = await db.execute<StoredDocument>(sql`
    select version, content from site_documents where name = ${name} order by version desc limit 1`);
  return rows[0] ?? null;
}

/** The newest versions of the documents whose names begin so, by name; at most `most`. */
export async function findDocumentsUnder(
  db: Connection,
  prefix: string,
  most = 200,
): Promise<(StoredDocument & { name: string })[]> {
  const { rows } = await db.execute<StoredDocument & { name: string }>(sql`
    select d.name, d.version, d.content from (
      select name, max(version) as version from site_documents where starts_with(name, ${prefix}) group by name
      order by name limit ${most}) newest
    join site_documents d on d.name = newest.name and d.version = newest.version order by d.name`);
  return rows;
}

/**
 * A version without its content: who saved it and when, an ISO instant; `author` is null where the account is gone. `isEmpty`: it let
 * the kit's folder count again.
 */
export type DocumentVersion = { version: number; isEmpty: boolean; author: string | null; at: string };

/** What one of the versions that are kept says. */
export async function findDocumentVersion(
  db: Connection,
  name: string,
  version: number,
): Promise<StoredDocument | null> {
  const { rows } = await db.execute<StoredDocument>(sql`
    select version, content from site_documents where name = ${name} and version = ${version}`);
  return rows[0] ?? null;
}

/** The versions that are kept, newest first. */
export async function listDocumentVersions(db: Connection, name: string): Promise<DocumentVersion[]> {
  const { rows } = await db.execute<DocumentVersion>(sql`
    select d.version, d.content is null as "isEmpty", u.name as author,
      ${isoInSql(sql`d.at`, ".MS")} as at
    from site_documents d left join users u on u.id = d.author_id
    where d.name = ${name} order by d.version desc limit ${KEPT_VERSIONS}`);
  return rows;
}

type NewVersion = {
  name: string;
  /** The version that the author saw; 0 for none. */
  seen: number;
  content: unknown;
  authorId: string | null;
  /** Pictures that it shows, as the rows of `media`. */
  mediaIds?: number[];
};

/**
 * Adds the version after the one that the author saw; null where another one was added meanwhile. Versions beyond those kept go.
 * Call it in a transaction.
 */
export async function addDocumentVersion(
  tx: Connection,
  { name, seen, content, authorId, mediaIds = [] }: NewVersion,
): Promise<number | null> {
  // Two at once want the same key: the second waits for the first, then adds nothing.
  const { rows } = await tx.execute<{ version: number }>(sql`
    insert into site_documents (name, version, content, author_id)
    select ${name}, ${seen + 1}, ${content === null ? null : JSON.stringify(content)}::jsonb, ${authorId}
    where coalesce((select max(version) from site_documents where name = ${name}), 0) = ${seen}
    on conflict do nothing returning version`);
  const version = rows[0]?.version;
  if (version === undefined) return null;
  await tx.execute(sql`insert into site_document_media (name, version, media_id)
    select ${name}, ${version}, id from media where id = any(${sql.param(mediaIds)}::int[])`);
  await tx.execute(sql`delete from site_documents where name = ${name} and version <= ${version - KEPT_VERSIONS}`);
  return version;
}

/** The pictures of a version. */
export async function mediaOfVersion(db: Connection, name: string, version: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select media_id as id from site_document_media where name = ${name} and version = ${version} limit 100`);
  return rows.map(({ id }) => id);
}
