import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { isoInSql } from "#db/iso-instant.ts";

/** Maximum number of stored versions of a document. */
export const KEPT_VERSIONS = 50;

/** A stored version of a document; `content` is JSON, or null, which restores the file from the folder. */
export type StoredDocument = { version: number; content: unknown };

/** The newest version of a document; null before the first save. */
export async function findDocument(db: Connection, name: string): Promise<StoredDocument | null> {
  const { rows } = await db.execute<StoredDocument>(sql`
    select version, content from site_documents where name = ${name} order by version desc limit 1`);
  return rows[0] ?? null;
}

/** Makes all web processes read documents and files again after the commit. */
export const notifyDocuments = async (db: Connection): Promise<void> =>
  void (await db.execute(sql`select pg_notify('page_changes', 'documents')`));

/** The newest versions of documents with this prefix of the name, by name; at most `most`. */
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
 * A version without its content: author and ISO instant; `author` is null where the account is gone. `isEmpty`: the version restored the
 * file from the folder.
 */
export type DocumentVersion = { version: number; isEmpty: boolean; author: string | null; at: string };

/** The content of a stored version. */
export async function findDocumentVersion(
  db: Connection,
  name: string,
  version: number,
): Promise<StoredDocument | null> {
  const { rows } = await db.execute<StoredDocument>(sql`
    select version, content from site_documents where name = ${name} and version = ${version}`);
  return rows[0] ?? null;
}

/** The stored versions, newest first. */
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
  /** The version that the author saw; 0 without a version. */
  seen: number;
  content: unknown;
  authorId: string | null;
  /** Ids in `media` of the pictures in the content. */
  mediaIds?: number[];
};

/**
 * Adds the version after `seen`; null where somebody else has added one meanwhile. Deletes versions beyond `KEPT_VERSIONS`. Call it in a
 * transaction.
 */
export async function addDocumentVersion(
  tx: Connection,
  { name, seen, content, authorId, mediaIds = [] }: NewVersion,
): Promise<number | null> {
  // Two concurrent saves want the same key: the second waits for the first, then adds nothing.
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
