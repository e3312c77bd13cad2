import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Person } from "#app/account/actor.ts";
import { joinOwnAdvertiser } from "#app/advertisers/own-advertiser.repository.server.ts";
import type { ObjectStorage } from "#app/platform/storage/object-storage.ts";
import { feedSources, imports } from "#db/schema/feeds.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { actorOf } from "#tests/setup/actors.ts";
import { useStockSources } from "#tests/setup/stock-sources.ts";
import { endArriving } from "./arriving-files.repository.server.ts";
import { receiveFile, receiveSent } from "./use-cases/receive-file.server.ts";

const sources = useStockSources();

async function openSource() {
  const { advertiserId } = await sources.createAgency();
  const [source] = await sources.db.insert(feedSources).values({ advertiserId, kind: "upload" }).returning();
  return source!.id;
}

/** Sends a file into a storage with these faults; what is answered, asked for, logged, and noted in the end. */
async function send(faults: Partial<ObjectStorage>, bytes: AsyncIterable<Uint8Array>) {
  const sourceId = await openSource();
  const logged: string[] = [];
  const needs = sources.needs();
  const log = Object.assign(Object.create(needs.log), { error: (_: object, text: string) => logged.push(text) });
  const storage = { ...needs.storage, ...faults };
  const answer = await receiveSent({ ...needs, storage, log }, { sourceId, fileName: "agence.zip", bytes });
  return { answer, logged, noted: await sources.db.select().from(imports).where(eq(imports.sourceId, sourceId)) };
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

test("a file that its sender cuts is the sender's: noted, and not logged", async () => {
  async function* cut() {
    yield Buffer.from("PK");
    throw new Error("the connection is gone");
  }
  const { answer, logged, noted } = await send({}, cut());
  expect(answer).toMatchObject({ ok: false, code: "interrupted" });
  expect([logged, noted.map(({ refusal }) => refusal)]).toEqual([[], ["interrupted"]]);
});

test("a slow file that is wanted no more ends with the first piece after a minute", async () => {
  const needs = sources.needs();
  const sourceId = await openSource();
  let now = Date.now();
  let pieces = 0;
  async function* slow() {
    for (; pieces < 4; pieces++) {
      yield Buffer.from("PK");
      await sources.db.transaction((tx) => endArriving(tx, sourceId));
      now += 61_000;
    }
  }
  const clock = () => new Date(now);
  const sent = { sourceId, fileName: "agence.zip", bytes: slow() };
  expect(await receiveFile({ ...needs, clock }, sent)).toMatchObject({ ok: false, code: "interrupted" });
  expect(pieces).toBe(1);
});

test("without a commune no organisation is founded, and one that is there is found", async () => {
  const newcomer = await actorOf(sources.db, await createUser(sources.db, { userType: "agence" }));
  const { actor, advertiserId } = await sources.createAgency();
  const join = (who: Person) => sources.db.transaction((tx) => joinOwnAdvertiser(tx, who, null));
  expect([await join(newcomer), (await join(actor))!.advertiser.id]).toEqual([null, advertiserId]);
});

test("a look whose file cannot be stored fails as a job", async () => {
  const needs = sources.needs();
  const storage = { ...needs.storage, put: full };
  const sent = { sourceId: await openSource(), fileName: "agence.zip", bytes: whole() };
  await expect(receiveFile({ ...needs, storage }, sent)).rejects.toThrow("cannot be stored");
});
