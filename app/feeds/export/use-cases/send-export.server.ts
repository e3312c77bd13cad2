import type { Platform } from "#app/platform/context.ts";
import type { OutsideNetwork } from "#app/platform/security/outside-address.server.ts";
import type { Connection } from "#db/client.ts";
import { mailFailure } from "../../accounts/mail-failure.server.ts";
import { accountOf, isFailureToMail } from "../../accounts/stored-account.server.ts";
import { uploadFtpFile } from "../../sources/ftp.server.ts";
import {
  type ExportSettings,
  findExportSettings,
  recordAttempt,
  saveExportSettings,
  takeDueExports,
} from "../export-settings.repository.server.ts";
import { type ExportRefusal, noProblem, problemOf } from "../ftp-export.ts";
import { exportFileName } from "../../sources/export-file-name.ts";
import { findExporter } from "../exports.repository.server.ts";
import { nextNight } from "../next-night.ts";
import { withExport } from "../export-file.server.ts";

type Needs = Pick<Platform, "db" | "cipher" | "clock" | "env" | "mailer"> & { network: OutsideNetwork };

const HOUR_MS = 3_600_000;
/** Time limit of an upload: 5,000 homes are 3 MB. */
const UPLOAD_MS = 600_000;
const AT_ONCE = 200;

/** Queues the exports that are due. An export that fails is due again in an hour. */
export async function queueDueExports({ db, jobs, clock }: Pick<Platform, "db" | "jobs" | "clock">): Promise<void> {
  const now = clock();
  const again = new Date(now.getTime() + HOUR_MS);
  for (;;) {
    const taken = await db.transaction(async (tx) => {
      const due = await takeDueExports(tx, { now, again, limit: AT_ONCE });
      await jobs.addAll(
        tx,
        "send-export",
        due.map((advertiser) => ({ advertiser })),
      );
      return due.length;
    });
    if (taken < AT_ONCE) return;
  }
}

/** Sends an organisation's listings to its FTP account, and records the result. Idempotent: a second file replaces the first. */
export async function sendExport(needs: Needs, advertiserId: number): Promise<void> {
  const { db, cipher, clock, env, network } = needs;
  const settings = await findExportSettings(db, advertiserId);
  const exporter = settings?.ftp ? await findExporter(db, advertiserId) : null;
  // A suspended organisation sends nothing.
  if (!settings || !exporter || exporter.isSuspended) return;
  const account = accountOf(settings, cipher);
  const name = exportFileName(exporter.slug);
  const sent = account.ok
    ? await withExport({ db, env }, exporter, (from) =>
        uploadFtpFile(network, account.account, { from, name, deadlineMs: UPLOAD_MS }),
      )
    : account;
  await recordAttempt(db, settings, async (tx, present) => {
    if (sent.ok) await recordSent(tx, advertiserId, clock());
    else await recordFailed(needs, tx, { settings: present, refusal: sent });
  });
}

async function recordSent(tx: Connection, advertiserId: number, now: Date): Promise<void> {
  await saveExportSettings(tx, advertiserId, { sentAt: now, dueAt: nextNight(now), ...noProblem });
}

type Failed = { settings: ExportSettings; refusal: ExportRefusal };

/** After a day without success the administrators get one mail. */
async function recordFailed(needs: Needs, tx: Connection, { settings, refusal }: Failed): Promise<void> {
  const { advertiserId, ftp } = settings;
  const now = needs.clock();
  const failedSince = settings.failedSince ?? now;
  const isToMail = isFailureToMail({ failingSince: failedSince, mailedAt: settings.mailedAt }, now);
  const problem = problemOf(refusal);
  await saveExportSettings(tx, advertiserId, { problem, failedSince, ...(isToMail ? { mailedAt: now } : {}) });
  if (isToMail)
    await mailFailure(needs, tx, { of: "export", advertiserId, host: ftp?.host ?? "", problem: problem.code });
}
