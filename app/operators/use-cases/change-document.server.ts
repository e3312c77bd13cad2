import { type Actor, accountIdOf } from "#app/account/actor.ts";
import { may } from "#app/account/policy.ts";
import type { Platform } from "#app/platform/context.ts";
import {
  addDocumentVersion,
  findDocument,
  findDocumentVersion,
  listDocumentVersions,
  mediaOfVersion,
} from "#app/platform/documents/site-documents.repository.server.ts";
import { recordAct } from "../acts.repository.server.ts";

type Needs = Pick<Platform, "db" | "changes">;

/**
 * `changed`: somebody saved a newer version than the actor's page; `by` is null where the account is gone. `no_version`: the version to
 * restore is not stored. `refused`: the actor has no right.
 */
export type DocumentRefusal =
  | { ok: false; code: "changed"; by: string | null; at: string; version: number }
  | { ok: false; code: "no_version" | "refused" };
export type DocumentSaved = { ok: true; version: number } | DocumentRefusal;

type Change = {
  actor: Actor;
  name: string;
  /** The version in the form; 0 without one. */
  seen: number;
  why?: string;
};

/** Saves a document of the site as its next version, with the ids of its pictures (`media`), and logs the act. */
export function saveDocument(
  { db, changes }: Needs,
  { actor, name, seen, why = "", content, mediaIds = [] }: Change & { content: unknown; mediaIds?: number[] },
): Promise<DocumentSaved> {
  if (!may(actor, "site.write", {})) return Promise.resolve({ ok: false, code: "refused" });
  return save({ db, changes }, { actor, name, seen, why, find: () => Promise.resolve({ content, mediaIds }) });
}

/** « Revenir à cette version »: adds a version with an earlier one's content. `to` 0 restores the file from the folder. */
export function revertDocument(
  { db, changes }: Needs,
  { actor, name, seen, why = "", to }: Change & { to: number },
): Promise<DocumentSaved> {
  if (!may(actor, "site.write", {})) return Promise.resolve({ ok: false, code: "refused" });
  return save({ db, changes }, { actor, name, seen, why, find: (tx) => contentOfVersion(tx, name, to) });
}

type Connection = Parameters<typeof findDocument>[0];
type Found = { content: unknown; mediaIds: number[] } | null;

async function contentOfVersion(tx: Connection, name: string, version: number): Promise<Found> {
  if (version === 0) return { content: null, mediaIds: [] };
  const found = await findDocumentVersion(tx, name, version);
  return found ? { content: found.content, mediaIds: await mediaOfVersion(tx, name, version) } : null;
}

async function save(
  { db, changes }: Needs,
  { actor, name, seen, why, find }: Required<Change> & { find(tx: Connection): Promise<Found> },
): Promise<DocumentSaved> {
  const saved = await db.transaction(async (tx): Promise<DocumentSaved> => {
    const before = await findDocument(tx, name);
    const found = await find(tx);
    if (!found) return { ok: false, code: "no_version" };
    const { content, mediaIds } = found;
    const version = await addDocumentVersion(tx, { name, seen, content, authorId: accountIdOf(actor), mediaIds });
    if (version === null) {
      const [newest] = await listDocumentVersions(tx, name);
      // Without any version, the form's version never existed.
      if (!newest) return { ok: false, code: "no_version" };
      return { ok: false, code: "changed", by: newest.author, at: newest.at, version: newest.version };
    }
    const texts = { before: textOf(before?.content ?? null), after: textOf(content) };
    await recordAct(tx, actor, { act: "content.change", on: { kind: "content", id: name }, why, ...texts });
    return { ok: true, version };
  });
  // This process need not wait for the database's notification.
  if (saved.ok) changes.add(true);
  return saved;
}

const textOf = (content: unknown): string | null => (content === null ? null : JSON.stringify(content, null, 2));
