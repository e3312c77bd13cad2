import type { Platform } from "#app/platform/context.ts";
import { bytesOf, withNamelessFile } from "#app/platform/http/nameless-file.server.ts";
import { mailFailure } from "../../accounts/mail-failure.server.ts";
import { isFailureToMail } from "../../accounts/stored-account.server.ts";
import { type ServerCertificate, shownCertificate } from "../../sources/ftp-account.ts";
import type { StockFile } from "../../sources/stock-file.ts";
import { refuseOversizedFile } from "../../imports/arrival/refuse-oversized-file.server.ts";
import { receiveFile, requireRoom } from "../../imports/arrival/use-cases/receive-file.server.ts";
import { chooseFiles, hasTaken, seenFiles } from "../choose-files.ts";
import type { Look, FileSource, SourceProblem } from "../feed-source.ts";
import {
  findFileSource,
  recordFailureMail,
  storeFailure,
  storeLook,
  storeSeen,
} from "../feed-sources.repository.server.ts";
import { listStock } from "../list-stock.server.ts";
import type { OpenedSource, SourceNeeds } from "../open-source.server.ts";

export type LookNeeds = SourceNeeds & Pick<Platform, "db" | "storage" | "jobs" | "mailer">;

/** Most names stored with a look, for the page. */
const MOST_NAMES = 5;

/** Looks at a source, and receives its new complete files. After a retry a file may arrive twice, which changes nothing. */
export async function lookAtSource(needs: LookNeeds, id: number): Promise<void> {
  const { db } = needs;
  const source = await findFileSource(db, id);
  if (!source || source.isOfSuspended) return;
  const listed = await listStock(needs, source);
  if (!listed.ok) return recordFailure(needs, source, listed);
  const { opened, files, others } = listed;
  // A folder of the operator has files of many agencies, whose names may differ only by a number.
  const isFirst = source.kind === "ftp" && !hasTaken(source.seen);
  const { take, skip } = chooseFiles(files, { seen: source.seen, quietSince: opened.quietSince, isFirst });
  const done = new Set(skip.map(({ name }) => name));
  const taken: string[] = [];
  let denied: Refused | null = null;
  for (const file of take) {
    const refusal = await takeFile(needs, { source, opened, file });
    // Somebody is writing the file: the next look tries again.
    if (refusal?.code === "changed" || refusal?.code === "no_file") continue;
    // Other files may be readable.
    if (refusal?.code === "no_permission") {
      denied = refusal;
      continue;
    }
    if (refusal) return recordFailure(needs, source, refusal);
    done.add(file.name);
    taken.unshift(file.name);
    await storeSeen(db, source, seenFiles(files, { seen: source.seen, done }));
  }
  if (denied) return recordFailure(needs, source, denied);
  const look: Look = {
    files: files.length,
    others,
    taken: taken.slice(0, MOST_NAMES),
    skipped: skip.length,
  };
  await storeLook(db, source, { look, seen: seenFiles(files, { seen: source.seen, done }) });
}

type Refused = { code: SourceProblem; certificate?: ServerCertificate };
type Taking = { source: FileSource; opened: OpenedSource; file: StockFile };

/** Copies a file to this machine and receives it; null on success, and for a file that is too long, which is refused. */
async function takeFile(needs: LookNeeds, { source, opened, file }: Taking): Promise<Refused | null> {
  const sourceId = source.id;
  const now = needs.clock();
  // The server's clock may be ahead: a file sent by hand meanwhile must not count as older.
  const sentAt = file.modifiedAt && file.modifiedAt < now ? file.modifiedAt : now;
  await requireRoom(needs.storage);
  return withNamelessFile(async (to) => {
    const copied = await opened.copy(file, to);
    if (!copied.ok && copied.code !== "too_large") return copied;
    if (!copied.ok) await refuseOversizedFile(needs, { sourceId, fileName: file.name, sentAt });
    else {
      const received = await receiveFile(needs, { sourceId, fileName: file.name, sentAt, bytes: bytesOf(to) });
      if (!received.ok) throw new Error(`a file of source ${sourceId} could not be stored: ${received.code}`);
    }
    return null;
  });
}

/** Records why a look failed, and mails the organisation where it has to act. */
export async function recordFailure(
  needs: LookNeeds,
  source: FileSource,
  { code, certificate }: Refused,
): Promise<void> {
  await needs.db.transaction(async (tx) => {
    const shown = certificate ? shownCertificate(certificate) : null;
    const failure = await storeFailure(tx, source, { problem: code, certificate: shown });
    if (!failure?.works || failure.mailedAt !== null) return;
    const failingSince = new Date(failure.failingSince);
    // Where the password must be entered again, the mail does not wait for a day.
    const isToMail = code === "other_secret" || isFailureToMail({ failingSince, mailedAt: null }, needs.clock());
    const { advertiserId, ftp } = source;
    if (!isToMail || advertiserId === null || !ftp) return;
    await mailFailure(needs, tx, { of: "source", advertiserId, host: ftp.host, problem: code });
    await recordFailureMail(tx, source.id);
  });
}
