import { randomUUID, scryptSync } from "node:crypto";
import type { ObjectStorage } from "#app/platform/storage/object-storage.ts";
import type { Connection, Database } from "#db/client.ts";
import { deleteSharedSettings, findSharedSettings, insertSharedSettings } from "./shared-settings.repository.ts";

/** The session secret and the picture storage of one portal. */
type PortalSettings = { secret: string; storage: ObjectStorage };

/** The object that identifies a storage, whatever its path or address. */
const STORAGE_ID = "storage-id";

/**
 * Throws a French sentence if the portals on this database have another session secret or picture storage. `secret` is
 * null for a process that signs no sessions.
 */
export async function refuseOtherSettings(
  db: Database,
  { secret, storage }: { secret: string | null; storage: ObjectStorage },
): Promise<void> {
  const shared = await findSharedSettings(db);
  if (!shared) return;
  const differences: string[] = [];
  if (secret !== null && fingerprintOf(secret) !== shared.secretFingerprint)
    differences.push("un autre secret de session (SESSION_SECRET)");
  if ((await usable(readStorageId(storage))) !== shared.storageId)
    differences.push("un autre stockage des photos (S3_ENDPOINT et S3_BUCKET, ou « media » dans DATA_DIR)");
  if (differences.length === 0) return;
  throw new Error(
    `Cette base connaît ${differences.join(" et ")} : reprenez les réglages de ses portails ou, pour en changer, ` +
      "arrêtez-les tous et lancez « npm run settings:accept » avec les nouveaux.",
  );
}

/** Writes a portal's settings at the first start on the database; compares them at later ones. */
export async function shareSettings(db: Database, settings: PortalSettings): Promise<void> {
  if (!(await findSharedSettings(db))) await db.transaction((tx) => writeFirst(tx, settings));
  await refuseOtherSettings(db, settings);
}

/** Replaces the settings of the portals on this database, which must all be stopped. */
export const acceptSettings = (db: Database, settings: PortalSettings): Promise<void> =>
  db.transaction(async (tx) => {
    await deleteSharedSettings(tx);
    await writeFirst(tx, settings);
  });

async function writeFirst(tx: Connection, { secret, storage }: PortalSettings): Promise<void> {
  const storageId = (await usable(readStorageId(storage))) ?? randomUUID();
  // A concurrent first start waits here until this one has stored its object.
  const isFirst = await insertSharedSettings(tx, { secretFingerprint: fingerprintOf(secret), storageId });
  if (isFirst) await usable(storage.put(STORAGE_ID, Buffer.from(storageId)));
}

/** The id of a storage; null without the object, or with other content. */
async function readStorageId(storage: ObjectStorage): Promise<string | null> {
  const text = (await storage.get(STORAGE_ID))?.toString().trim() ?? "";
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : null;
}

/** Wraps a failure of the storage in a sentence that names its settings. */
const usable = <Result>(access: Promise<Result>): Promise<Result> =>
  access.catch((error: unknown) => {
    throw new Error(
      `Le stockage des photos (S3_ENDPOINT et S3_BUCKET, ou « media » dans DATA_DIR) n'est pas utilisable : ${reasonOf(error)}`,
      {
        cause: error,
      },
    );
  });

/** The message of an error with its cause, since `fetch` itself only reports that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  if (!(cause instanceof Error)) return message;
  return `${message} (${cause.message || ("code" in cause ? String(cause.code) : cause.name)})`;
}

// A slow hash, which signs nothing: a reader of the table cannot use or guess the secret.
const fingerprintOf = (secret: string): string =>
  scryptSync(secret, "bienvu shared settings", 32).toString("base64url");
