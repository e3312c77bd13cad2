import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import pino from "pino";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { updateOwnAdvertiser } from "#app/advertisers/own-advertiser.repository.server.ts";
import { deleteDraft } from "#app/publish/drafts/drafts.repository.server.ts";
import { advertisers } from "#db/schema/advertisers.ts";
import { draftPhotos } from "#db/schema/drafts.ts";
import { listings } from "#db/schema/listings.ts";
import { listingPhotos, media as mediaTable } from "#db/schema/media.ts";
import { createUser } from "#tests/factories/accounts.ts";
import { createAdvertiser } from "#tests/factories/advertisers.ts";
import { createDraft } from "#tests/factories/drafts.ts";
import { createListing } from "#tests/factories/listings.ts";
import { makePicture } from "#tests/factories/pictures.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { fastMedia } from "#tests/setup/portals/test-media.ts";
import { type MediaStorage, mediaStorageOn } from "./media-storage.server.ts";
import { sweepUnusedMedia } from "./media-sweep.server.ts";
import { folderStorage } from "../storage/folder-storage.server.ts";
import type { ObjectStorage } from "../storage/object-storage.ts";
import { s3Storage } from "../storage/s3-storage.server.ts";
import { savePicture } from "./save-picture.server.ts";
import { timeoutFactor } from "#tests/setup/timeout-factor.ts";

const log = pino({ level: "silent" });
let database: TestDatabase;
let folder: string;
let server: S3rver;
let bucket: ObjectStorage;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "bienvu-sweep-"));
  server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: join(folder, "s3"),
    configureBuckets: [{ name: "photos", configs: [] }],
  });
  const { port } = await server.run();
  bucket = s3Storage({
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: "photos",
    S3_REGION: "us-east-1",
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    S3_PATH_STYLE: true,
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
  await database.drop();
});

let shade = 0;
/** The bytes of a unique picture. */
const newPicture = () =>
  makePicture({ width: 40 + (shade += 1), height: 30 })
    .png()
    .toBuffer();

async function save(media: MediaStorage, bytes: Buffer) {
  const saved = await savePicture({ db: database.db, media }, bytes);
  if (!saved.ok) throw new Error(saved.code);
  await media.variant(saved.media.sha256, 320);
  return saved.media;
}

const sweep = (media: MediaStorage) => sweepUnusedMedia({ db: database.db, media, log });
const letPass = (hours: number) =>
  database.db.$client.query("update media set unused_since = unused_since - make_interval(hours => $1)", [hours]);

/** Makes a picture the photo of a listing. */
async function show({ id }: { id: number }) {
  const listing = await createListing(database.db, { photos: 0 });
  await database.db.insert(listingPhotos).values({ listingId: listing.id, position: 0, mediaId: id });
}

const isRecorded = async (id: number) =>
  (await database.db.select().from(mediaTable).where(eq(mediaTable.id, id))).length === 1;
const keysOf = ({ sha256 }: { sha256: string }) =>
  ["original.png", "original.webp", "320.webp"].map((name) => `${sha256.slice(0, 2)}/${sha256}/${name}`);

describe.each([
  ["a folder", () => folderStorage(join(folder, randomUUID()))],
  ["an S3 bucket", () => bucket],
] as const)("in %s", { timeout: 120_000 * timeoutFactor }, (_, open) => {
  const isStored = async (storage: ObjectStorage, picture: { sha256: string }) =>
    (await Promise.all(keysOf(picture).map((key) => storage.has(key)))).some(Boolean);

  test("a picture that nothing has shown for a day is deleted with its record and widths; not earlier", async () => {
    const storage = open();
    const media = mediaStorageOn(storage, fastMedia);
    const pictures = await Promise.all(Array.from({ length: 23 }, async () => save(media, await newPicture())));
    expect(await sweep(media)).toBe(0);
    await letPass(23);
    expect(await sweep(media)).toBe(0);
    expect(await media.variant(pictures[0]!.sha256, 480)).not.toBeNull();
    await letPass(2);
    expect(await sweep(media)).toBe(23);
    for (const picture of pictures)
      expect([await isRecorded(picture.id), await isStored(storage, picture)]).toEqual([false, false]);
    expect(await media.variant(pictures[0]!.sha256, 320)).toBeNull();
  });

  test("pictures of a listing, a cover, a draft or a profile stay, however old", async () => {
    const storage = open();
    const media = mediaStorageOn(storage, fastMedia);
    const [photo, cover, drafted, portrait, gone] = await Promise.all(
      Array.from({ length: 5 }, async () => save(media, await newPicture())),
    );
    const listing = await createListing(database.db, { photos: 0 });
    await database.db.update(listings).set({ coverMediaId: cover!.id }).where(eq(listings.id, listing.id));
    await show(photo!);
    const user = await createUser(database.db, { userType: "proprietaire" });
    const draftId = await createDraft(database.db, { userId: user.id });
    await database.db.insert(draftPhotos).values({ id: randomUUID(), draftId, position: 0, mediaId: drafted!.id });
    const advertiser = await createAdvertiser(database.db);
    const { id, communeId } = advertiser;
    const profile = { agencyName: null, siret: null, description: "", phone: null, address: "", communeId };
    await updateOwnAdvertiser(database.db, advertiser, {
      actor: user.actor,
      profile: { ...profile, photoSha256: portrait!.sha256 },
    });
    await sweep(media);
    await letPass(1_000);
    expect(await sweep(media)).toBe(1);
    for (const kept of [photo, cover, drafted, portrait])
      expect([await isRecorded(kept!.id), await isStored(storage, kept!)]).toEqual([true, true]);
    expect(await isStored(storage, gone!)).toBe(false);

    // Each has another day from its last use.
    await deleteDraft(database.db, { id: draftId, actor: user.actor });
    await database.db.update(advertisers).set({ photoUrl: null }).where(eq(advertisers.id, id));
    expect(await sweep(media)).toBe(0);
    await letPass(25);
    expect(await sweep(media)).toBe(2);
    expect([
      await isStored(storage, drafted!),
      await isStored(storage, portrait!),
      await isStored(storage, photo!),
    ]).toEqual([false, false, true]);
  });

  test("a picture that is shown again meanwhile stays", async () => {
    const storage = open();
    const media = mediaStorageOn(storage, fastMedia);
    const picture = await save(media, await newPicture());
    await sweep(media);
    await letPass(25);
    await show(picture);
    expect(await sweep(media)).toBe(0);
    expect(await isStored(storage, picture)).toBe(true);
  });

  test("a picture that is sent while it is being deleted is stored again, with its record", async () => {
    const storage = open();
    const bytes = await newPicture();
    const picture = await save(mediaStorageOn(storage, fastMedia), bytes);
    await sweep(mediaStorageOn(storage, fastMedia));
    await letPass(25);
    let sending: Promise<{ id: number }> | undefined;
    const media = mediaStorageOn(
      {
        ...storage,
        async remove(key) {
          sending ??= save(mediaStorageOn(storage, fastMedia), bytes);
          // The sender waits for the deletion.
          const waiting =
            "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
          await expect
            .poll(async () => (await database.db.$client.query(waiting)).rowCount, { timeout: 15_000 * timeoutFactor })
            .toBeGreaterThan(0);
          await storage.remove(key);
        },
      },
      fastMedia,
    );
    expect(await sweep(media)).toBe(1);
    const again = await sending!;
    expect(again.id).not.toBe(picture.id);
    expect(await isRecorded(again.id)).toBe(true);
    expect(await mediaStorageOn(storage, fastMedia).variant(picture.sha256, 640)).not.toBeNull();
    await show(again);
    expect(await sweep(mediaStorageOn(storage, fastMedia))).toBe(0);
  });

  test("a failed deletion stops no other, keeps the record, and is retried a day later", async () => {
    const storage = open();
    const media = mediaStorageOn(storage, fastMedia);
    const [stuck, other] = [await save(media, await newPicture()), await save(media, await newPicture())];
    await sweep(media);
    await letPass(25);
    const remove = async (key: string) => {
      if (key.includes(stuck.sha256)) throw new Error("the storage is away");
      await storage.remove(key);
    };
    expect(await sweep(mediaStorageOn({ ...storage, remove }, fastMedia))).toBe(1);
    expect([await isRecorded(stuck.id), await isRecorded(other.id)]).toEqual([true, false]);
    expect(await sweep(media)).toBe(0);
    await letPass(25);
    expect(await sweep(media)).toBe(1);
    expect([await isRecorded(stuck.id), await isStored(storage, stuck)]).toEqual([false, false]);
  });
});
