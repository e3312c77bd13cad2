import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Environment } from "#app/platform/env.ts";

/** `SESSION_SECRET`, or a secret that is generated once and stored in the data folder. */
export async function readSessionSecret({ SESSION_SECRET, DATA_DIR }: Environment): Promise<string> {
  if (SESSION_SECRET) return SESSION_SECRET;
  const path = join(DATA_DIR, "session-secret");
  const stored = await readFile(path, "utf8").catch(() => "");
  if (stored.length >= 32) return stored;
  const secret = randomBytes(48).toString("base64url");
  await writeFile(path, secret, { mode: 0o600 });
  return secret;
}
