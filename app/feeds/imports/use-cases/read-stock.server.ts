import type { FileHandle } from "node:fs/promises";
import type { Platform } from "#app/platform/context.ts";
import type { Connection } from "#db/client.ts";
import { type Archive, openArchive } from "../../files/open-archive.server.ts";
import { decideImport } from "../decide-import.server.ts";
import { extractPictures, NoRoom } from "../extract-pictures.server.ts";
import { readVersionOf } from "../file-version.server.ts";
import { foreseeHomes } from "../foresee-homes.server.ts";
import {
  addLines,
  findAgencies,
  findImport,
  lockImport,
  type LockedImport,
  type NewLine,
  splitImport,
  takeTime,
  updateImport,
} from "../imports.repository.server.ts";
import type { FileRefusal } from "../import.ts";
import { readLines } from "../read-lines.server.ts";
import { removeFile, withFile } from "../stored-file.server.ts";
import { holdSource } from "../feeds.repository.server.ts";
import { tellImport } from "../tell-import.server.ts";

type Needs = Pick<Platform, "db" | "storage" | "jobs" | "mailer" | "env" | "clock" | "rentControlPeriods">;

const LINES_AT_ONCE = 200;
/** More homes than any organisation of the country has. */
const MOST_LINES = 100_000;
/** More than any software sends in one file: each has an import of its own, and people who are told of it. */
const MOST_AGENCIES = 200;

/** One of several tries. */
type Try = { isLast?: boolean; signal?: AbortSignal };

/** Reads a file that has arrived, and decides what comes of it. Done twice, it is read anew. */
export async function readStock(needs: Needs, id: number, { isLast = false, signal }: Try = {}): Promise<void> {
  const { db, storage } = needs;
  const file = await findImport(db, id);
  if (!file || file.state === "receiving") return;
  if (file.state === "reading") {
    const refusal = await withFile(storage, file.fileKey, (stored) => readFile(needs, file, { stored, signal })).catch(
      (error: unknown): FileRefusal => {
        // There may be room again when it is tried again, for a day.
        if (!isLast || !(error instanceof NoRoom)) throw error;
        return "no_room";
      },
    );
    if (refusal) await refuse(needs, file, refusal);
  }
  // The try before may have ended in between.
  await removeFile(storage, file.fileKey);
}

type Stored = { stored: FileHandle; signal: AbortSignal | undefined };

async function readFile(needs: Needs, file: LockedImport, { stored, signal }: Stored): Promise<FileRefusal | null> {
  const opened = await openArchive(stored);
  if (!opened.ok) return opened.code;
  const { archive } = opened;
  try {
    const refusal = await storeLines(needs, file, archive);
    if (refusal) return refusal === "read_elsewhere" ? null : refusal;
    if (!(await extractPictures(needs, file, archive, signal))) return null;
    await foreseeHomes(needs, file);
    await needs.db.transaction(async (tx) => {
      await takeTime(tx);
      await decide(needs, tx, file.id);
    });
    return null;
  } finally {
    await archive.close();
  }
}

/** Stores the lines of a file; returns why it must change nothing. */
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

/** Gives each agency of the file an import of its own, and decides of it. Lines that name none stay with the first. */
async function decide(needs: Needs, tx: Connection, id: number): Promise<void> {
  const asked = await findImport(tx, id);
  if (asked) await holdSource(tx, asked.sourceId);
  const file = await lockImport(tx, id);
  if (file?.state !== "reading") return;
  const [first, ...others] = await findAgencies(tx, id);
  const isAlone = !others.some(({ hasLines }) => hasLines);
  for (const { agency, hasLines } of others) {
    const part = { ...file, id: await splitImport(tx, file, agency) };
    if (hasLines) await decideImport(needs, tx, { file: part, agency, isAlone });
    // Text that was taken for a line makes no feed.
    else await updateImport(tx, part.id, { state: "refused", refusal: "foreign", endedAt: needs.clock() });
  }
  await decideImport(needs, tx, { file, agency: first?.agency ?? "", isAlone });
}

async function refuse(needs: Needs, file: LockedImport, refusal: FileRefusal): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const locked = await lockImport(tx, file.id);
    if (locked?.state !== "reading") return;
    await updateImport(tx, file.id, { state: "refused", refusal, endedAt: needs.clock() });
    await tellImport(needs, tx, locked, { kind: "refused", refusal });
  });
}
