import { pino } from "pino";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createGeocoder } from "#app/platform/geocoder.server.ts";
import { createCommune } from "#tests/factories/communes.ts";
import { createDraft, flatForm } from "#tests/factories/drafts.ts";
import { type GeocoderServer, startGeocoder } from "#tests/setup/servers/geocoder-server.ts";
import { NOW, publishingOn } from "#tests/setup/data/publishing.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { findDraft } from "../../drafts/drafts.repository.server.ts";
import { findCityCodes } from "../../form/places.repository.server.ts";
import { outcomeOf } from "../located-address.ts";
import { locateAddress } from "./locate-address.server.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";

let database: TestDatabase;
let server: GeocoderServer;
beforeAll(async () => {
  [database, server] = await Promise.all([createTestDatabase(), startGeocoder()]);
});
afterAll(async () => {
  await Promise.all([database?.drop(), server?.stop()]);
});
const { account } = publishingOn(() => database.db);

const log = pino({ level: "silent" });
const geocoderAt = (GEOCODER_URL: string) => createGeocoder({ env: { GEOCODER_URL }, log });
const needs = (url = server.url) => ({
  db: database.db,
  clock: () => NOW,
  rentControlPeriods: async () => [],
  geocoder: geocoderAt(url),
});

beforeEach(() => {
  server.questions.length = 0;
});

async function locate(form: Parameters<typeof flatForm>[0], url?: string) {
  const who = await account();
  const draftId = await createDraft(database.db, { userId: who.id, form: flatForm(form) });
  const located = await locateAddress(needs(url), { actor: await actorOf(database.db, who), draftId });
  const draft = await findDraft(database.db, { id: draftId, actor: await actorOf(database.db, who) });
  return { located, latitude: draft!.form.latitude, longitude: draft!.form.longitude };
}

test("an address in the commune moves the draft there; the service receives only the address and the commune", async () => {
  expect(await locate({ address: "8 rue Crébillon" })).toEqual({
    located: { ok: true, kind: "house", latitude: "47.21331", longitude: "-1.56012" },
    latitude: "47.21331",
    longitude: "-1.56012",
  });
  expect(server.questions.map((question) => Object.fromEntries(question))).toEqual([
    { q: "8 rue Crébillon", citycode: "44109", index: "address", autocomplete: "0", limit: "1" },
  ]);
});

test("a street without the number is reported as such", async () => {
  expect((await locate({ address: "rue Crébillon" })).located).toMatchObject({
    ok: true,
    kind: "street",
    latitude: "47.21310",
  });
});

test.each(["1 rue d’ailleurs", "rue à peu près", "impasse inconnue", "rien de tel", "8"])(
  "« %s » moves nothing: elsewhere, unsure, or unknown",
  async (address) => {
    const before = { latitude: "47.2", longitude: "-1.5" };
    expect(await locate({ address, ...before })).toEqual({ located: { ok: false, code: "not_found" }, ...before });
  },
);

test.each(["rue de la panne", "rue du charabia", "rue du silence"])(
  "a service that fails (%s) is reported, and moves nothing",
  async (address) => {
    expect(await locate({ address })).toMatchObject({ located: { ok: false, code: "unavailable" } });
  },
);

test("a service that is down or disabled is reported as unavailable", async () => {
  const gone = await startGeocoder();
  await gone.stop();
  expect((await locate({ address: "8 rue Crébillon" }, gone.url)).located).toEqual({ ok: false, code: "unavailable" });
  expect((await locate({ address: "8 rue Crébillon" }, "none")).located).toEqual({ ok: false, code: "unavailable" });
});

test("missing fields are reported without a request to the service", async () => {
  expect((await locate({ address: "" })).located).toEqual({ ok: false, code: "no_address" });
  expect((await locate({ commune: "Xyzzyville" })).located).toEqual({ ok: false, code: "no_commune" });
  expect((await locate({ commune: "Paris" })).located).toEqual({ ok: false, code: "no_commune" });
  expect(server.questions).toEqual([]);
});

test("another’s draft is unknown; an account may ask thirty times in ten minutes", async () => {
  const [mine, other] = [await account(), await account()];
  const draftId = await createDraft(database.db, { userId: mine.id });
  expect(await locateAddress(needs(), { actor: await actorOf(database.db, other), draftId })).toEqual({
    ok: false,
    code: "unknown",
  });
  const outcomes: string[] = [];
  for (let time = 0; time < 31; time++)
    outcomes.push(outcomeOf(await locateAddress(needs(), { actor: await actorOf(database.db, mine), draftId })));
  expect(outcomes).toEqual([...Array.from({ length: 30 }, () => "house"), "too_many"]);
  expect(server.questions).toHaveLength(30);
});

test("a former commune is searched by its new commune's code; results may have either code", async () => {
  const parent = await createCommune(database.db);
  const former = await createCommune(database.db, { kind: "ancienne", parentId: parent.id });
  const asFormer = await findCityCodes(database.db, former.id);
  expect([asFormer.searched, asFormer.accepted.toSorted()]).toEqual([
    parent.inseeCode,
    [parent.inseeCode, former.inseeCode].toSorted(),
  ]);
  const asParent = await findCityCodes(database.db, parent.id);
  expect([asParent.searched, asParent.accepted.toSorted()]).toEqual([
    parent.inseeCode,
    [parent.inseeCode, former.inseeCode].toSorted(),
  ]);
});
