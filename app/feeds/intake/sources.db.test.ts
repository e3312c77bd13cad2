import { mkdir, mkdtemp, rename, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { limits } from "#app/platform/security/limits.ts";
import { feedSources, imports } from "#db/schema/feeds.ts";
import { lay, openFtp } from "#tests/setup/ftp-account.ts";
import { stockFile, typedFor, useStockSources } from "#tests/setup/stock-sources.ts";
import { readStock } from "../imports/use-cases/read-stock.server.ts";
import { receiveFile } from "../imports/use-cases/receive-file.server.ts";
import {
  acceptCertificate,
  addPushKey,
  removeSource,
  replacePushKey,
  saveFtpSource,
  testSource,
} from "./use-cases/change-sources.server.ts";
import { lookAtSource } from "./use-cases/look-at-source.server.ts";
import { lookForStock } from "./use-cases/look-for-stock.server.ts";

const sources = useStockSources();
const { needs } = sources;

test("accounts of others, and those that a colleague has removed, cannot be touched", async () => {
  const [agency, other] = [await sources.createAgency(), await sources.createAgency()];
  const server = await openFtp();
  const id = await sources.enter(agency, typedFor(server.port));
  const { actor } = other;
  const gone = { ok: false, code: "gone" };
  expect(await saveFtpSource(needs(), { actor, id, typed: typedFor(server.port) })).toEqual(gone);
  expect(await testSource(needs(), { actor, id })).toEqual(gone);
  expect(await removeSource(needs(), { actor, id })).toEqual(gone);
  expect(await removeSource(needs(), { actor: agency.actor, id })).toEqual({ ok: true });
  expect(await sources.sourceOf(id)).toMatchObject({ ftp: null, password: null });
  expect(await testSource(needs(), { actor: agency.actor, id })).toEqual(gone);
  const before = server.commands.length;
  await lookAtSource(needs(), id);
  expect(server.commands.length).toBe(before);
});

test("all acts on accounts and keys count with other changes", async () => {
  const { actor } = await sources.createAgency();
  const [id, tooOften] = [2_000_000_000, { ok: false, code: "too_often" }];
  for (let sent = 0; sent < limits.changes.most; sent++)
    expect(await removeSource(needs(), { actor, id })).toEqual({ ok: false, code: "gone" });
  expect(await removeSource(needs(), { actor, id })).toEqual(tooOften);
  expect(await acceptCertificate(needs(), { actor, id, fingerprint: "AA" })).toEqual(tooOften);
  expect(await addPushKey(needs(), { actor, name: "Hektor" })).toEqual(tooOften);
  expect(await replacePushKey(needs(), { actor, id, seen: "" })).toEqual(tooOften);
  expect(await saveFtpSource(needs(), { actor, id: null, typed: typedFor(21) })).toEqual(tooOften);
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
  // Renamed away again: nothing of the portal holds it.
  await rename(join(importsDir, "racine.zip"), join(importsDir, "deplace.zip"));
});

test("homes that were sent by hand are the same when they come by an account", async () => {
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
