import type { Person } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { OutsideNetwork } from "#app/platform/security/outside-address.server.ts";
import { type Refused, refused } from "../../accounts/account-answer.ts";
import { withOwnOrganisation } from "../../accounts/with-own-organisation.server.ts";
import { accountOf } from "../../accounts/stored-account.server.ts";
import { admitTrial } from "../../accounts/use-cases/change-account.server.ts";
import { lockOwnOrganisation } from "../../imports/lock-organisation.server.ts";
import { testFtpAccount, TRIAL_MS } from "../../sources/ftp.server.ts";
import { exportAccounts } from "../export-accounts.server.ts";
import { lockExportSettings, recordAttempt, saveExportSettings } from "../export-settings.repository.server.ts";
import { noProblem, problemOf } from "../ftp-export.ts";

type Needs = Pick<Platform, "db" | "cipher"> & { network: OutsideNetwork };

/** Logs in to the stored account and writes a small file. `works`: both succeeded; otherwise the page shows the stored problem. */
export async function testExport(
  { db, cipher, network }: Needs,
  { actor }: { actor: Person },
): Promise<{ ok: true; works: boolean } | Refused> {
  const admitted = await admitTrial({ db }, exportAccounts, { actor, id: null });
  if (!admitted.ok) return admitted;
  const { account: settings } = admitted;
  const account = accountOf(settings, cipher);
  const tried = account.ok
    ? await testFtpAccount(network, account.account, { writes: true, deadlineMs: TRIAL_MS })
    : account;
  await recordAttempt(db, settings, (tx, { advertiserId }) =>
    saveExportSettings(tx, advertiserId, tried.ok ? noProblem : { problem: problemOf(tried) }),
  );
  return { ok: true, works: tried.ok };
}

/** Makes the export due now, before the night. */
export const sendExportNow = (
  { db, jobs }: Pick<Platform, "db" | "jobs">,
  { actor }: { actor: Person },
): Promise<{ ok: true } | Refused> =>
  db.transaction(async (tx): Promise<{ ok: true } | Refused> => {
    const advertiserId = await lockOwnOrganisation(tx, actor);
    const settings = advertiserId === null ? null : await lockExportSettings(tx, advertiserId);
    if (!settings?.ftp) return refused("gone");
    if (!(await spend(tx, ["ftpTrials", { account: actor.account.id }]))) return refused("too_often");
    await jobs.add(tx, "send-export", { advertiser: settings.advertiserId });
    return { ok: true };
  });

/** Revokes the key: software can no longer fetch listings with it. */
export const endExportKey = (
  { db }: Pick<Platform, "db">,
  { actor }: { actor: Person },
): Promise<{ ok: true } | Refused> =>
  withOwnOrganisation(db, actor, async (tx, advertiserId): Promise<{ ok: true }> => {
    await saveExportSettings(tx, advertiserId, { keyHash: null, keyMadeAt: null, keyUsedAt: null });
    return { ok: true };
  });
