import type { Platform } from "#app/platform/context.ts";
import { spend } from "#app/platform/security/limits.repository.server.ts";
import { admitKey, type KeyRefusal } from "../../sources/admit-key.server.ts";
import { findKeySource } from "../feed-sources.repository.server.ts";

type AdmittedPush = { ok: true; sourceId: number } | { ok: false; code: KeyRefusal | "too_many_files" };

/** Whether a call may send a file: by its key, before its body is read. */
export async function admitPush(
  { db }: Pick<Platform, "db">,
  call: { authorization: string | null; network: string },
): Promise<AdmittedPush> {
  const admitted = await admitKey(db, call, (keyHash) => findKeySource(db, keyHash));
  if (!admitted.ok) return admitted;
  const { sourceId, advertiserId } = admitted.holder;
  return (await spend(db, ["pushes", { about: String(advertiserId) }]))
    ? { ok: true, sourceId }
    : { ok: false, code: "too_many_files" };
}
