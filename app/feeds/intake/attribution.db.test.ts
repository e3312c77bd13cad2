import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { feeds, feedSources, imports } from "#db/schema/feeds.ts";
import { advertisers, operators } from "#db/schema/advertisers.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { homeLines } from "#tests/factories/poliris-lines.ts";
import { polirisArchive } from "#tests/factories/poliris-archive.ts";
import { actorOf } from "#tests/setup/actors.ts";
import { mailsTo } from "#tests/setup/request-needs.ts";
import { useStockSources } from "#tests/setup/stock-sources.ts";
import { acceptImport } from "../imports/use-cases/decide-on-import.server.ts";
import { readStock } from "../imports/use-cases/read-stock.server.ts";
import { receiveFile } from "../imports/use-cases/receive-file.server.ts";
import { attributeFeed, dismissFeed, findTarget } from "./use-cases/attribute-feed.server.ts";
import { listWaitingFeeds } from "./waiting-feeds.repository.server.ts";

const sources = useStockSources();
const { needs } = sources;

async function openOperator() {
  const user = await createUser(sources.db);
  await sources.db.insert(operators).values({ userId: user.id, role: "operator" });
  return actorOf(sources.db, user);
}

/** A file of one agency in a folder of the operator, read. */
async function layFile(folder: string) {
  const [source] = await sources.db.insert(feedSources).values({ kind: "folder", folder }).returning();
  return sendFile(source!.id, 3);
}

async function sendFile(sourceId: number, homes: number) {
  async function* bytes() {
    yield polirisArchive({ lines: homeLines(homes) });
  }
  const sent = await receiveFile(needs(), { sourceId, fileName: "hektor.zip", bytes: bytes() });
  await readStock({ ...needs(), rentControlPeriods: async () => [] }, sent.importId);
  return sent.importId;
}

const importOf = async (id: number) => (await sources.db.select().from(imports).where(eq(imports.id, id)))[0]!;

test("an agency of the operator's folder waits until it is attributed; then its administrators get the preview", async () => {
  const [agency, actor] = [await sources.createAgency(), await openOperator()];
  const id = await layFile("attribue");
  const waiting = (await listWaitingFeeds(sources.db, id - 1))[0]!;
  expect(waiting).toMatchObject({ importId: id, homes: 3, folder: "attribue", sender: null, fileName: "hektor.zip" });
  const asked = { actor, feedId: waiting.feedId, targetId: agency.advertiserId, why: "Contrat du 3" };
  expect(await attributeFeed(needs(), { ...asked, why: " " })).toMatchObject({ ok: false, code: "no_reason" });
  expect(await attributeFeed(needs(), { ...asked, actor: agency.actor })).toMatchObject({ ok: false });
  expect(await attributeFeed(needs(), asked)).toEqual({ ok: true });
  expect(await attributeFeed(needs(), asked)).toMatchObject({ ok: false, code: "attributed" });
  expect(await importOf(id)).toMatchObject({ state: "preview", feedId: waiting.feedId });
  expect((await mailsTo(sources.db, agency.email)).map(({ text }) => text).join()).toContain(`/imports/${id}`);
  expect(await acceptImport(needs(), { actor: agency.actor, importId: id })).toEqual({ ok: true });
  const { rows } = await sources.db.$client.query("select act, subject_id from operator_acts where actor_id = $1", [
    actor.account.id,
  ]);
  expect(rows).toEqual([{ act: "feed.attribute", subject_id: String(agency.advertiserId) }]);
});

test("an agency that the organisation has already keeps its homes under one feed", async () => {
  const [agency, actor] = [await sources.createAgency(), await openOperator()];
  const { advertiserId } = agency;
  const [source] = await sources.db.insert(feedSources).values({ advertiserId, kind: "upload" }).returning();
  const [own] = await sources.db
    .insert(feeds)
    .values({ sourceId: source!.id, agency: homeLines(1)[0]!.split('"')[1]!, advertiserId, acceptedAt: new Date() })
    .returning();
  const id = await layFile("deux-fois");
  const feedId = (await importOf(id)).feedId!;
  expect(feedId).not.toBe(own!.id);
  await attributeFeed(needs(), { actor, feedId, targetId: advertiserId, why: "Contrat" });
  expect(await importOf(id)).toMatchObject({ state: "preview", feedId: own!.id });
});

test("an agency of nobody is dismissed, with its reason in the log, and waits again by its next file", async () => {
  const [agency, actor] = [await sources.createAgency(), await openOperator()];
  const id = await layFile("ecarte");
  const { feedId, sourceId } = await importOf(id);
  const asked = { actor, feedId: feedId!, importId: id, why: "Agence d’un autre portail" };
  expect(await dismissFeed(needs(), { ...asked, why: " " })).toMatchObject({ ok: false, code: "no_reason" });
  expect(await dismissFeed(needs(), { ...asked, actor: agency.actor })).toMatchObject({ ok: false });
  const unseen = { ok: false, code: "attributed" };
  expect(await dismissFeed(needs(), { ...asked, importId: id - 1 }), "another file").toMatchObject(unseen);
  expect(await dismissFeed(needs(), asked)).toEqual({ ok: true });
  expect(await dismissFeed(needs(), asked)).toMatchObject({ ok: false, code: "attributed" });
  const given = { actor, feedId: feedId!, targetId: agency.advertiserId, why: "Contrat" };
  expect(await attributeFeed(needs(), given)).toMatchObject({ ok: false, code: "attributed" });
  expect(await importOf(id)).toMatchObject({ state: "refused", refusal: "dismissed" });
  const { rows } = await sources.db.$client.query(
    "select act, subject_id, why, before from operator_acts where actor_id = $1",
    [actor.account.id],
  );
  const before = expect.stringContaining(": hektor.zip");
  expect(rows).toEqual([{ act: "feed.dismiss", subject_id: String(feedId), why: asked.why, before }]);
  const next = await sendFile(sourceId, 2);
  expect(await importOf(next)).toMatchObject({ state: "waiting", feedId });
});

test("an organisation is found by its SIRET or its number, and by nothing less", async () => {
  const agency = await sources.createAgency();
  const siret = "44229377700013";
  await sources.db.update(advertisers).set({ siret }).where(eq(advertisers.id, agency.advertiserId));
  const target = { id: agency.advertiserId, siret };
  expect(await findTarget(needs(), "442 293 777 00013")).toMatchObject({ ok: true, target });
  expect(await findTarget(needs(), String(agency.advertiserId))).toMatchObject({ ok: true, target });
  for (const typed of ["", "agence", "44229377712", "99999999999999", "7328293200007", "-1", "1 or true"])
    expect(await findTarget(needs(), typed)).toMatchObject({ ok: false, code: "unknown" });
  const other = await sources.createAgency();
  await sources.db.update(advertisers).set({ siret }).where(eq(advertisers.id, other.advertiserId));
  expect(await findTarget(needs(), siret)).toMatchObject({ ok: false, code: "several" });
});
