import type { Person } from "#app/account/actor.ts";
import type { Platform } from "#app/platform/context.ts";
import { spend } from "#app/platform/security/limits.repository.server.ts";
import type { OutsideNetwork } from "#app/platform/security/outside-address.server.ts";
import type { FtpFieldProblems, TypedFtp } from "../../sources/ftp-account.ts";
import { accountOf } from "../../sources/stored-account.server.ts";
import { testFtpAccount, TRIAL_MS } from "../../sources/ftp.server.ts";
import { readFtpForm } from "../../sources/read-ftp-form.server.ts";
import { lockExportSettings, noteAttempt, saveExportSettings } from "../export-settings.repository.server.ts";
import { noProblem, problemOf } from "../ftp-export.ts";
import { lockOwnOrganisation } from "../../imports/lock-organisation.server.ts";
import { nextNight } from "../next-night.ts";

type Needs = Pick<Platform, "db" | "cipher" | "clock" | "jobs">;
type Asked = { actor: Person };

export type SavedFtp =
  | { ok: true }
  | { ok: false; code: "no_organisation" | "too_many" }
  | { ok: false; code: "invalid"; problems: FtpFieldProblems };

/** Stores the account that gets the listings each night; nothing is sent yet. */
export async function saveFtpExport(
  { db, cipher, clock }: Needs,
  { actor, typed }: Asked & { typed: TypedFtp },
): Promise<SavedFtp> {
  if (!(await spend(db, ["changes", { account: actor.account.id }]))) return { ok: false, code: "too_many" };
  return db.transaction(async (tx): Promise<SavedFtp> => {
    const advertiserId = await lockOwnOrganisation(tx, actor);
    if (advertiserId === null) return { ok: false, code: "no_organisation" };
    const before = await lockExportSettings(tx, advertiserId);
    const read = readFtpForm(typed, before?.ftp ?? null);
    if (!read.ok) return { ok: false, code: "invalid", problems: read.problems };
    await saveExportSettings(tx, advertiserId, {
      ftp: read.ftp,
      password: read.password === null ? before!.password : cipher.encrypt(read.password), // kept of a stored account alone
      dueAt: nextNight(clock()),
      ...noProblem,
    });
    return { ok: true };
  });
}

/** Trusts the certificate that the last attempt met, if it is the one that the page showed. False after too many changes. */
export async function acceptCertificate(
  { db }: Pick<Needs, "db">,
  { actor, fingerprint }: Asked & { fingerprint: string },
): Promise<{ ok: boolean }> {
  if (!(await spend(db, ["changes", { account: actor.account.id }]))) return { ok: false };
  await db.transaction(async (tx) => {
    const advertiserId = await lockOwnOrganisation(tx, actor);
    const before = advertiserId === null ? null : await lockExportSettings(tx, advertiserId);
    if (!before?.ftp || before.problem?.certificate?.fingerprint !== fingerprint) return;
    const ftp = { ...before.ftp, certificate: fingerprint };
    await saveExportSettings(tx, before.advertiserId, { ftp, ...noProblem });
  });
  return { ok: true };
}

/** Sends nothing to the account any more, and forgets its password. False after too many changes. */
export async function removeFtpExport({ db }: Pick<Needs, "db">, { actor }: Asked): Promise<{ ok: boolean }> {
  if (!(await spend(db, ["changes", { account: actor.account.id }]))) return { ok: false };
  await db.transaction(async (tx) => {
    const advertiserId = await lockOwnOrganisation(tx, actor);
    if (advertiserId !== null)
      await saveExportSettings(tx, advertiserId, {
        ftp: null,
        password: null,
        dueAt: null,
        sentAt: null,
        ...noProblem,
      });
  });
  return { ok: true };
}

type FtpTrial = { ok: true } | { ok: false; code: "none" | "too_many" | "failed" };

/** Logs in to the stored account, and writes a small file there. What went wrong is stored, for the page. */
export async function testFtpExport(
  { db, cipher, network }: Pick<Needs, "db" | "cipher"> & { network: OutsideNetwork },
  { actor }: Asked,
): Promise<FtpTrial> {
  const settings = await db.transaction(async (tx) => {
    const advertiserId = await lockOwnOrganisation(tx, actor);
    return advertiserId === null ? null : lockExportSettings(tx, advertiserId);
  });
  if (!settings?.ftp) return { ok: false, code: "none" };
  if (!(await spend(db, ["ftpTrials", { account: actor.account.id }]))) return { ok: false, code: "too_many" };
  const account = accountOf(settings, cipher);
  const tried = account.ok
    ? await testFtpAccount(network, account.account, { writes: true, deadlineMs: TRIAL_MS })
    : account;
  await noteAttempt(db, settings, (tx, { advertiserId }) =>
    saveExportSettings(tx, advertiserId, tried.ok ? noProblem : { problem: problemOf(tried) }),
  );
  return tried.ok ? { ok: true } : { ok: false, code: "failed" };
}

/** Sends the listings in a moment, before the night. */
export async function sendFtpExportNow({ db, jobs }: Pick<Needs, "db" | "jobs">, { actor }: Asked): Promise<FtpTrial> {
  return db.transaction(async (tx): Promise<FtpTrial> => {
    const advertiserId = await lockOwnOrganisation(tx, actor);
    const settings = advertiserId === null ? null : await lockExportSettings(tx, advertiserId);
    if (!settings?.ftp) return { ok: false, code: "none" };
    if (!(await spend(tx, ["ftpTrials", { account: actor.account.id }]))) return { ok: false, code: "too_many" };
    await jobs.add(tx, "send-export", { advertiser: settings.advertiserId });
    return { ok: true };
  });
}
