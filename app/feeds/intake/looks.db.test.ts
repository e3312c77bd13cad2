import { readdir, truncate, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTextCipher } from "#app/platform/security/encrypted-text.server.ts";
import { lay, openFolder, openFtp } from "#tests/setup/servers/ftp-account.ts";
import { ftpUser } from "#tests/setup/servers/ftp-server.ts";
import { plainSpaces } from "#tests/setup/visitors/http-forms.ts";
import { mailsTo } from "#tests/setup/data/request-needs.ts";
import { stockFile, typedFor, useStockSources } from "#tests/setup/data/stock-sources.ts";
import { exportFileName } from "../sources/export-file-name.ts";
import { acceptCertificate, saveAccount } from "../accounts/use-cases/change-account.server.ts";
import { listOwnSources, sourceAccounts } from "./source-accounts.repository.server.ts";
import { testSource } from "./use-cases/test-source.server.ts";
import { lookAtSource } from "./use-cases/look-at-source.server.ts";
import { lookForStock } from "./use-cases/look-for-stock.server.ts";

const sources = useStockSources();
const { needs } = sources;

test("an account is tested, then its file is taken once, and again once it has changed", async () => {
  const agency = await sources.createAgency();
  const server = await openFtp();
  await lay(server, "agence.zip", stockFile());
  sources.queued.length = 0;
  const id = await sources.enter(agency, typedFor(server.port));
  expect(sources.queued).toEqual([`look-at-source ${id} ${agency.advertiserId} 60`]);
  expect((await listOwnSources(sources.db, agency.advertiserId))[0]).toMatchObject({
    problem: null,
    works: true,
    look: { files: 1, taken: [] },
    lastFile: null,
  });
  await lookAtSource(needs(), id);
  await lookAtSource(needs(), id);
  expect(await sources.filesOf(id)).toEqual([["agence.zip", "reading"]]);
  await lay(server, "agence.zip", `${stockFile().toString("latin1")} `);
  await lookAtSource(needs(), id);
  expect((await sources.filesOf(id)).length).toBe(1);
  await lookAtSource(needs(), id);
  expect((await sources.filesOf(id)).length).toBe(2);
});

test("the password is stored encrypted, and never shown again", async () => {
  const agency = await sources.createAgency();
  const server = await openFtp();
  const id = await sources.enter(agency, typedFor(server.port));
  const stored = JSON.stringify(await sources.sourceOf(id));
  expect(stored).not.toContain(ftpUser.password);
  expect(JSON.stringify(await listOwnSources(sources.db, agency.advertiserId))).not.toMatch(/password|Portes/);
});

test("the newest file of a stock is taken, older ones are left, and the page says how many", async () => {
  const agency = await sources.createAgency();
  const server = await openFtp({ lists: "mlsd" });
  for (const [day, hour] of [
    ["24", 4],
    ["26", 6],
    ["25", 5],
  ] as const) {
    await writeFile(join(server.folder, `agence_202611${day}.zip`), stockFile());
    const at = new Date(Date.UTC(2026, 10, Number(day), hour));
    await utimes(join(server.folder, `agence_202611${day}.zip`), at, at);
  }
  const id = await sources.enter(agency, typedFor(server.port));
  await lookAtSource(needs(), id);
  expect(await sources.filesOf(id)).toEqual([["agence_20261126.zip", "reading"]]);
  expect((await sources.sourceOf(id)).look).toEqual({
    files: 3,
    others: 0,
    taken: ["agence_20261126.zip"],
    skipped: 2,
  });
  await lookAtSource(needs(), id);
  expect((await sources.filesOf(id)).length).toBe(1);
});

test("a file that the portal itself puts on a server is not taken, also once its exports have ended", async () => {
  const agency = await sources.createAgency();
  const server = await openFtp();
  const own = await sources.db.execute<{ slug: string }>(
    sql`select slug from advertisers where id = ${agency.advertiserId}`,
  );
  const name = exportFileName(own.rows[0]!.slug);
  for (const file of [name, "bienvu_ailleurs.zip"]) await lay(server, file, stockFile());
  const id = await sources.enter(agency, typedFor(server.port));
  expect((await sources.sourceOf(id)).look).toMatchObject({ files: 1, others: 1 });
  await lookAtSource(needs(), id);
  expect(await sources.filesOf(id)).toEqual([["bienvu_ailleurs.zip", "reading"]]);
  expect((await sources.sourceOf(id)).look).toMatchObject({ files: 1, others: 1 });
});

test("a file that a look takes while the account is tested stays taken", async () => {
  const agency = await sources.createAgency();
  const server = await openFtp();
  await lay(server, "agence.zip", stockFile());
  const id = await sources.enter(agency, typedFor(server.port));
  const running = needs();
  const network = {
    find: async (question: Parameters<typeof running.network.find>[0]) => {
      await lookAtSource(needs(), id);
      return running.network.find(question);
    },
  };
  await testSource({ ...running, network }, { actor: agency.actor, id });
  await lookAtSource(needs(), id);
  expect(await sources.filesOf(id)).toEqual([["agence.zip", "reading"]]);
});

test("an account at another port has other files, none of which counts as taken", async () => {
  const agency = await sources.createAgency();
  const [server, other] = [await openFtp(), await openFtp()];
  await lay(server, "agence.zip", stockFile());
  const id = await sources.enter(agency, typedFor(server.port));
  await lookAtSource(needs(), id);
  const typed = typedFor(other.port);
  await saveAccount(needs(), sourceAccounts, { actor: agency.actor, id, typed });
  expect((await sources.sourceOf(id)).seen).toEqual({});
});

test("a file that is fetched has no name on this machine that a killed process would leave", async () => {
  const agency = await sources.createAgency();
  const server = await openFtp();
  await lay(server, "agence.zip", stockFile());
  const id = await sources.enter(agency, typedFor(server.port));
  const temporary = await openFolder();
  vi.stubEnv("TMPDIR", temporary);
  onTestFinished(() => void vi.unstubAllEnvs());
  const looking = needs();
  const seen: string[][] = [];
  const put = async (key: string, bytes: Uint8Array) => {
    seen.push(await readdir(temporary));
    await looking.storage.put(key, bytes);
  };
  await lookAtSource({ ...looking, storage: { ...looking.storage, put } }, id);
  expect(seen).toEqual([[]]);
});

test("a look that finds no room fetches nothing", async () => {
  const agency = await sources.createAgency();
  const server = await openFtp();
  await lay(server, "agence.zip", stockFile());
  const id = await sources.enter(agency, typedFor(server.port));
  const looking = needs();
  const storage = { ...looking.storage, hasRoom: () => Promise.resolve(false) };
  await expect(lookAtSource({ ...looking, storage }, id)).rejects.toThrow("no room");
  expect(server.commands.filter((command) => command.startsWith("RETR"))).toEqual([]);
});

test("only the newest file of an account with older files is taken", async () => {
  const agency = await sources.createAgency();
  const server = await openFtp();
  for (const count of ["000121", "000122", "000123"]) await lay(server, `hektor_${count}.zip`, stockFile());
  const id = await sources.enter(agency, typedFor(server.port));
  await lookAtSource(needs(), id);
  await lookAtSource(needs(), id);
  expect(await sources.filesOf(id)).toEqual([["hektor_000123.zip", "reading"]]);
});

test("a server's refusal is recorded with its reason, and mailed once, after a day", async () => {
  const agency = await sources.createAgency();
  const server = await openFtp();
  const id = await sources.enter(agency, typedFor(server.port));
  server.behave({ on: "PASS", answer: "530 Login incorrect" });
  await lookAtSource(needs(), id);
  expect(await sources.sourceOf(id)).toMatchObject({ problem: "wrong_password", works: true });
  expect(await mailsTo(sources.db, agency.email)).toEqual([]);
  await sources.db.execute(sql`update feed_sources set failing_since = now() - interval '25 hours' where id = ${id}`);
  await lookAtSource(needs(), id);
  await lookAtSource(needs(), id);
  const mails = await mailsTo(sources.db, agency.email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Votre compte FTP 127.0.0.1 n’est plus relevé"]);
  expect(mails[0]!.text).toContain("refuse cet identifiant ou ce mot de passe");
  server.behave();
  await lookAtSource(needs(), id);
  expect(await sources.sourceOf(id)).toMatchObject({ problem: null, failingSince: null, mailedAt: null });
});

test("a file that may not be read is reported, and does not keep others from being taken", async () => {
  const agency = await sources.createAgency();
  const server = await openFtp();
  await lay(server, "locations.zip", stockFile());
  await lay(server, "ventes.zip", stockFile());
  const id = await sources.enter(agency, typedFor(server.port));
  // The refused file may be the first or the second of the list.
  for (const [denied, taken] of [
    ["locations.zip", ["ventes.zip"]],
    ["ventes.zip", ["ventes.zip", "locations.zip"]],
  ] as const) {
    server.behave({ on: `RETR ${denied}`, answer: "550 Permission denied" });
    await lookAtSource(needs(), id);
    expect((await sources.filesOf(id)).map(([name]) => name)).toEqual(taken);
  }
});

test("an account that never worked is neither looked at on schedule nor reported by mail", async () => {
  const agency = await sources.createAgency();
  const server = await openFtp();
  const id = await sources.enter(agency, typedFor(server.port, { password: "faux" }));
  expect(await sources.sourceOf(id)).toMatchObject({ problem: "wrong_password", works: false });
  sources.queued.length = 0;
  await lookForStock(needs());
  expect(sources.queued.filter((job) => job.startsWith(`look-at-source ${id} `))).toEqual([]);
  await sources.db.execute(sql`update feed_sources set failing_since = now() - interval '2 days' where id = ${id}`);
  await lookAtSource(needs(), id);
  expect(await mailsTo(sources.db, agency.email)).toEqual([]);
});

test("files of a suspended organisation are not fetched", async () => {
  const agency = await sources.createAgency();
  const server = await openFtp();
  await lay(server, "agence.zip", stockFile());
  const id = await sources.enter(agency, typedFor(server.port));
  await sources.db.execute(sql`update advertisers set standing = 'suspended' where id = ${agency.advertiserId}`);
  sources.queued.length = 0;
  await lookForStock(needs());
  expect(sources.queued.filter((job) => job.startsWith(`look-at-source ${id} `))).toEqual([]);
  await lookAtSource(needs(), id);
  expect(await sources.filesOf(id)).toEqual([]);
});

test("with another secret the portal asks for the password again, by one mail at once", async () => {
  const agency = await sources.createAgency();
  const server = await openFtp();
  await lay(server, "agence.zip", stockFile());
  const id = await sources.enter(agency, typedFor(server.port));
  const later = needs({ cipher: createTextCipher("t".repeat(40)) });
  await lookAtSource(later, id);
  await lookAtSource(later, id);
  expect(await sources.sourceOf(id)).toMatchObject({ problem: "other_secret" });
  expect((await mailsTo(sources.db, agency.email)).map(({ subject }) => plainSpaces(subject))).toEqual([
    "Mot de passe à saisir de nouveau : compte FTP 127.0.0.1",
  ]);
  const typed = typedFor(server.port);
  expect(await saveAccount(later, sourceAccounts, { actor: agency.actor, id, typed })).toEqual({ ok: true, id });
  await testSource(later, { actor: agency.actor, id });
  expect(await sources.sourceOf(id)).toMatchObject({ problem: null, works: true });
});

test("a certificate of no known authority is shown, and accepted only as it was shown", async () => {
  const agency = await sources.createAgency();
  const server = await openFtp({ security: "explicit" });
  const id = await sources.enter(agency, typedFor(server.port, { security: "explicit" }));
  const shown = (await listOwnSources(sources.db, agency.advertiserId))[0]!;
  expect(shown).toMatchObject({ problem: "certificate", certificate: { reason: "self_signed" } });
  const { actor } = agency;
  expect(await acceptCertificate(needs(), sourceAccounts, { actor, id, fingerprint: "AA:BB" })).toEqual({
    ok: false,
    code: "changed",
  });
  const { fingerprint } = shown.certificate!;
  expect(await acceptCertificate(needs(), sourceAccounts, { actor, id, fingerprint })).toEqual({ ok: true });
  await testSource(needs(), { actor, id });
  expect(await sources.sourceOf(id)).toMatchObject({ problem: null, works: true, ftp: { certificate: fingerprint } });
});

test("a file whose size changes while it is fetched is left for the next look", async () => {
  const agency = await sources.createAgency();
  const server = await openFtp();
  await lay(server, "agence.zip", stockFile());
  const id = await sources.enter(agency, typedFor(server.port));
  server.behave({ on: "SIZE", answer: "213 3000000000" });
  await lookAtSource(needs(), id);
  expect(await sources.filesOf(id)).toEqual([]);
  expect(await sources.sourceOf(id)).toMatchObject({ problem: null });
});

test("an account changed during a look keeps what its member has entered", async () => {
  const agency = await sources.createAgency();
  const server = await openFtp();
  const id = await sources.enter(agency, typedFor(server.port));
  const typed = typedFor(server.port, { folder: "/nulle-part" });
  const running = needs();
  const network = {
    find: async (question: Parameters<typeof running.network.find>[0]) => {
      await saveAccount(needs(), sourceAccounts, { actor: agency.actor, id, typed });
      return running.network.find(question);
    },
  };
  await lookAtSource({ ...running, network }, id);
  expect(await sources.sourceOf(id)).toMatchObject({ works: false, look: { files: 0 } });
});

test("a file over the maximum size is recorded, and mailed once", async () => {
  const agency = await sources.createAgency();
  const server = await openFtp();
  await lay(server, "agence.zip");
  // Without content on the disk.
  await truncate(join(server.folder, "agence.zip"), 3_000_000_000);
  const id = await sources.enter(agency, typedFor(server.port));
  await lookAtSource(needs(), id);
  await lookAtSource(needs(), id);
  expect(await sources.filesOf(id)).toEqual([["agence.zip", "too_long"]]);
  expect((await mailsTo(sources.db, agency.email)).map(({ subject }) => plainSpaces(subject))).toEqual([
    "Fichier non importé : agence.zip",
  ]);
});
