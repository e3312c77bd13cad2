import type { Person } from "#app/account/actor.ts";
import type { Refused } from "../../accounts/account-answer.ts";
import { admitTrial } from "../../accounts/use-cases/change-account.server.ts";
import { TRIAL_MS } from "../../sources/ftp.server.ts";
import { seenFiles } from "../choose-files.ts";
import { lockFileSource, storeLook } from "../feed-sources.repository.server.ts";
import { listStock } from "../list-stock.server.ts";
import { sourceAccounts } from "../source-accounts.repository.server.ts";
import { type LookNeeds, recordFailure } from "./look-at-source.server.ts";

/** A file that stays unchanged for this time is complete. */
const FIRST_LOOK_SECONDS = 60;

/** Looks into an account now, and stores the result. A job receives the files a minute later. */
export async function testSource(
  needs: LookNeeds,
  { actor, id }: { actor: Person; id: number },
): Promise<{ ok: true } | Refused> {
  const { db, jobs } = needs;
  const admitted = await admitTrial(needs, sourceAccounts, { actor, id });
  if (!admitted.ok) return admitted;
  const { account: source } = admitted;
  const listed = await listStock(needs, source, { deadlineMs: TRIAL_MS });
  if (!listed.ok) {
    await recordFailure(needs, source, listed);
    return { ok: true };
  }
  const { files, others } = listed;
  await db.transaction(async (tx) => {
    // Another look may have received files meanwhile.
    const present = await lockFileSource(tx, id);
    const seen = seenFiles(files, { seen: present?.seen ?? {}, done: new Set() });
    await storeLook(tx, source, { look: { files: files.length, others, taken: [], skipped: 0 }, seen });
    const look = { source: id, organisation: source.advertiserId };
    await jobs.add(tx, "look-at-source", look, { afterSeconds: FIRST_LOOK_SECONDS });
  });
  return { ok: true };
}
