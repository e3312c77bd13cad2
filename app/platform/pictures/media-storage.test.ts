import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { mediaStorage, mediaStorageOn, parseVariantName, type StoredMedia } from "./media-storage.server.ts";
import { folderStorage } from "../storage/folder-storage.server.ts";
import { pictureVariants, variantFile } from "#app/domain/picture-address.ts";
import { type PictureQueue, pictureQueue } from "./picture-process.server.ts";
import { timeoutFactor } from "#tests/setup/timeout-factor.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-media-"));
});
afterEach(() => rm(folder, { recursive: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#1f4b5a" } });

// Long timeouts: a process starts for the first picture, on a machine that may be busy.
const patient = { timeout: 60_000 * timeoutFactor };

const queue = (limits: Partial<Parameters<typeof pictureQueue>[0]> = {}) =>
  pictureQueue({ mostWaiting: 0, idleMs: 0, ...limits });
const queues = (mostWaiting = 0) => ({
  uploads: queue({ mostWaiting }),
  originals: queue({ mostWaiting }),
  variants: queue({ mostWaiting }),
});

/** Blocks a queue until it is called. */
function occupy({ turn }: Pick<PictureQueue, "turn">): () => void {
  const taken = turn();
  return () => void taken.then((one) => one.ok && one.end());
}

describe("pictures", patient, () => {
  test("a variant keeps the proportions and is never larger than the original", async () => {
    const media = mediaStorage(folder);
    const stored = await media.save(await picture(900, 600).jpeg().toBuffer());
    expect(stored).toMatchObject({ width: 900, height: 600, format: "jpeg" });
    const small = await sharp((await media.variant(stored.sha256, 320))!.bytes).metadata();
    expect(small).toMatchObject({ width: 320, height: 213, format: "webp" });
    const large = await sharp((await media.variant(stored.sha256, 1600))!.bytes).metadata();
    expect(large.width).toBe(900);
  });

  test("if there is too little room, a picture is refused before any work", async () => {
    let records = 0;
    const record = async () => void records++;
    const media = mediaStorageOn(folderStorage(folder, { leastFreeMb: 1e9 }));
    expect(await media.takeIn(await picture(90, 60).jpeg().toBuffer(), record)).toEqual({
      ok: false,
      code: "not_stored",
    });
    expect([await media.hasRoom(), records]).toEqual([false, 0]);
  });

  test("a failing storage refuses the picture with a code, whether or not it knows its free space", async () => {
    const file = join(folder, "file");
    await writeFile(file, "in the way");
    const failing = folderStorage(join(file, "media"));
    for (const storage of [failing, { ...failing, hasRoom: async () => true }]) {
      const taken = await mediaStorageOn(storage).takeIn(await picture(90, 60).jpeg().toBuffer(), async () => {});
      expect(taken).toEqual({ ok: false, code: "not_stored" });
    }
    expect(await mediaStorageOn(failing).hasRoom()).toBe(false);
  });

  test("a width that cannot be stored is served all the same", async () => {
    const stored = await mediaStorage(folder).save(await picture(900, 600).jpeg().toBuffer());
    const failing = {
      ...folderStorage(join(folder, "media")),
      put: () => Promise.reject(new Error("no space left")),
    };
    expect(await mediaStorageOn(failing).variant(stored.sha256, 320)).toMatchObject({ isVariant: true });
  });

  test("a portrait crop fills its frame from the middle of the original", async () => {
    const media = mediaStorage(folder);
    const sides = await sharp({ create: { width: 1800, height: 1000, channels: 3, background: "#ff0000" } })
      .composite([{ input: await picture(600, 1000).png().toBuffer(), left: 600, top: 0 }])
      .jpeg()
      .toBuffer();
    const upright = sharp((await media.variant((await media.save(sides)).sha256, "portrait"))!.bytes);
    expect(await upright.metadata()).toMatchObject({ width: 480, height: 854, format: "webp" });
    const { channels } = await upright.stats();
    expect(channels[0]!.max).toBeLessThan(60);
  });

  test("the crop for mails is a JPEG without transparency, that every mail program shows", async () => {
    const media = mediaStorage(folder);
    const clear = sharp({
      create: { width: 300, height: 900, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const { sha256 } = await media.save(await clear.png().toBuffer());
    const served = (await media.variant(sha256, "mail"))!;
    expect(served).toMatchObject({ format: "jpeg", isVariant: true });
    const crop = sharp(served.bytes);
    expect(await crop.metadata()).toMatchObject({ width: 810, height: 540, format: "jpeg" });
    expect((await crop.stats()).channels.map(({ min }) => min)).toEqual([255, 255, 255]);
    expect(await media.variant(sha256, "mail")).toEqual(served);
    expect(parseVariantName(sha256, "mail.jpg")).toEqual({ sha256, variant: "mail" });
  });

  test("the same bytes are stored once", async () => {
    const media = mediaStorage(folder);
    const bytes = await picture(40, 30).png().toBuffer();
    const [first, second] = [await media.save(bytes), await media.save(bytes)];
    expect(second).toEqual(first);
    const files = await readdir(join(folder, "media"), { recursive: true });
    expect(files.filter((name) => name.includes("original"))).toHaveLength(1);
  });

  test("a rotated photograph has its displayed size", async () => {
    const media = mediaStorage(folder);
    const stored = await media.save(await picture(90, 60).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect([stored.width, stored.height]).toEqual([60, 90]);
  });

  test("a file that is no picture is refused, an unknown original has no variant", async () => {
    const media = mediaStorage(folder);
    await expect(media.save(Buffer.from("<svg/>"))).rejects.toThrow();
    expect(await media.variant("0".repeat(64), 320)).toBeNull();
  });

  test("all widths of a user's photo are stored before it is shown", async () => {
    const storage = folderStorage(folder);
    const recorded: StoredMedia[] = [];
    const taken = await mediaStorageOn(storage, { effort: 0 }).takeIn(
      await picture(900, 600).jpeg().toBuffer(),
      async (media) => void recorded.push(media),
    );
    if (!taken.ok) throw new Error(taken.code);
    expect(taken.media).toMatchObject({ format: "jpeg", width: 900, height: 600 });
    expect(recorded).toEqual([taken.media]);
    const { sha256 } = taken.media;
    for (const variant of pictureVariants) {
      const stored = await storage.get(`${sha256.slice(0, 2)}/${sha256}/${variantFile(variant)}`);
      const width = variant === "portrait" ? 480 : variant === "mail" ? 810 : Math.min(variant, 900);
      expect((await sharp(stored!).metadata()).width, String(variant)).toBe(width);
    }
  });

  test("a photo whose process is killed is refused, and nothing is stored", async () => {
    const media = mediaStorageOn(folderStorage(folder), { queues: { ...queues(), uploads: queue({ cpuMs: 1 }) } });
    const record = () => Promise.reject(new Error("recorded"));
    expect(await media.takeIn(await picture(900, 600).jpeg().toBuffer(), record)).toEqual({
      ok: false,
      code: "unreadable",
      isEnded: true,
    });
    expect(await readdir(folder)).toEqual([]);
  });

  test("a photo beyond the queue is refused at once; a simple mistake is still reported", async () => {
    const own = queues();
    const media = mediaStorageOn(folderStorage(folder), { queues: own });
    const release = occupy(own.uploads);
    expect(await media.takeIn(await picture(90, 60).jpeg().toBuffer(), async () => {})).toEqual({
      ok: false,
      code: "busy",
    });
    expect(await media.takeIn(Buffer.from("<svg/>"), async () => {})).toEqual({ ok: false, code: "not_a_picture" });
    release();
  });

  test("a photo of an import waits where a visitor's would be refused", async () => {
    const own = queues();
    const media = mediaStorageOn(folderStorage(folder), { effort: 0, queues: own });
    const release = occupy(own.uploads);
    const bytes = await picture(90, 60).jpeg().toBuffer();
    const imported = media.takeIn(bytes, async () => {}, { later: true });
    expect(await media.takeIn(bytes, async () => {})).toEqual({ ok: false, code: "busy" });
    release();
    expect(await imported).toMatchObject({ ok: true, media: { width: 90, height: 60 } });
  });

  test("if too many widths are queued, the original is served, and no width is made", async () => {
    const own = queues();
    const media = mediaStorageOn(folderStorage(folder), { effort: 0, queues: own });
    const bytes = await picture(900, 600).png().toBuffer();
    const { sha256 } = await media.save(bytes);
    const release = occupy(own.variants);
    expect(await media.variant(sha256, 320)).toEqual({ bytes, format: "png", isVariant: false });
    expect(await readdir(join(folder, sha256.slice(0, 2), sha256))).toEqual(["original.png"]);
    release();
    expect(await media.variant(sha256, 320)).toMatchObject({ format: "webp", isVariant: true });
  });

  test("an unknown picture address does not queue", async () => {
    const turn = () => Promise.reject(new Error("a turn was taken"));
    const own = { ...queues(), variants: { ...queues().variants, turn } };
    expect(await mediaStorageOn(folderStorage(folder), { queues: own }).variant("0".repeat(64), 320)).toBeNull();
  });

  test("an original whose widths cannot be queued at all is served itself", async () => {
    const media = mediaStorageOn(folderStorage(folder), { queues: { ...queues(), variants: queue({ cpuMs: 1 }) } });
    const bytes = await picture(900, 600).png().toBuffer();
    const { sha256 } = await media.save(bytes);
    expect(await media.variant(sha256, 320)).toEqual({ bytes, format: "png", isVariant: false });
  });

  test("widths of one picture that two servers make at once are complete", async () => {
    const servers = [0, 1].map(() => mediaStorageOn(folderStorage(folder), { effort: 0, queues: queues(9) }));
    const { sha256 } = await servers[0]!.save(await picture(900, 600).png().toBuffer());
    const served = await Promise.all([...servers, ...servers].map((media) => media.variant(sha256, 320)));
    for (const one of served) expect(one).toEqual({ ...served[0], isVariant: true });
  });

  test.each([
    [1, 3_000],
    [3_000, 1],
  ])("a picture of %i by %i pixels is stored like any other", async (width, height) => {
    const stored = await mediaStorage(folder).save(await picture(width, height).jpeg().toBuffer());
    expect([stored.width, stored.height]).toEqual([width, height]);
  });
});

test.each([
  ["0".repeat(64), "321.webp"],
  ["0".repeat(63), "320.webp"],
  ["../".repeat(22).slice(0, 64), "320.webp"],
  ["0".repeat(64), "320.webp/.."],
  ["0".repeat(64), "320.jpg"],
  ["0".repeat(64), "mail.webp"],
])("an address of another form names no variant: %s %s", (sha256, file) => {
  expect(parseVariantName(sha256, file)).toBeNull();
});
