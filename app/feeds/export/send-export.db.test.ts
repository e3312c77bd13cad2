import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Person } from "#app/account/actor.ts";
import { createTextCipher } from "#app/platform/security/encrypted-text.server.ts";
import type { JobQueue } from "#app/platform/jobs/jobs.server.ts";
import { advertisers } from "#db/schema/advertisers.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createListing } from "#tests/factories/listings.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import { accountOn, certificate, openFtp } from "#tests/setup/servers/ftp-account.ts";
import { type FtpServer, ftpUser } from "#tests/setup/servers/ftp-server.ts";
import { mailsTo, queueingNeeds } from "#tests/setup/data/request-needs.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { findExportSettings } from "./export-settings.repository.server.ts";
import { exportFileName } from "../sources/export-file-name.ts";
import { acceptCertificate, removeAccount, saveAccount } from "../accounts/use-cases/change-account.server.ts";
import { exportAccounts } from "./export-accounts.server.ts";
import { testExport } from "./use-cases/change-export.server.ts";
import { queueDueExports, sendExport } from "./use-cases/send-export.server.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase("communes");
});
afterAll(() => database.drop());

const cipher = createTextCipher("s".repeat(40));
const NIGHT = new Date("2026-11-27T03:00:00Z");
const HOUR = 3_600_000;
let now: Date;
beforeEach(() => {
  now = new Date("2026-11-26T15:00:00Z");
});

const needsFor = (server: FtpServer) => {
  const [network] = accountOn(server);
  return { ...queueingNeeds(database.db), cipher, network, clock: () => now };
};

/** An agency with one home, whose account is on a server. */
async function createAgency(server: FtpServer, changes = {}) {
  const { db } = database;
  const user = await createUser(db, { userType: "agence" });
  const advertiser = await createAdvertiser(db, { userId: user.id });
  await createListing(db, { advertiserId: advertiser.id, communeId: advertiser.communeId, photos: 0 });
  const actor = await actorOf(db, user);
  const typed = { host: "127.0.0.1", port: String(server.port), security: "none", ...ftpUser, folder: "", ...changes };
  expect(await saveAccount(needsFor(server), exportAccounts, { id: null, actor, typed })).toMatchObject({ ok: true });
  return { actor, advertiserId: advertiser.id, file: exportFileName(advertiser.slug) };
}

const settingsOf = async (advertiserId: number) => (await findExportSettings(database.db, advertiserId))!;

test("the password is stored encrypted, and the first file leaves the next night", async () => {
  const { advertiserId } = await createAgency(await openFtp());
  const { ftp, password, dueAt } = await settingsOf(advertiserId);
  expect(JSON.stringify(ftp)).not.toContain(ftpUser.password);
  expect(cipher.decrypt(password!)).toEqual({ ok: true, text: ftpUser.password });
  expect(dueAt).toEqual(NIGHT);
});

test.each(["none", "explicit", "implicit"] as const)(
  "a file reaches an account with security « %s »",
  async (security) => {
    const server = await openFtp({ security });
    const { actor, advertiserId, file } = await createAgency(server, { security });
    const needs = needsFor(server);
    if (security !== "none") {
      expect(await testExport(needs, { actor })).toEqual({ ok: true, works: false });
      const { problem } = await settingsOf(advertiserId);
      expect(problem).toMatchObject({ code: "certificate", certificate: { fingerprint: certificate.fingerprint } });
      await acceptCertificate(needs, exportAccounts, { id: null, actor, fingerprint: "another" });
      expect((await settingsOf(advertiserId)).ftp!.certificate).toBeNull();
      await acceptCertificate(needs, exportAccounts, { id: null, actor, fingerprint: certificate.fingerprint });
    }
    expect(await testExport(needs, { actor })).toEqual({ ok: true, works: true });
    expect(await readdir(server.folder)).toEqual([]);
    await sendExport(needs, advertiserId);
    await sendExport(needs, advertiserId);
    expect(await readdir(server.folder)).toEqual([file]);
    expect((await readFile(join(server.folder, file))).subarray(0, 2).toString()).toBe("PK");
    expect(await settingsOf(advertiserId)).toMatchObject({ sentAt: now, dueAt: NIGHT, problem: null });
  },
);

test("a due export is queued once an hour until it has arrived", async () => {
  const server = await openFtp();
  const { advertiserId } = await createAgency(server);
  const queued: number[] = [];
  const jobs = {
    addAll: async (_tx: unknown, _name: string, all: { advertiser: number }[]) =>
      void queued.push(...all.map(({ advertiser }) => advertiser).filter((id) => id === advertiserId)),
  } as unknown as JobQueue;
  const queue = () => queueDueExports({ ...needsFor(server), jobs });
  await queue();
  expect(queued).toEqual([]);
  now = NIGHT;
  await queue();
  await queue();
  expect(queued).toEqual([advertiserId]);
  now = new Date(NIGHT.getTime() + HOUR);
  await queue();
  expect(queued).toEqual([advertiserId, advertiserId]);
  await sendExport(needsFor(server), advertiserId);
  expect((await settingsOf(advertiserId)).dueAt).toEqual(new Date(NIGHT.getTime() + 24 * HOUR));
});

test("after a day of failures the administrators get one mail; a success starts the count anew", async () => {
  const server = await openFtp();
  const { actor, advertiserId } = await createAgency(server);
  const needs = needsFor(server);
  const { email } = actor.account;
  const failAfter = async (hours: number) => {
    now = new Date(now.getTime() + hours * HOUR);
    await sendExport(needs, advertiserId);
    return (await mailsTo(database.db, email)).length;
  };
  server.behave({ on: "STOR", answer: "552 Quota exceeded" });
  expect(await failAfter(0)).toBe(0);
  expect((await settingsOf(advertiserId)).problem).toEqual({ code: "full" });
  expect(await failAfter(23)).toBe(0);
  expect([await failAfter(1), await failAfter(24)]).toEqual([1, 1]);
  expect((await mailsTo(database.db, email))[0]!.text).toContain("Le disque du serveur est plein.");
  server.behave();
  await failAfter(1);
  expect(await settingsOf(advertiserId)).toMatchObject({
    problem: null,
    failedSince: null,
    mailedAt: null,
    sentAt: now,
  });
});

test("with another secret the portal asks for the password again", async () => {
  const server = await openFtp();
  const { advertiserId } = await createAgency(server);
  await sendExport({ ...needsFor(server), cipher: createTextCipher("t".repeat(40)) }, advertiserId);
  expect((await settingsOf(advertiserId)).problem).toEqual({ code: "other_secret" });
});

test("an account inside the operator's network is not reached", async () => {
  const server = await openFtp();
  const { actor, advertiserId } = await createAgency(server, { port: "2121" });
  expect(await testExport(needsFor(server), { actor })).toEqual({ ok: true, works: false });
  expect((await settingsOf(advertiserId)).problem).toEqual({ code: "forbidden_address" });
});

test("a suspended organisation, or one that has removed its account, sends nothing", async () => {
  const server = await openFtp();
  const [suspended, stopped] = [await createAgency(server), await createAgency(server)];
  const { db } = database;
  await db.update(advertisers).set({ standing: "suspended" }).where(eq(advertisers.id, suspended.advertiserId));
  await removeAccount({ db }, exportAccounts, { id: null, actor: stopped.actor });
  expect(await settingsOf(stopped.advertiserId)).toMatchObject({ ftp: null, password: null, dueAt: null });
  for (const { advertiserId } of [suspended, stopped]) await sendExport(needsFor(server), advertiserId);
  expect(await readdir(server.folder)).toEqual([]);
});

/** Needs of an attempt during which somebody enters another account. */
function changedMeanwhile(server: FtpServer, actor: Person) {
  const typed = { host: "autre.exemple.fr", port: "", security: "none", ...ftpUser, folder: "" };
  const needs = needsFor(server);
  const network = {
    find: async (question: Parameters<typeof needs.network.find>[0]) => {
      await saveAccount(needs, exportAccounts, { id: null, actor, typed });
      return needs.network.find(question);
    },
  };
  return { ...needs, network };
}

test("an account that was entered while another was tested keeps its own state", async () => {
  const server = await openFtp();
  const { actor, advertiserId } = await createAgency(server);
  server.behave({ on: "PASS", answer: "530 Login incorrect" });
  await testExport(changedMeanwhile(server, actor), { actor });
  expect(await settingsOf(advertiserId)).toMatchObject({ problem: null, ftp: { host: "autre.exemple.fr" } });
});

test("an account that was entered while a file was on its way keeps its own state", async () => {
  const server = await openFtp();
  const { actor, advertiserId, file } = await createAgency(server);
  await sendExport(changedMeanwhile(server, actor), advertiserId);
  expect(await readdir(server.folder)).toEqual([file]);
  expect(await settingsOf(advertiserId)).toMatchObject({ sentAt: null, ftp: { host: "autre.exemple.fr" } });
});
