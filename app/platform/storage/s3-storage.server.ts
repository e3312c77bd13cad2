import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { Environment } from "../env.ts";
import { assertStorageKey, type ObjectStorage } from "./object-storage.ts";

export type S3Settings = Pick<
  Environment,
  "S3_ENDPOINT" | "S3_BUCKET" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY" | "S3_PATH_STYLE"
>;

/** Timeout of a request with its retries: a user waits for it. */
const TIMEOUT_MS = 10_000;
/** The pauses before the retries for a busy service (429, 5xx). */
const PAUSES_MS = [50, 100, 200];

const contentTypes: Record<string, string> = {
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  avif: "image/avif",
};

/** The objects of one bucket of an S3-compatible service. Such services show an object whole or not at all. */
export function s3Storage(settings: S3Settings): ObjectStorage {
  const client = new AwsClient({
    accessKeyId: settings.S3_ACCESS_KEY_ID!, // the settings' schema requires all five together
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY!,
    region: settings.S3_REGION!,
    service: "s3",
  });
  const base = bucketAddress(settings);

  async function ask(method: "GET" | "HEAD" | "PUT" | "DELETE", key: string, body?: Uint8Array): Promise<Response> {
    assertStorageKey(key);
    // The signature covers the hash of the body, so that the service refuses a body that changed on the way.
    const headers = body
      ? {
          "Content-Type": contentTypes[key.split(".").at(-1)!] ?? "application/octet-stream",
          "X-Amz-Content-Sha256": createHash("sha256").update(body).digest("hex"),
        }
      : {};
    const copy = body && { body: new Uint8Array(body) }; // in its own memory, as fetch requires
    const response = await fetchAgain(() => client.sign(`${base}/${key}`, { method, headers, ...copy }));
    if (response.ok || (response.status === 404 && method !== "PUT")) return response;
    throw new Error(
      `object storage answered ${response.status} to ${method} ${key}: ${(await response.text()).slice(0, 300)}`,
    );
  }

  return {
    // A bucket is never full.
    hasRoom: () => Promise.resolve(true),
    async put(key, bytes) {
      await drain(await ask("PUT", key, bytes));
    },
    async get(key) {
      const response = await ask("GET", key);
      if (response.ok) return Buffer.from(await response.arrayBuffer());
      await drain(response);
      return null;
    },
    async has(key) {
      const response = await ask("HEAD", key);
      await drain(response);
      return response.ok;
    },
    async remove(key) {
      await drain(await ask("DELETE", key));
    },
  };
}

/** Sends a request, with retries while the service is busy; throws at the timeout of all attempts. */
async function fetchAgain(sign: () => Promise<Request>): Promise<Response> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  for (let retry = 0; ; retry++) {
    // The timeout is not part of the signed request: Node forgets such a signal when it collects garbage.
    const response = await fetch(await sign(), { signal });
    const pauseMs = PAUSES_MS[retry];
    if (pauseMs === undefined || (response.status < 500 && response.status !== 429)) return response;
    await drain(response);
    await pause(pauseMs, undefined, { signal });
  }
}

/** The bucket's address: below the endpoint, or on its own host name. */
export function bucketAddress({ S3_ENDPOINT, S3_BUCKET, S3_PATH_STYLE }: S3Settings): string {
  const url = new URL(S3_ENDPOINT!);
  if (!S3_PATH_STYLE) url.host = `${S3_BUCKET}.${url.host}`;
  const path = url.pathname.replace(/\/+$/, "");
  return S3_PATH_STYLE ? `${url.origin}${path}/${S3_BUCKET}` : `${url.origin}${path}`;
}

// Reads the rest of an answer: an unread one keeps its connection.
async function drain(response: Response): Promise<void> {
  await response.arrayBuffer();
}
