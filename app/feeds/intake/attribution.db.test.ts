import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { feeds, feedSources, imports } from "#db/schema/feeds.ts";
import { advertisers, operators } from "#db/schema/advertisers.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { homeLines } from "#tests/factories/poliris-lines.ts";
import { polirisArchive } from "#tests/factories/poliris-archive.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import { mailsTo } from "#tests/setup/data/request-needs.ts";
import { useStockSources } from "#tests/setup/data/stock-sources.ts";
import { acceptImport } from "../imports/run/use-cases/decide-on-import.server.ts";
import { readStock } from "../imports/arrival/use-cases/read-stock.server.ts";
import { receiveFile } from "../imports/arrival/use-cases/receive-file.server.ts";
import { attributeFeed, dismissFeed } from "./use-cases/attribute-feed.server.ts";
import { findTargets, listWaitingFeeds } from "./waiting-feeds.repository.server.ts";

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

test("an agency without an owner is dismissed, with its reason in the log, and waits again with its next file", async () => {
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

test("an organisation is found by its name, SIRET, number or profile; if several match, all of them are found", async () => {
  const [agency, other] = [await sources.createAgency(), await sources.createAgency()];
  const siret = "44229377700013";
  const ids = [agency.advertiserId, other.advertiserId];
  const [row] = await sources.db
    .update(advertisers)
    .set({ siret, agencyName: "Étude du Vieux-Quai" })
    .where(eq(advertisers.id, ids[0]!))
    .returning();
  const found = async (typed: string) => (await findTargets(sources.db, typed)).map(({ id }) => id);
  const address = `https://portail.example/annonceurs/${row!.slug}`;
  for (const typed of ["442 293 777 00013", String(ids[0]), address, row!.slug, "etude du vieux quai", "Vieux-Qu"])
    expect(await found(typed), typed).toEqual([ids[0]]);
  for (const typed of ["", " ", "%", "99999999999999", "44229377712", "Étude du Port", "1 or true"])
    expect(await found(typed), typed).toEqual([]);
  await sources.db
    .update(advertisers)
    .set({ siret, agencyName: "Étude du Vieux-Quai de Brest" })
    .where(eq(advertisers.id, ids[1]!));
  for (const typed of [siret, "Vieux-Quai"]) expect((await found(typed)).toSorted(), typed).toEqual(ids);
});
