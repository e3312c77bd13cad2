import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Person } from "#app/account/actor.ts";
import {
  findDocument,
  findDocumentVersion,
  findDocumentsUnder,
  KEPT_VERSIONS,
  listDocumentVersions,
} from "#app/platform/documents/site-documents.repository.server.ts";
import { contentsIn, openKit } from "#app/platform/documents/kit.server.ts";
import { markUnusedMedia, takeUnusedMedia } from "#app/platform/pictures/media.repository.server.ts";
import { countPublicChanges } from "#app/platform/public-changes.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createMedia } from "#tests/factories/media.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { listActs } from "./acts.repository.server.ts";
import { parseActCriteria } from "./act-criteria.ts";
import { revertDocument, saveDocument } from "./use-cases/change-document.server.ts";

let database: TestDatabase;
let actor: Person;
const changes = countPublicChanges();
beforeAll(async () => {
  database = await createTestDatabase();
  actor = { ...(await actorOf(database.db, await createUser(database.db))), operator: "operator" };
});
afterAll(() => database.drop());

let name: string;
let count = 0;
beforeEach(() => {
  name = `essai-${++count}.json`;
});
const needs = () => ({ db: database.db, changes });
const save = (content: unknown, seen: number, mediaIds: number[] = []) =>
  saveDocument(needs(), { actor, name, seen, content, mediaIds });

test("each save is a version with its author, and an act with the texts before and after", async () => {
  expect(await save({ mot: "un" }, 0)).toEqual({ ok: true, version: 1 });
  expect(await save({ mot: "deux" }, 1)).toEqual({ ok: true, version: 2 });
  const versions = await listDocumentVersions(database.db, name);
  expect(versions.map(({ version, author }) => [version, author])).toEqual([
    [2, expect.any(String)],
    [1, expect.any(String)],
  ]);
  expect((await findDocumentVersion(database.db, name, 1))!.content).toEqual({ mot: "un" });
  const [act] = await listActs(database.db, parseActCriteria(new URLSearchParams({ objet: name })));
  expect(act).toMatchObject({ act: "content.change", actorId: actor.account.id });
  expect([act!.before, act!.after].map((text) => JSON.parse(text!))).toEqual([{ mot: "un" }, { mot: "deux" }]);
});

test("if two people edit one version, the second learns of the first change, and changes nothing", async () => {
  await save({ mot: "un" }, 0);
  const both = await Promise.all([save({ mot: "deux" }, 1), save({ mot: "trois" }, 1)]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ code: "changed", version: 2, by: expect.any(String) });
  expect((await findDocument(database.db, name))!.version).toBe(2);
  expect(await save({ mot: "quatre" }, 7)).toMatchObject({ ok: false, code: "changed" });
});

test("returning to a version adds a version with its content; version 0 restores the folder's file", async () => {
  await save({ mot: "un" }, 0);
  await save({ mot: "deux" }, 1);
  expect(await revertDocument(needs(), { actor, name, seen: 2, to: 1 })).toEqual({ ok: true, version: 3 });
  expect((await findDocument(database.db, name))!.content).toEqual({ mot: "un" });
  expect(await revertDocument(needs(), { actor, name, seen: 3, to: 9 })).toEqual({ ok: false, code: "no_version" });
  await revertDocument(needs(), { actor, name, seen: 3, to: 0 });
  expect(await findDocument(database.db, name)).toEqual({ version: 4, content: null });
});

test("only operators save", async () => {
  const moderator: Person = { ...actor, operator: "moderator" };
  const saving = { actor: moderator, name, seen: 0, content: {} };
  expect(await saveDocument(needs(), saving)).toEqual({ ok: false, code: "refused" });
  expect(await findDocument(database.db, name)).toBeNull();
});

test("the oldest versions beyond the maximum are deleted", async () => {
  for (let seen = 0; seen < KEPT_VERSIONS + 2; seen++) await save({ seen }, seen);
  const versions = await listDocumentVersions(database.db, name);
  expect([versions.length, versions.at(-1)!.version]).toEqual([KEPT_VERSIONS, 3]);
});

test("a picture stays while a version shows it", async () => {
  const [{ id: shown }, { id: free }] = [await createMedia(database.db), await createMedia(database.db)];
  await save({ mot: "un" }, 0, [shown]);
  await save({ mot: "deux" }, 1);
  await database.db.execute(sql`update media set unused_since = to_timestamp(0) where id in (${shown}, ${free})`);
  await markUnusedMedia(database.db);
  await database.db.execute(sql`update media set unused_since = to_timestamp(0) where id = ${free}`);
  await database.db.transaction((tx) => takeUnusedMedia(tx, { hours: 24, most: 100 }));
  const { rows } = await database.db.execute<{ id: number }>(sql`select id from media where id in (${shown}, ${free})`);
  expect(rows).toEqual([{ id: shown }]);
});

test("the kit reads the document before its folder, keeps it while the database is away, and logs an invalid one", async () => {
  const warned: string[] = [];
  let isAway = false;
  const find = contentsIn(database.db);
  const kit = openKit({
    folder: "/nowhere",
    find: (document) => (isAway ? Promise.reject(new Error("away")) : find(document)),
    changes,
    log: { warn: (line) => warned.push(line) },
  });
  const schema = z.object({ mot: z.string() });
  expect(await kit.read(name, schema)).toEqual({ code: "missing", value: null });
  await save({ mot: "un" }, 0);
  expect(await kit.read(name, schema)).toMatchObject({ code: "valid", value: { mot: "un" } });
  isAway = true;
  changes.add(true);
  expect((await kit.read(name, schema)).value).toEqual({ mot: "un" });
  isAway = false;
  await save({ mot: 3 }, 1);
  await kit.read(name, schema);
  expect(await kit.read(name, schema)).toMatchObject({ code: "invalid", value: { mot: "un" } });
  expect(warned).toEqual([
    `Le document « ${name} » de l’administration n’est pas valable : « mot » : il faut un texte entre guillemets. ` +
      "Sa dernière version valable reste en service.",
  ]);
});

test("the newest versions under a prefix are listed by name", async () => {
  const pages = ["b", "a"].map((slug) => `${name}/${slug}`);
  for (const page of pages) await saveDocument(needs(), { actor, name: page, seen: 0, content: { of: page } });
  await saveDocument(needs(), { actor, name: pages[0]!, seen: 1, content: { of: "new" } });
  const found = await findDocumentsUnder(database.db, `${name}/`);
  expect(found.map(({ name, version }) => [name, version])).toEqual([
    [`${name}/a`, 1],
    [`${name}/b`, 2],
  ]);
});

test("a save is notified as a change of documents", async () => {
  const before = changes.documents();
  const client = await database.db.$client.connect();
  const heard: string[] = [];
  client.on("notification", ({ payload }) => heard.push(payload!));
  await client.query("listen page_changes");
  await save({}, 0);
  await client.query("select 1");
  client.release();
  expect(heard).toContain("documents");
  expect(changes.documents()).toBeGreaterThan(before);
});
