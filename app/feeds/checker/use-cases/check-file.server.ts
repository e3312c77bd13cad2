import { feedRefusalWords } from "#app/i18n/fr/feeds/feed-refusals.ts";
import type { Platform } from "#app/platform/context.ts";
import { inTurn } from "#app/platform/shares/open-share.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { ArchiveRefusal } from "../../files/archive-refusal.ts";
import { type Archive, openArchive } from "../../files/open-archive.server.ts";
import { checkLines, type CheckedLine } from "../check-lines.server.ts";
import { checkingMs, MOST_CHECKED_BYTES, MOST_CHECKED_LISTINGS_BYTES, MOST_UNPACKED_BYTES } from "../checker-limits.ts";
import { readVersionOf } from "../../imports/arrival/file-version.server.ts";
import type { CheckRefusal } from "../file-report.ts";
import type { FileFacts } from "../gather-report.server.ts";
import type { ReceivedStockFile } from "../receive-file.server.ts";

type Needs = Pick<Platform, "db" | "turns" | "rentControlPeriods" | "clock">;

type CheckRequest = {
  network: string;
  signal: AbortSignal;
  receive(): Promise<ReceivedStockFile>;
};

/** Builds a result from lines. */
type Gatherer<Result> = { add(line: CheckedLine): void; end(facts: FileFacts): Result };

type CheckedFile<Result> = { ok: true; result: Result } | { ok: false; code: CheckRefusal | ArchiveRefusal };

const limits = {
  archiveBytes: MOST_CHECKED_BYTES,
  listingsBytes: MOST_CHECKED_LISTINGS_BYTES,
  unpackedBytes: MOST_UNPACKED_BYTES,
};

/** Checks a file as an import would, and never stores any of it. */
export async function checkFile<Result>(
  needs: Needs,
  { network, signal, receive }: CheckRequest,
  gatherer: Gatherer<Result>,
): Promise<CheckedFile<Result>> {
  const turn = needs.turns.fileChecks({ who: { network }, signal });
  const checked = await inTurn(turn, async (): Promise<CheckedFile<Result>> => {
    if (!(await spend(needs.db, ["fileChecks", { network }]))) return { ok: false, code: "too_often" };
    const received = await receive();
    if (!received.ok) return received;
    const { size } = await received.file.stat();
    const ending = AbortSignal.any([signal, AbortSignal.timeout(checkingMs(size))]);
    const opened = await openArchive(received.file, limits, ending);
    if (!opened.ok) return opened;
    try {
      return await checkArchive(needs, { archive: opened.archive, fileName: received.name, signal: ending }, gatherer);
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
