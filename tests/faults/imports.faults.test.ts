import { join } from "node:path";
import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { loadPerson } from "#app/account/members.repository.server.ts";
import { acceptImport } from "#app/feeds/imports/run/use-cases/decide-on-import.server.ts";
import { receiveFile } from "#app/feeds/imports/arrival/use-cases/receive-file.server.ts";
import { openJobs } from "#app/platform/jobs/jobs.server.ts";
import { folderStorage } from "#app/platform/storage/folder-storage.server.ts";
import { openDatabase } from "#db/client.ts";
import { feedSources } from "#db/schema/feeds.ts";
import { randomFor } from "#samples/listings/random.ts";
import { createUser } from "../factories/accounts.ts";
import { createAdvertiser } from "../factories/advertisers.ts";
import { makePicture } from "../factories/pictures.ts";
import { polirisArchive } from "../factories/poliris-archive.ts";
import { homeLine } from "../factories/poliris-lines.ts";
import { openKilledPortal, type Victim } from "../setup/portals/killed-portal.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

const HOMES = 200;
const WITH_PHOTO = 20;
const kills: Victim[] = ["first process", "PostgreSQL", "process of PostgreSQL", "first process"];
const patience = { timeout: 300_000 * timeoutFactor, interval: 20 };

test(`an import of ${HOMES} homes whose process and database are killed stores each once, and its photos`, async () => {
  const portal = await openKilledPortal({});
  onTestFinished(portal.stop);
  const db = openDatabase(portal.databaseUrl);
  onTestFinished(() => db.$client.end());
  const jobs = await openJobs({ db, log: pino({ level: "silent" }), works: false });
  onTestFinished(jobs.close);
  // A killed database answers again after some seconds.
  const query = <Row extends object>(text: string) =>
    vi.waitFor(async () => (await db.$client.query<Row>(text)).rows, { timeout: 60_000 * timeoutFactor });
  const count = async (what: string) =>
    (await query<{ count: number }>(`select count(*)::int as count from ${what}`))[0]!.count;

  const user = await createUser(db, { userType: "agence" });
  const { id: advertiserId } = await createAdvertiser(db, { userId: user.id });
  const [source] = await db.insert(feedSources).values({ advertiserId, kind: "upload" }).returning();
  const needs = { db, jobs, storage: folderStorage(join(portal.dataDir, "media")), clock: () => new Date() };
  const content = await makePicture().jpeg().toBuffer();
  const photo = (index: number) => ({ 85: index % (HOMES / WITH_PHOTO) === 0 ? "photo.jpg" : "", 86: "", 87: "" });
  const lines = Array.from({ length: HOMES }, (_, index) => homeLine("house", index + 1, photo(index)));
  const archive = polirisArchive({ lines, photos: "Mode=FULL\r\n", more: [{ name: "photo.jpg", content }] });
  async function* bytes() {
    yield archive;
  }
  const { importId } = await receiveFile(needs, { sourceId: source!.id, fileName: "agence.zip", bytes: bytes() });
  await expect.poll(() => query("select state from imports"), patience).toEqual([{ state: "preview" }]);
  await acceptImport(needs, { actor: await loadPerson(db, user), importId });
  const random = randomFor(1, 1);
  const own = `listings where advertiser_id = ${advertiserId} and status = 'disponible'`;
  for (const [index, victim] of kills.entries()) {
    const past = Math.round((HOMES * index) / (kills.length + 1));
    await expect.poll(() => count(own), patience).toBeGreaterThanOrEqual(past);
    await portal.kill(victim, random);
  }
  await expect.poll(() => query("select state from imports"), patience).toEqual([{ state: "done" }]);
  expect(await count(own)).toBe(HOMES);
  expect(await count(`listings where advertiser_id = ${advertiserId}`)).toBe(HOMES);
  expect(await count(`${own} and photo_count = 1`)).toBe(WITH_PHOTO);
  expect(await query("select outcome, count(*)::int from import_lines group by outcome")).toEqual([
    { outcome: "new", count: HOMES },
  ]);
});
