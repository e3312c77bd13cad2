import { and, eq } from "drizzle-orm";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Account } from "#app/account/account.ts";
import { advertisers, memberships } from "#db/schema/advertisers.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createCommune } from "#tests/factories/communes.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { testMedia } from "#tests/setup/portals/test-media.ts";
import type { TypedProfile } from "./profile.schema.ts";
import { saveProfile } from "./use-cases/save-profile.server.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "bienvu-portraits-"));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const typed = (change: Partial<TypedProfile> = {}): TypedProfile => ({
  agencyName: "Les Toits Clairs",
  siret: "732 829 320 00074",
  description: "Une agence attentive.",
  phone: "04 72 00 00 00",
  address: "3 rue Neuve",
  commune: "Lyon 3e",
  ...change,
});
async function makeAccount(userType: Account["userType"] = "agence"): Promise<Account> {
  const { id, firstName, familyName, email } = await createUser(database.db, { userType });
  return { id, userType, firstName, familyName, email };
}
const save = async (account: Account, form: Partial<TypedProfile> = {}, photo: Buffer | "keep" | "remove" = "keep") =>
  saveProfile(
    { db: database.db, media: testMedia(folder) },
    { actor: await actorOf(database.db, account), form: typed(form), photo },
  );
const profileOf = async ({ id }: Account) =>
  (await database.db.select().from(advertisers).where(eq(advertisers.userId, id)))[0];

test("a member who leaves during the request changes neither that organisation's profile nor the next one's", async () => {
  const { db } = database;
  const [left, joined] = [await makeAccount(), await makeAccount()];
  await save(left);
  await save(joined, { description: "À eux." });
  const [former, present] = [(await profileOf(left))!, (await profileOf(joined))!];
  const actor = await actorOf(db, left);
  await db.insert(memberships).values({ advertiserId: present.id, userId: left.id, role: "assistant" });
  await db.delete(memberships).where(and(eq(memberships.advertiserId, former.id), eq(memberships.userId, left.id)));
  const needs = { db, media: testMedia(folder) };
  const form = typed({ description: "À moi." });
  expect(await saveProfile(needs, { actor, form, photo: "keep" })).toEqual({ ok: false, code: "not_allowed" });
  expect([await profileOf(left), await profileOf(joined)]).toEqual([former, present]);
});

test("the first save creates the advertiser, later ones change it", async () => {
  const account = await makeAccount();
  const saved = await save(account);
  expect(saved).toMatchObject({ ok: true });
  expect(await profileOf(account)).toMatchObject({
    agencyName: "Les Toits Clairs",
    siret: "73282932000074",
    role: "agent-commissionnaire",
    phone: "04 72 00 00 00",
  });
  const commune = await createCommune(database.db, { name: "Sainte-Mirandole" });
  expect(await save(account, { phone: "", siret: "", commune: commune.slug })).toEqual(saved);
  expect(await profileOf(account)).toMatchObject({ phone: null, siret: null, communeId: commune.id });
});

test("an owner has neither agency nor SIRET, whatever is sent", async () => {
  const account = await makeAccount("proprietaire");
  expect((await save(account)).ok).toBe(true);
  expect(await profileOf(account)).toMatchObject({ agencyName: null, siret: null, role: "proprietaire" });
});

test("each mistake is reported, and nothing is saved", async () => {
  const account = await makeAccount();
  expect(
    await save(account, {
      agencyName: " ",
      siret: "73282932000075",
      phone: "12",
      commune: "",
      description: "x".repeat(3_001),
    }),
  ).toEqual({
    ok: false,
    code: "invalid",
    problems: {
      agencyName: "agencyNameRequired",
      siret: "siretInvalid",
      phone: "phoneInvalid",
      commune: "communeRequired",
      description: "tooLong",
    },
    photo: null,
  });
  expect(await save(account, { commune: "Zzyzx-sur-Rien" })).toMatchObject({ problems: { commune: "communeUnknown" } });
  expect(await save(account, {}, Buffer.from("<html>"))).toMatchObject({ photo: "not_a_picture" });
  expect(await profileOf(account)).toBeUndefined();
});

test("a seeker has no public profile", async () => {
  const account = await makeAccount("chercheur");
  expect(await save(account)).toEqual({ ok: false, code: "not_allowed" });
  expect(await profileOf(account)).toBeUndefined();
});

test("a photo is kept until it is replaced or removed", async () => {
  const account = await makeAccount();
  const picture = (colour: string) =>
    sharp({ create: { width: 300, height: 300, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
  await save(account, {}, await picture("#1f4b5a"));
  const first = (await profileOf(account))!.photoUrl;
  expect(first).toMatch(/^\/media\/[0-9a-f]{64}\/640\.webp$/);
  await save(account, { description: "Autre texte" });
  expect((await profileOf(account))!.photoUrl).toBe(first);
  await save(account, {}, await picture("#c8553d"));
  expect((await profileOf(account))!.photoUrl).not.toBe(first);
  await save(account, {}, "remove");
  expect((await profileOf(account))!.photoUrl).toBeNull();
});

test("concurrent first saves create one advertiser", async () => {
  const account = await makeAccount();
  const saved = await Promise.all(Array.from({ length: 6 }, () => save(account)));
  expect(saved.map(({ ok }) => ok)).toEqual(saved.map(() => true));
});

test("characters that cannot be stored are removed", async () => {
  const account = await makeAccount();
  expect(
    (
      await save(account, {
        agencyName: "Les\0Toits\r\nClairs",
        description: "Une\0agence\r\nattentive.",
        address: "3\0rue Neuve",
      })
    ).ok,
  ).toBe(true);
  expect(await profileOf(account)).toMatchObject({
    agencyName: "Les Toits Clairs",
    description: "Une agence\nattentive.",
    address: "3 rue Neuve",
  });
});
