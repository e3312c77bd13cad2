import type { FileHandle } from "node:fs/promises";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { readingMs } from "../../../files/limits.ts";
import { type Archive, openArchive } from "../../../files/open-archive.server.ts";
import { decideImport } from "../../run/decide-import.server.ts";
import { extractPictures, NoRoom } from "../extract-pictures.server.ts";
import { readVersionOf } from "../file-version.server.ts";
import { previewOutcomes } from "../../compare/preview-outcomes.server.ts";
import { addLines, findAgencies, type NewLine } from "../../import-lines.repository.server.ts";
import {
  findImport,
  lockImport,
  type LockedImport,
  moveImport,
  splitImport,
  liftStatementTimeout,
  updateImport,
} from "../../imports.repository.server.ts";
import type { FileRefusal } from "../../import.ts";
import { readLines } from "../read-lines.server.ts";
import { removeFile, withFile } from "../stored-file.server.ts";
import { lockSourceForShare } from "../../feeds.repository.server.ts";
import { moveAndMail } from "../../move-and-mail.server.ts";

type Needs = Pick<Platform, "db" | "storage" | "jobs" | "mailer" | "env" | "clock" | "rentControlPeriods">;

const LINES_AT_ONCE = 200;
/** More homes than any organisation of the country has. */
const MOST_LINES = 100_000;
/** More agencies than any software sends in one file: each gets a separate import, with mails. */
const MOST_AGENCIES = 200;

/** One of several tries; `deadline` aborts when reading takes too long. */
type Try = { isLast?: boolean; signal?: AbortSignal; deadline?: AbortSignal };

/** Reads a file that has arrived, and decides about its imports. Idempotent: a second run reads the file again. */
export async function readStock(
  needs: Needs,
  id: number,
  { isLast = false, signal, ...tried }: Try = {},
): Promise<void> {
  const { db, storage } = needs;
  const file = await findImport(db, id);
  if (!file || file.state === "receiving") return;
  if (file.state === "reading") {
    const { deadline = AbortSignal.timeout(readingMs(file.bytes)) } = tried;
    const ending = AbortSignal.any(signal ? [signal, deadline] : [deadline]);
    const refusal = await withFile(storage, file.fileKey, (stored) => readFile(needs, file, { stored, ending })).catch(
      (error: unknown): FileRefusal => {
        if (deadline.aborted && !signal?.aborted) return "too_slow";
        // The job retries for a day: there may be room again.
        if (!isLast || !(error instanceof NoRoom)) throw error;
        return "no_room";
      },
    );
    if (refusal) await refuse(needs, file, refusal);
  }
  // The previous try may have stopped before deleting the file.
  await removeFile(storage, file.fileKey);
}

type Stored = { stored: FileHandle; ending: AbortSignal };

async function readFile(needs: Needs, file: LockedImport, { stored, ending }: Stored): Promise<FileRefusal | null> {
  const opened = await openArchive(stored, {}, ending);
  if (!opened.ok) {
    ending.throwIfAborted();
    return opened.code;
  }
  const { archive } = opened;
  try {
    const refusal = await storeLines(needs, file, archive);
    ending.throwIfAborted();
    if (refusal) return refusal === "read_elsewhere" ? null : refusal;
    if (!(await extractPictures(needs, file, archive, ending))) return null;
    await previewOutcomes(needs, file, ending);
    ending.throwIfAborted();
    await needs.db.transaction(async (tx) => {
      await liftStatementTimeout(tx);
      await decide(needs, tx, file.id);
    });
    return null;
  } finally {
    await archive.close();
  }
}

/** Stores the lines of a file; returns why the file must change nothing, or null. */
async function storeLines(
  { db }: Needs,
  file: LockedImport,
  archive: Archive,
): Promise<FileRefusal | "read_elsewhere" | null> {
  let batch: NewLine[] = [];
  const found = { lines: 0, readable: 0, unnamed: 0, agencies: new Set<string>() };
  for await (const read of readLines(archive)) {
    if ("end" in read) {
      await addLines(db, file.id, batch);
      const { isTruncated, fault } = read.end;
      await updateImport(db, file.id, {
        version: (await readVersionOf(archive))?.version ?? null,
        software: archive.config.application,
        facts: {
          lines: found.lines,
          pictures: archive.pictureCount,
          ...(found.unnamed > 0 ? { unnamed: found.unnamed } : {}),
        },
      });
      if (fault) return fault;
      if (isTruncated) return "truncated";
      if (found.lines === 0) return "empty";
      return found.readable === 0 ? "foreign" : null;
    }
    batch.push({ importId: file.id, ...read.line });
    found.lines += 1;
    if (read.line.kind !== "broken") found.readable += 1;
    if (read.line.kind === "broken" && !read.line.key && !read.line.reference) found.unnamed += 1;
    found.agencies.add(read.line.agency);
    if (found.lines > MOST_LINES) return "too_many_lines";
    if (found.agencies.size > MOST_AGENCIES) return "too_many_agencies";
    if (batch.length < LINES_AT_ONCE) continue;
    if (!(await addLines(db, file.id, batch))) return "read_elsewhere";
    batch = [];
  }
  return "unreadable";
}

/** Makes an import for each agency of the file, and decides about it. Lines without an agency stay in the first import. */
async function decide(needs: Needs, tx: Connection, id: number): Promise<void> {
  const unlocked = await findImport(tx, id);
  if (unlocked) await lockSourceForShare(tx, unlocked.sourceId);
  const file = await lockImport(tx, id);
  if (file?.state !== "reading") return;
  const [first, ...others] = await findAgencies(tx, id);
  const isAlone = !others.some(({ hasLines }) => hasLines);
  for (const { agency, hasLines } of others) {
    const part = { ...file, id: await splitImport(tx, file, agency) };
    if (hasLines) await decideImport(needs, tx, { file: part, agency, isAlone });
    // Text that only looks like a line makes no feed.
    else await moveImport(tx, part.id, { to: "refused", refusal: "foreign" });
  }
  await decideImport(needs, tx, { file, agency: first?.agency ?? "", isAlone });
}

async function refuse(needs: Needs, file: LockedImport, refusal: FileRefusal): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const locked = await lockImport(tx, file.id);
    if (locked?.state === "reading") await moveAndMail(needs, tx, locked, { to: "refused", refusal });
  });
}
