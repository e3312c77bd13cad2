import { feedRefusalWords } from "#app/i18n/fr/feed-refusals.ts";
import type { Platform } from "#app/platform/context.ts";
import { spend } from "#app/platform/security/limits.repository.server.ts";
import type { ArchiveRefusal } from "../../files/archive-refusal.ts";
import { type Archive, openArchive } from "../../files/open-archive.server.ts";
import { checkLines, type CheckedLine } from "../check-lines.server.ts";
import { MOST_CHECKED_BYTES, MOST_CHECKED_LISTINGS_BYTES, MOST_UNPACKED_BYTES } from "../checker-limits.ts";
import { readVersionOf } from "../../imports/file-version.server.ts";
import type { CheckRefusal } from "../file-report.ts";
import type { FileFacts } from "../gather-report.server.ts";
import type { ReceivedStockFile } from "../receive-file.server.ts";

type Needs = Pick<Platform, "db" | "fileChecks" | "rentControlPeriods" | "clock">;

type Asked = {
  network: string;
  signal: AbortSignal;
  receive(): Promise<ReceivedStockFile>;
};

/** Makes a result of lines as they come. */
type Gatherer<Result> = { add(line: CheckedLine): void; end(facts: FileFacts): Result };

export type CheckedFile<Result> = { ok: true; result: Result } | { ok: false; code: CheckRefusal | ArchiveRefusal };

const limits = {
  archiveBytes: MOST_CHECKED_BYTES,
  listingsBytes: MOST_CHECKED_LISTINGS_BYTES,
  unpackedBytes: MOST_UNPACKED_BYTES,
};

/** Says what an import would make of a file. Nothing of the file is kept, whatever happens. */
export async function checkFile<Result>(
  needs: Needs,
  { network, signal, receive }: Asked,
  gatherer: Gatherer<Result>,
): Promise<CheckedFile<Result>> {
  const checked = await needs.fileChecks(async (): Promise<CheckedFile<Result>> => {
    if (!(await spend(needs.db, ["fileChecks", { network }]))) return { ok: false, code: "too_often" };
    const received = await receive();
    if (!received.ok) return received;
    const opened = await openArchive(received.file, limits);
    if (!opened.ok) return opened;
    try {
      return await checkArchive(needs, { archive: opened.archive, fileName: received.name, signal }, gatherer);
    } finally {
      await opened.archive.close();
    }
  });
  return checked ?? { ok: false, code: "busy" };
}

type Opened = { archive: Archive; fileName: string; signal: AbortSignal };

async function checkArchive<Result>(
  { db, rentControlPeriods, clock }: Needs,
  { archive, fileName, signal }: Opened,
  gatherer: Gatherer<Result>,
): Promise<CheckedFile<Result>> {
  const checking = { rentControlPeriods: await rentControlPeriods(), now: clock(), signal };
  const version = await readVersionOf(archive);
  let count = 0;
  for await (const item of checkLines(db, archive, checking)) {
    if ("line" in item) {
      count += 1;
      gatherer.add(item.line);
      continue;
    }
    const { end } = item;
    const fault = end?.fault ?? null;
    if (count === 0 && end) return { ok: false, code: fault ?? (end.isTruncated ? "truncated" : "empty") };
    const { config, photoMode } = archive;
    const sentence = fault && feedRefusalWords.french[fault];
    return { ok: true, result: gatherer.end({ fileName, version, config, photoMode, end, fault: sentence }) };
  }
  return { ok: false, code: "unreadable" };
}
