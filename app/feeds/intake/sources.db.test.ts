import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { openShare } from "#app/platform/shares/open-share.ts";
import { shareTable } from "#app/platform/shares/share-table.ts";
import { limits } from "#app/platform/limits/limits.ts";
import { feedSources, imports } from "#db/schema/feeds.ts";
import { lay, openFtp } from "#tests/setup/servers/ftp-account.ts";
import { stockFile, typedFor, useStockSources } from "#tests/setup/data/stock-sources.ts";
import { readStock } from "../imports/arrival/use-cases/read-stock.server.ts";
import { receiveFile } from "../imports/arrival/use-cases/receive-file.server.ts";
import { acceptCertificate, makeKey, removeAccount, saveAccount } from "../accounts/use-cases/change-account.server.ts";
import { sourceAccounts } from "./source-accounts.repository.server.ts";
import { testSource } from "./use-cases/test-source.server.ts";
import { lookAtSource } from "./use-cases/look-at-source.server.ts";
import { receivePush } from "./use-cases/receive-push.server.ts";
import { lookForStock } from "./use-cases/look-for-stock.server.ts";

const sources = useStockSources();
const { needs } = sources;

test("accounts of others, and accounts that a colleague has removed, cannot be changed or used", async () => {
  const [agency, other] = [await sources.createAgency(), await sources.createAgency()];
  const server = await openFtp();
  const id = await sources.enter(agency, typedFor(server.port));
  const { actor } = other;
  const gone = { ok: false, code: "gone" };
  expect(await saveAccount(needs(), sourceAccounts, { actor, id, typed: typedFor(server.port) })).toEqual(gone);
  expect(await testSource(needs(), { actor, id })).toEqual(gone);
  expect(await removeAccount(needs(), sourceAccounts, { actor, id })).toEqual(gone);
  expect(await removeAccount(needs(), sourceAccounts, { actor: agency.actor, id })).toEqual({ ok: true });
  expect(await sources.sourceOf(id)).toMatchObject({ ftp: null, password: null });
  expect(await testSource(needs(), { actor: agency.actor, id })).toEqual(gone);
  const before = server.commands.length;
  await lookAtSource(needs(), id);
  expect(server.commands.length).toBe(before);
});

test("all acts on accounts and keys count toward the limit of changes", async () => {
  const { actor } = await sources.createAgency();
  const [id, tooOften] = [2_000_000_000, { ok: false, code: "too_often" }];
  for (let sent = 0; sent < limits.changes.most; sent++)
    expect(await removeAccount(needs(), sourceAccounts, { actor, id })).toEqual({ ok: false, code: "gone" });
  expect(await removeAccount(needs(), sourceAccounts, { actor, id })).toEqual(tooOften);
  expect(await acceptCertificate(needs(), sourceAccounts, { actor, id, fingerprint: "AA" })).toEqual(tooOften);
  expect(await makeKey(needs(), sourceAccounts, { actor, id: null, name: "Hektor", seen: "" })).toEqual(tooOften);
  expect(await makeKey(needs(), sourceAccounts, { actor, id, seen: "" })).toEqual(tooOften);
  expect(await saveAccount(needs(), sourceAccounts, { actor, id: null, typed: typedFor(21) })).toEqual(tooOften);
});

test("a call that finds no free place counts toward no limit", async () => {
  const { actor, advertiserId } = await sources.createAgency();
  const made = await makeKey(needs(), sourceAccounts, { actor, id: null, name: "Hektor", seen: "" });
  const arrivals = openShare(shareTable.arrivals);
  const places = [1, 2].map(() => arrivals.lease({ organisation: String(advertiserId) })!);
  const send = () => {
    const headers = { authorization: `Bearer ${made.ok && made.key}`, "content-type": "application/zip" };
    const request = new Request("http://localhost/api/imports", {
      method: "POST",
      headers,
      body: new Uint8Array(stockFile()),
    });
    request.headers.set("content-length", "1000");
    return receivePush({ ...needs(), arrivals }, request);
  };
  for (let sent = 0; sent <= limits.pushes.most; sent++) expect(await send()).toEqual({ ok: false, code: "busy" });
  for (const place of places) place.end();
  expect(await send()).toMatchObject({ ok: true });
});

test("the operator's folders are sources of their own, whose files stay where they are", async () => {
  const importsDir = await mkdtemp(join(tmpdir(), "bienvu-depot-"));
  onTestFinished(() => rm(importsDir, { recursive: true }));
  await mkdir(join(importsDir, "hektor"));
  const before = new Date(Date.now() - 600_000);
  for (const name of ["racine.zip", join("hektor", "agence.zip")]) {
    await writeFile(join(importsDir, name), stockFile());
    await utimes(join(importsDir, name), before, before);
  }
  await writeFile(join(importsDir, "hektor", "en-cours.zip"), "PK");
  sources.queued.length = 0;
  await lookForStock(needs({ importsDir }));
  await lookForStock(needs({ importsDir }));
  const made = await sources.db.select().from(feedSources).where(eq(feedSources.kind, "folder"));
  expect(made.map(({ folder }) => folder).toSorted()).toEqual(["", "hektor"]);
  for (const { id } of made) {
    expect(sources.queued).toContain(`look-at-source ${id}  0`);
    await lookAtSource(needs({ importsDir }), id);
    await lookAtSource(needs({ importsDir }), id);
  }
  const byFolder = async (name: string) => sources.filesOf(made.find(({ folder }) => folder === name)!.id);
  expect(await byFolder("")).toEqual([["racine.zip", "reading"]]);
  expect(await byFolder("hektor")).toEqual([
    ["agence.zip", "reading"],
    ["en-cours.zip", "reading"],
  ]);
  // The file can be renamed: the portal holds no lock on it.
  await rename(join(importsDir, "racine.zip"), join(importsDir, "deplace.zip"));
});

test("homes that were sent by hand are the same homes when they come through an account", async () => {
  const agency = await sources.createAgency();
  const [upload] = await sources.db
    .insert(feedSources)
    .values({ advertiserId: agency.advertiserId, kind: "upload" })
    .returning();
  async function* bytes() {
    yield stockFile();
  }
  const sent = await receiveFile(needs(), { sourceId: upload!.id, fileName: "a.zip", bytes: bytes() });
  await readStock({ ...needs(), rentControlPeriods: async () => [] }, sent.importId);
  const server = await openFtp();
  await lay(server, "agence.zip", stockFile());
  await sources.db.execute(sql`update imports set sent_at = '2026-01-01' where id = ${sent.importId}`);
  const id = await sources.enter(agency, typedFor(server.port));
  await lookAtSource(needs(), id);
  const [came] = await sources.db.select().from(imports).where(eq(imports.sourceId, id));
  await readStock({ ...needs(), rentControlPeriods: async () => [] }, came!.id);
  const [[first], [second]] = (await Promise.all(
    [sent.importId, came!.id].map((one) => sources.db.select().from(imports).where(eq(imports.id, one))),
  )) as [(typeof came)[], (typeof came)[]];
  expect(second!.feedId).toBe(first!.feedId);
  expect([first!.state, second!.state]).toEqual(["replaced", "preview"]);
});
