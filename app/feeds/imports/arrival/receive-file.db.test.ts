import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Person } from "#app/account/actor.ts";
import { joinOwnAdvertiser } from "#app/advertisers/own-advertiser.repository.server.ts";
import { openShare } from "#app/platform/shares/open-share.ts";
import { shareTable } from "#app/platform/shares/share-table.ts";
import type { ObjectStorage } from "#app/platform/storage/object-storage.ts";
import { feedSources, imports } from "#db/schema/feeds.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import { useStockSources } from "#tests/setup/data/stock-sources.ts";
import { findTurnOwner } from "../imports.repository.server.ts";
import { endStaleImports } from "./old-imports.repository.server.ts";
import { receiveFile, receiveSent } from "./use-cases/receive-file.server.ts";
import { receiveUpload } from "./use-cases/receive-upload.server.ts";

const sources = useStockSources();

async function openSource() {
  const { advertiserId } = await sources.createAgency();
  const [source] = await sources.db.insert(feedSources).values({ advertiserId, kind: "upload" }).returning();
  return { advertiserId, sourceId: source!.id };
}

/** Sends a file into a storage with these faults; returns the answer, the log and the stored imports. */
async function send(faults: Partial<ObjectStorage>, bytes: AsyncIterable<Uint8Array>) {
  const source = await openSource();
  const logged: string[] = [];
  const needs = sources.needs();
  const log = Object.assign(Object.create(needs.log), { error: (_: object, text: string) => logged.push(text) });
  const storage = { ...needs.storage, ...faults };
  const sent = { ...source, fileName: "agence.zip", network: "192.0.2.1", bytes };
  const answer = await receiveSent({ ...needs, storage, log }, sent);
  return {
    answer,
    logged,
    noted: await sources.db.select().from(imports).where(eq(imports.sourceId, source.sourceId)),
  };
}

async function* whole() {
  yield Buffer.from("PK");
}

const full = () => Promise.reject(Object.assign(new Error("no space left on device"), { code: "ENOSPC" }));

test.each<[string, Partial<ObjectStorage>]>([
  ["fails while the file arrives", { put: full }],
  ["has no room", { hasRoom: () => Promise.resolve(false) }],
  ["cannot tell whether it has room", { hasRoom: full }],
])("a storage that %s is logged, and the file is neither refused nor noted", async (_, faults) => {
  const { answer, logged, noted } = await send(faults, whole());
  expect([answer, noted]).toEqual([{ ok: false, code: "not_stored" }, []]);
  expect(logged.length).toBe(1);
});

test("without room nothing of the file is read", async () => {
  let hasBegun = false;
  async function* watched() {
    hasBegun = true;
    yield Buffer.from("PK");
  }
  await send({ hasRoom: () => Promise.resolve(false) }, watched());
  expect(hasBegun).toBe(false);
});

test("a file that its sender interrupts is recorded as such, and not logged", async () => {
  async function* cut() {
    yield Buffer.from("PK");
    throw new Error("the connection is gone");
  }
  const { answer, logged, noted } = await send({}, cut());
  expect(answer).toMatchObject({ ok: false, code: "interrupted" });
  expect([logged, noted.map(({ refusal }) => refusal)]).toEqual([[], ["interrupted"]]);
});

test("an organisation sends two files at once, from whatever networks, and a third one is not read", async () => {
  const needs = { ...sources.needs(), arrivals: openShare(shareTable.arrivals) };
  const [own, other] = [await sources.createAgency(), await sources.createAgency()];
  const goOn = Promise.withResolvers<void>();
  const begun: string[] = [];
  const send = ({ actor }: typeof own, network: string, isSlow: boolean) =>
    receiveUpload(needs, {
      actor,
      network,
      async read() {
        begun.push(network);
        if (isSlow) await goOn.promise;
        return { fileName: "agence.zip", commune: "", bytes: whole() };
      },
    });
  const held = ["192.0.2.1", "192.0.2.2"].map((network) => send(own, network, true));
  expect(await send(own, "192.0.2.3", false)).toEqual({ ok: false, code: "busy" });
  const answers = [await send(other, "192.0.2.4", false)];
  expect(begun).toEqual(["192.0.2.1", "192.0.2.2", "192.0.2.4"]);
  goOn.resolve();
  answers.push(...(await Promise.all(held)), await send(own, "192.0.2.3", false));
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true]);
});

test("a file's turn counts for its organisation and a hash of its sender's network, until the file is done", async () => {
  const { db } = sources;
  const { sourceId, advertiserId } = await openSource();
  const sent = { sourceId, fileName: "agence.zip" };
  const ids = await Promise.all(
    ["192.0.2.1", "192.0.2.1", "192.0.2.2", null].map(
      async (network) => (await receiveFile(sources.needs(), { ...sent, network, bytes: whole() })).importId,
    ),
  );
  const takers = await Promise.all(ids.map((id) => findTurnOwner(db, id)));
  expect(takers.map(({ organisation }) => organisation)).toEqual(ids.map(() => String(advertiserId)));
  const [first, same, other, fetched] = takers.map(({ network }) => network);
  expect([first === same, first === other, fetched]).toEqual([true, false, undefined]);
  expect(first).toMatch(/^-?\d+$/);
  await db
    .update(imports)
    .set({ state: "done" })
    .where(inArray(imports.id, ids.slice(0, 2)));
  await endStaleImports(db);
  expect(await Promise.all(ids.map(async (id) => "network" in (await findTurnOwner(db, id))))).toEqual([
    false,
    false,
    true,
    false,
  ]);
});

test("without a commune no organisation is created, and an existing one is found", async () => {
  const newcomer = await actorOf(sources.db, await createUser(sources.db, { userType: "agence" }));
  const { actor, advertiserId } = await sources.createAgency();
  const join = (who: Person) => sources.db.transaction((tx) => joinOwnAdvertiser(tx, who, null));
  expect([await join(newcomer), (await join(actor))!.advertiser.id]).toEqual([null, advertiserId]);
});

test("a look whose file cannot be stored fails as a job", async () => {
  const needs = sources.needs();
  const storage = { ...needs.storage, put: full };
  const sent = { sourceId: (await openSource()).sourceId, fileName: "agence.zip", bytes: whole() };
  await expect(receiveFile({ ...needs, storage }, sent)).rejects.toThrow("cannot be stored");
});
