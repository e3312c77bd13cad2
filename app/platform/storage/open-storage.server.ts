import { join } from "node:path";
import type { Environment } from "../env.ts";
import { folderStorage } from "./folder-storage.server.ts";
import type { ObjectStorage } from "./object-storage.ts";
import { s3Storage } from "./s3-storage.server.ts";

/** The bucket of the settings, or the folder `<DATA_DIR>/media`. */
export function openObjectStorage(env: Environment): ObjectStorage {
  return env.S3_BUCKET ? s3Storage(env) : folderStorage(join(env.DATA_DIR, "media"), { leastFreeMb: env.MIN_FREE_MB });
}
