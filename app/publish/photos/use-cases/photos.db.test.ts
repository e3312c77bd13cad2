import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Person } from "#app/account/actor.ts";
import { actorOf } from "#tests/setup/visitors/actors.ts";
import type { Platform } from "#app/platform/context.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createListing } from "#tests/factories/listings.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { testMedia } from "#tests/setup/portals/test-media.ts";
import { findDraft, findDraftPhotos, saveDraftFields } from "../../drafts/drafts.repository.server.ts";
import { addPhoto } from "./add-photo.server.ts";
import { discardDraft } from "../../drafts/use-cases/discard-draft.server.ts";
import { describePhoto } from "./describe-photo.server.ts";
import { movePhoto, orderPhotos } from "./order-photos.server.ts";
import { removePhoto } from "./remove-photo.server.ts";
import { timeoutFactor } from "#tests/setup/timeout-factor.ts";

let database: TestDatabase;
let folder: string;
let platform: Pick<Platform, "db" | "media" | "clock" | "rentControlPeriods">;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "bienvu-photos-"));
  platform = { db: database.db, media: testMedia(folder), clock: () => new Date(), rentControlPeriods: async () => [] };
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

type Own = { draftId: string; actor: Person };

async function newOwner(): Promise<Own> {
  return { draftId: randomUUID(), actor: await actorOf(database.db, await createUser(database.db)) };
}

const send = async (
  { draftId, actor }: Own,
  change: { bytes?: Buffer; photoId?: string; signal?: AbortSignal } = {},
  needs = platform,
) =>
  addPhoto(needs, {
    draftId,
    actor,
    photoId: randomUUID(),
    bytes: await makePicture({ width: 60, height: 40 }).jpeg().toBuffer(),
    signal: new AbortController().signal,
    ...change,
  });
const photosOf = (own: { draftId: string }) => findDraftPhotos(database.db, own.draftId);
const idsOf = async (own: { draftId: string }) => (await photosOf(own)).map(({ id }) => id);
const storedOriginals = async () =>
  (await readdir(join(folder, "media"), { recursive: true })).filter((name) => name.includes("original")).length;

async function withPhotos(count: number) {
  const own = await newOwner();
  for (let sent = 0; sent < count; sent++) expect((await send(own)).ok).toBe(true);
  return { ...own, ids: await idsOf(own) };
}

// Longer timeouts: each photo passes through another process, on a machine that may be busy.
const patient = { timeout: 120_000 * timeoutFactor };

describe("adding", patient, () => {
  test("a photo creates its draft, and comes last", async () => {
    const own = await newOwner();
    const [first, second] = [await send(own), await send(own)];
    expect(first).toMatchObject({ ok: true, isNew: true, photo: { width: 60, height: 40, alt: "" } });
    expect(await findDraft(database.db, { id: own.draftId, actor: own.actor })).not.toBeNull();
    expect(await photosOf(own)).toEqual([first.ok && first.photo, second.ok && second.photo]);
  });

  test("an existing draft keeps what was typed", async () => {
    const own = await newOwner();
    await saveDraftFields(database.db, { id: own.draftId, actor: own.actor, fields: { title: "Maison" } });
    await send(own);
    expect((await findDraft(database.db, { id: own.draftId, actor: own.actor }))?.form).toEqual({ title: "Maison" });
  });

  test("twenty concurrent photos leave ten, at ten places, and the others are reported", async () => {
    const own = await newOwner();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(own)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
    expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.code]))).toEqual(
      Array.from({ length: 10 }, () => "too_many"),
    );
    const { rows } = await database.db.$client.query<{ position: number }>(
      "select position from draft_photos where draft_id = $1 order by 1",
      [own.draftId],
    );
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test("the same picture is stored once for everyone, and once in a draft", async () => {
    const [own, other] = [await newOwner(), await newOwner()];
    const bytes = await makePicture().png().toBuffer();
    const before = await storedOriginals();
    const first = await send(own, { bytes });
    expect(await send(own, { bytes })).toEqual({ ...first, isNew: false });
    expect(await send(other, { bytes })).toMatchObject({ ok: true, isNew: true });
    expect(await photosOf(own)).toHaveLength(1);
    expect(await storedOriginals()).toBe(before + 1);
  });

  test("a photo that is sent again after a lost answer is added once", async () => {
    const own = await newOwner();
    const photoId = randomUUID();
    const [bytes, changed] = [await makePicture().jpeg().toBuffer(), await makePicture().jpeg().toBuffer()];
    await Promise.all([send(own, { photoId, bytes }), send(own, { photoId, bytes })]);
    await send(own, { photoId, bytes: changed });
    expect(await idsOf(own)).toEqual([photoId]);
  });

  test("nobody adds to another's draft, or takes the id of another's photo", async () => {
    const owner = await withPhotos(1);
    const stranger = await newOwner();
    expect(await send({ draftId: owner.draftId, actor: stranger.actor })).toEqual({ ok: false, code: "not_found" });
    expect(await send(stranger, { photoId: owner.ids[0]! })).toEqual({ ok: false, code: "not_found" });
    expect(await idsOf(owner)).toEqual(owner.ids);
    expect(await photosOf(stranger)).toEqual([]);
  });

  test("a seeker adds to no draft, and a published draft accepts no more", async () => {
    const seeker = await createUser(database.db, { userType: "chercheur" });
    expect(await send({ draftId: randomUUID(), actor: seeker.actor })).toEqual({ ok: false, code: "not_found" });
    const own = await withPhotos(1);
    const listing = await createListing(database.db);
    await database.db.$client.query("delete from listing_drafts where id = $1", [own.draftId]);
    await database.db.$client.query(
      "insert into published_drafts (draft_id, user_id, listing_id, is_new) values ($1, $2, $3, true)",
      [own.draftId, own.actor.account.id, listing.id],
    );
    expect(await send(own)).toEqual({ ok: false, code: "not_found" });
    expect(await findDraft(database.db, { id: own.draftId, actor: own.actor })).toBeNull();
  });

  test("a photo that arrives after its draft was discarded does not bring it back", async () => {
    const own = await withPhotos(1);
    const find = () => findDraft(database.db, { id: own.draftId, actor: own.actor });
    const discarding: typeof platform = {
      ...platform,
      media: {
        ...platform.media,
        takeIn: async (...picture) => {
          const taken = await platform.media.takeIn(...picture);
          await discardDraft(platform, own);
          return taken;
        },
      },
    };
    expect(await send(own, {}, discarding)).toEqual({ ok: false, code: "not_found" });
    expect(await find()).toBeNull();
    expect(await send(own), "whose bytes arrive later").toEqual({ ok: false, code: "not_found" });
    expect(await find()).toBeNull();
  });

  test("nothing is added for a sender who is gone, and nothing of a refused picture is stored", async () => {
    const own = await newOwner();
    expect(await send(own, { signal: AbortSignal.abort() })).toEqual({ ok: false, code: "gone" });
    const before = await storedOriginals();
    expect(await send(own, { bytes: Buffer.from("<svg/>") })).toEqual({ ok: false, code: "not_a_picture" });
    expect(await storedOriginals()).toBe(before);
    expect(await photosOf(own)).toEqual([]);
  });
});

describe("arranging", patient, () => {
  test("a removed photo leaves no gap, and its place can be taken again", async () => {
    const own = await withPhotos(10);
    expect(await removePhoto(platform, { ...own, photoId: own.ids[3]! })).toEqual({ ok: true });
    expect(await idsOf(own)).toEqual(own.ids.toSpliced(3, 1));
    expect((await send(own)).ok).toBe(true);
    expect(await photosOf(own)).toHaveLength(10);
    expect(await removePhoto(platform, { ...own, photoId: own.ids[3]! })).toEqual({ ok: true });
    expect(await photosOf(own)).toHaveLength(10);
  });

  test("photos take the requested order", async () => {
    const own = await withPhotos(4);
    const wanted = own.ids.toReversed();
    expect(await orderPhotos(platform, { ...own, photoIds: wanted })).toEqual({ ok: true });
    expect(await idsOf(own)).toEqual(wanted);
    expect(await orderPhotos(platform, { ...own, photoIds: [randomUUID(), own.ids[0]!] })).toEqual({ ok: true });
    expect(await idsOf(own)).toEqual([own.ids[0], own.ids[3], own.ids[2], own.ids[1]]);
  });

  test("a photo moves by one place, and stays at the ends", async () => {
    const own = await withPhotos(3);
    const [a, b, c] = own.ids as [string, string, string];
    await movePhoto(platform, { ...own, photoId: c, by: -1 });
    expect(await idsOf(own)).toEqual([a, c, b]);
    await movePhoto(platform, { ...own, photoId: a, by: -1 });
    expect(await idsOf(own)).toEqual([a, c, b]);
    expect(await movePhoto(platform, { ...own, photoId: randomUUID(), by: 1 })).toEqual({
      ok: false,
      code: "not_found",
    });
  });

  test("concurrent orders and a removal end in one of the orders", async () => {
    const own = await withPhotos(5);
    await Promise.all([
      ...Array.from({ length: 6 }, (_, index) =>
        orderPhotos(platform, { ...own, photoIds: index % 2 ? own.ids : own.ids.toReversed() }),
      ),
      removePhoto(platform, { ...own, photoId: own.ids[2]! }),
    ]);
    const rest = own.ids.toSpliced(2, 1);
    expect([rest, rest.toReversed()]).toContainEqual(await idsOf(own));
  });

  test("a description is stored as one clean line, up to its maximum length", async () => {
    const own = await withPhotos(1);
    const photoId = own.ids[0]!;
    expect(await describePhoto(platform, { ...own, photoId, alt: "  Le séjour\u0000\n plein sud " })).toEqual({
      ok: true,
    });
    expect((await photosOf(own))[0]?.alt).toBe("Le séjour plein sud");
    await describePhoto(platform, { ...own, photoId, alt: "😀".repeat(200) });
    expect((await photosOf(own))[0]?.alt).toBe("😀".repeat(80));
    expect(await describePhoto(platform, { ...own, photoId: randomUUID(), alt: "x" })).toEqual({
      ok: false,
      code: "not_found",
    });
  });

  test("nobody arranges another's draft", async () => {
    const owner = await withPhotos(2);
    const { actor } = await newOwner();
    const photoId = owner.ids[0]!;
    const stranger = { draftId: owner.draftId, actor };
    expect(await removePhoto(platform, { ...stranger, photoId })).toEqual({ ok: false, code: "not_found" });
    expect(await orderPhotos(platform, { ...stranger, photoIds: owner.ids.toReversed() })).toEqual({
      ok: false,
      code: "not_found",
    });
    expect(await movePhoto(platform, { ...stranger, photoId, by: 1 })).toEqual({ ok: false, code: "not_found" });
    expect(await describePhoto(platform, { ...stranger, photoId, alt: "à moi" })).toEqual({
      ok: false,
      code: "not_found",
    });
    // Nor through one's own draft.
    const own = await withPhotos(1);
    await removePhoto(platform, { ...own, photoId });
    await orderPhotos(platform, { ...own, photoIds: [photoId] });
    expect(await describePhoto(platform, { ...own, photoId, alt: "à moi" })).toEqual({ ok: false, code: "not_found" });
    expect((await photosOf(owner)).map(({ id, alt }) => [id, alt])).toEqual(owner.ids.map((id) => [id, ""]));
  });
});
