import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { folderStorage } from "./folder-storage.server.ts";
import { makeBucket } from "./make-bucket.server.ts";
import type { ObjectStorage } from "./object-storage.ts";
import { bucketAddress, s3Storage } from "./s3-storage.server.ts";

const keys = {
  S3_REGION: "us-east-1",
  S3_ACCESS_KEY_ID: "S3RVER",
  S3_SECRET_ACCESS_KEY: "S3RVER",
  S3_PATH_STYLE: true,
};
let folder: string;
let server: S3rver;
let endpoint: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "bienvu-objects-"));
  server = new S3rver({
    address: "127.0.0.1",
    port: 0,
    silent: true,
    directory: join(folder, "s3"),
    configureBuckets: [{ name: "photos", configs: [] }],
  });
  const { port } = await server.run();
  endpoint = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const storages: [string, () => ObjectStorage][] = [
  ["a folder", () => folderStorage(join(folder, "objects"))],
  ["an S3 bucket", () => s3Storage({ ...keys, S3_ENDPOINT: endpoint, S3_BUCKET: "photos" })],
];

describe.each(storages)("%s", (_, open) => {
  test("returns the bytes that were stored", async () => {
    const storage = open();
    const bytes = Buffer.from(Uint8Array.from({ length: 300_000 }, (_, index) => index % 256));
    await storage.put("ab/ab12/original.jpeg", bytes);
    expect((await storage.get("ab/ab12/original.jpeg"))?.equals(bytes)).toBe(true);
    expect(await storage.has("ab/ab12/original.jpeg")).toBe(true);
  });

  test("has nothing under an unknown key", async () => {
    const storage = open();
    expect(await storage.get("ab/ffff/original.jpeg")).toBeNull();
    expect(await storage.has("ab/ffff/original.jpeg")).toBe(false);
  });

  test("keeps the last write of a key, also of concurrent ones", async () => {
    const storage = open();
    await storage.put("ab/cd/320.webp", Buffer.from("avant"));
    await Promise.all(Array.from({ length: 8 }, () => storage.put("ab/cd/320.webp", Buffer.from("après"))));
    expect((await storage.get("ab/cd/320.webp"))?.toString()).toBe("après");
  });

  test("deletes one object and keeps the others; deleting a missing one succeeds", async () => {
    const storage = open();
    await storage.put("ab/ee/original.jpeg", Buffer.from("x"));
    await storage.put("ab/ee/320.webp", Buffer.from("y"));
    await storage.remove("ab/ee/original.jpeg");
    await storage.remove("ab/ee/original.jpeg");
    expect([await storage.has("ab/ee/original.jpeg"), (await storage.get("ab/ee/320.webp"))?.toString()]).toEqual([
      false,
      "y",
    ]);
    await storage.remove("ab/ee/320.webp");
    await storage.put("ab/ee/original.jpeg", Buffer.from("z"));
    expect((await storage.get("ab/ee/original.jpeg"))?.toString()).toBe("z");
  });

  test("keeps an empty object", async () => {
    const storage = open();
    await storage.put("vide", Buffer.alloc(0));
    expect(await storage.get("vide")).toEqual(Buffer.alloc(0));
  });

  test.each(["../secret", "a/../../secret", "/etc/passwd", "a//b", "", "A", "a b", "a?x=1"])(
    "refuses the key %j",
    async (key) => {
      const storage = open();
      await expect(storage.put(key, Buffer.from("x"))).rejects.toThrow("not a storage key");
      await expect(storage.get(key)).rejects.toThrow("not a storage key");
      await expect(storage.has(key)).rejects.toThrow("not a storage key");
      await expect(storage.remove(key)).rejects.toThrow("not a storage key");
    },
  );
});

test("a failed write leaves nothing in the folder", async () => {
  const root = join(folder, "failing");
  const storage = folderStorage(root);
  await storage.put("a/b", Buffer.from("x"));
  await expect(storage.put("a", Buffer.from("y"))).rejects.toThrow();
  expect((await readdir(root, { recursive: true })).toSorted()).toEqual(["a", "a/b"]);
});

test("deleting an object also deletes the leftovers of its killed writes, and nothing else", async () => {
  const root = join(folder, "killed");
  const storage = folderStorage(root);
  await storage.put("a/original.jpeg", Buffer.from("x"));
  await storage.put("a/320.webp", Buffer.from("x"));
  await writeFile(join(root, "a", `original.jpeg.${randomUUID()}`), "half");
  await writeFile(join(root, "a", `320.webp.${randomUUID()}`), "half");
  await storage.remove("a/original.jpeg");
  expect(await storage.has("a/320.webp")).toBe(true);
  await storage.remove("a/320.webp");
  expect(await readdir(root)).toEqual([]);
});

test("a missing bucket or refused keys are an error, not an empty bucket", async () => {
  const storage = s3Storage({ ...keys, S3_ENDPOINT: endpoint, S3_BUCKET: "absent" });
  await expect(storage.put("a/b", Buffer.from("x"))).rejects.toThrow("404");
  const stranger = s3Storage({ ...keys, S3_ACCESS_KEY_ID: "inconnu", S3_ENDPOINT: endpoint, S3_BUCKET: "photos" });
  await expect(stranger.put("a/b", Buffer.from("x"))).rejects.toThrow("403");
});

test("a bucket is made once, and only with the right keys", async () => {
  const settings = { ...keys, S3_ENDPOINT: endpoint, S3_BUCKET: "made-once" };
  const storage = s3Storage(settings);
  await Promise.all([1, 2, 3].map(() => makeBucket(settings, { withinMs: 1_000 })));
  await storage.put("ab/cd/320.webp", Buffer.from("photo"));
  await makeBucket(settings, { withinMs: 1_000 });
  expect(await storage.get("ab/cd/320.webp")).toEqual(Buffer.from("photo"));
  const stranger = { ...settings, S3_ACCESS_KEY_ID: "inconnu", S3_BUCKET: "refused" };
  await expect(makeBucket(stranger, { withinMs: 1_000 })).rejects.toThrow("object storage answered 403");
});

test("a bucket is below the endpoint, or has its own host name", () => {
  const settings = { ...keys, S3_ENDPOINT: "https://s3.eu-west-1.example/", S3_BUCKET: "photos" };
  expect(bucketAddress(settings)).toBe("https://s3.eu-west-1.example/photos");
  expect(bucketAddress({ ...settings, S3_PATH_STYLE: false })).toBe("https://photos.s3.eu-west-1.example");
  expect(bucketAddress({ ...settings, S3_ENDPOINT: "http://127.0.0.1:9000/stockage" })).toBe(
    "http://127.0.0.1:9000/stockage/photos",
  );
});
