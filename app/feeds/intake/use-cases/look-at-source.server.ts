import type { Platform } from "#app/platform/context.ts";
import { bytesOf, withNamelessFile } from "#app/platform/nameless-file.server.ts";
import { isFailureToTell } from "../../sources/stored-account.server.ts";
import { type ServerCertificate, shownCertificate } from "../../sources/ftp-account.ts";
import type { StockFile } from "../../sources/stock-file.ts";
import { noteLongFile } from "../../imports/note-long-file.server.ts";
import { receiveFile, requireRoom } from "../../imports/use-cases/receive-file.server.ts";
import { chooseFiles, hasTaken, seenFiles } from "../choose-files.ts";
import type { Look, LookedAt, SourceProblem } from "../feed-source.ts";
import { findLookedAt, storeFailure, storeLook, storeSeen } from "../feed-sources.repository.server.ts";
import { listStock } from "../list-stock.server.ts";
import type { OpenedSource, SourceNeeds } from "../open-source.server.ts";
import { tellOfSource } from "../tell-of-source.server.ts";

export type LookNeeds = SourceNeeds & Pick<Platform, "db" | "storage" | "jobs" | "mailer">;

/** Names of a look that are kept: the page shows them. */
const MOST_NAMES = 5;

/** Looks at a source and takes the files that are whole and new. Done twice, a file may be received twice, which changes nothing. */
export async function lookAtSource(needs: LookNeeds, id: number): Promise<void> {
  const { db } = needs;
  const source = await findLookedAt(db, id);
  if (!source || source.isOfSuspended) return;
  const listed = await listStock(needs, source);
  if (!listed.ok) return noteFailure(needs, source, listed);
  const { opened, files, others } = listed;
  // Folders of the operator have files of many agencies, which may differ by a number alone.
  const isFirst = source.kind === "ftp" && !hasTaken(source.seen);
  const { take, skip } = chooseFiles(files, { seen: source.seen, quietSince: opened.quietSince, isFirst });
  const done = new Set(skip.map(({ name }) => name));
  const taken: string[] = [];
  let denied: Refused | null = null;
  for (const file of take) {
    const refusal = await takeFile(needs, { source, opened, file });
    // Somebody is writing it: the next look sees it anew.
    if (refusal?.code === "changed" || refusal?.code === "no_file") continue;
    // Others may be read.
    if (refusal?.code === "no_permission") {
      denied = refusal;
      continue;
    }
    if (refusal) return noteFailure(needs, source, refusal);
    done.add(file.name);
    taken.unshift(file.name);
    await storeSeen(db, source, seenFiles(files, { seen: source.seen, done }));
  }
  if (denied) return noteFailure(needs, source, denied);
  const look: Look = {
    files: files.length,
    others,
    taken: taken.slice(0, MOST_NAMES),
    skipped: skip.length,
  };
  await storeLook(db, source, { look, seen: seenFiles(files, { seen: source.seen, done }) });
}

type Refused = { code: SourceProblem; certificate?: ServerCertificate };
type Taking = { source: LookedAt; opened: OpenedSource; file: StockFile };

/** Receives a file by way of this machine; null once the portal has it, also of one that is too long. */
async function takeFile(needs: LookNeeds, { source, opened, file }: Taking): Promise<Refused | null> {
  const sourceId = source.id;
  const now = needs.clock();
  // A server's clock may be ahead: what is sent by hand meanwhile must not count as older.
  const sentAt = file.modifiedAt && file.modifiedAt < now ? file.modifiedAt : now;
  await requireRoom(needs.storage);
  return withNamelessFile(async (to) => {
    const copied = await opened.copy(file, to);
    if (!copied.ok && copied.code !== "too_large") return copied;
    if (!copied.ok) await noteLongFile(needs, { sourceId, fileName: file.name, sentAt });
    else {
      const received = await receiveFile(needs, { sourceId, fileName: file.name, sentAt, bytes: bytesOf(to) });
      if (!received.ok) throw new Error(`a file of source ${sourceId} could not be stored: ${received.code}`);
    }
    return null;
  });
}

/** Notes why a look failed, and tells the organisation where it has to do something. */
export async function noteFailure(needs: LookNeeds, source: LookedAt, { code, certificate }: Refused): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const shown = certificate ? shownCertificate(certificate) : null;
    const failure = await storeFailure(tx, source, { problem: code, certificate: shown });
    if (!failure?.works || failure.toldAt !== null) return;
    const failingSince = new Date(failure.failingSince);
    // A password that has to be given again is told at once.
    if (code === "other_secret" || isFailureToTell({ failingSince, toldAt: null }, needs.clock()))
      await tellOfSource(needs, tx, { source, problem: code });
  });
}
