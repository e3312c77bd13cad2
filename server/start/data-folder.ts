import { access, constants, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Environment } from "#app/platform/env.ts";

/** Creates `DATA_DIR` if it is missing, and returns its path. Throws a French sentence if the folder is not writable. */
export async function openDataFolder({
  DATA_DIR,
  S3_BUCKET,
}: Pick<Environment, "DATA_DIR" | "S3_BUCKET">): Promise<string> {
  const folder = resolve(DATA_DIR);
  await mkdir(folder, { recursive: true }).catch((error: unknown) => refuse(folder, error));
  await refuseReadOnly(folder);
  if (!S3_BUCKET) await refuseReadOnly(join(folder, "media"));
  return folder;
}

async function refuseReadOnly(folder: string): Promise<void> {
  await access(folder, constants.W_OK | constants.X_OK).catch((error: unknown) => {
    if (codeOf(error) !== "ENOENT") refuse(folder, error);
  });
}

function refuse(folder: string, error: unknown): never {
  throw new Error(
    `DATA_DIR : le dossier ${folder} n'est pas utilisable (${codeOf(error)}) : l'utilisateur qui lance le portail doit pouvoir y écrire.`,
    { cause: error },
  );
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);
