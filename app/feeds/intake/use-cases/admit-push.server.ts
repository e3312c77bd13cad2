import type { Platform } from "#app/platform/context.ts";
import { isSpent, spend } from "#app/platform/security/limits.repository.server.ts";
import { hashSecret } from "#app/platform/security/link-secret.server.ts";
import { findKeySource } from "../feed-sources.repository.server.ts";

export type PushRefusal = "no_key" | "unknown_key" | "too_often";
export type AdmittedPush = { ok: true; sourceId: number } | { ok: false; code: PushRefusal };

/** Whether a call may send a file: by its key, before its body is read. */
export async function admitPush(
  { db }: Pick<Platform, "db">,
  { authorization, network }: { authorization: string | null; network: string },
): Promise<AdmittedPush> {
  const key = /^Bearer +([\w-]{20,200})$/i.exec(authorization?.trim() ?? "")?.[1];
  if (key === undefined) return { ok: false, code: "no_key" };
  if (await isSpent(db, ["pushKeys", { network }])) return { ok: false, code: "too_often" };
  const source = await findKeySource(db, hashSecret(key));
  if (!source) {
    await spend(db, ["pushKeys", { network }]);
    return { ok: false, code: "unknown_key" };
  }
  const sourceId = source.id;
  return (await spend(db, ["pushes", { about: String(sourceId) }]))
    ? { ok: true, sourceId }
    : { ok: false, code: "too_often" };
}
