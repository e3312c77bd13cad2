import type { Standing } from "#app/domain/standing.ts";
import type { Platform } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { spend } from "#app/platform/limits/limits.repository.server.ts";
import { hashSecret } from "#app/platform/security/link-secret.server.ts";
import { refuseSample } from "#app/platform/security/private-access.server.ts";

export type KeyRefusal = "no_key" | "unknown_key" | "suspended" | "sample" | "too_many_keys";

/** The organisation that made a key. */
export type KeyHolder = { advertiserId: number; standing: Standing | null; isSample: boolean };

/**
 * Finds the organisation of a call's key (header `Authorization`, else address) by its hash. Keys of samples work only where sample
 * accounts do. Only unknown keys count against a network: it may call for many agencies, and one may have revoked its key.
 */
export async function admitKey<Holder extends KeyHolder>(
  { db, env }: Pick<Platform, "db" | "env">,
  { request, inAddress = null }: { request: Pick<Request, "headers">; inAddress?: string | null },
  find: (keyHash: string) => Promise<Holder | null>,
): Promise<{ ok: true; holder: Holder } | { ok: false; code: KeyRefusal }> {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.get("authorization")?.trim() ?? "")?.[1] ?? inAddress ?? "";
  if (given === "") return { ok: false, code: "no_key" };
  const holder = /^[\w-]{20,200}$/.test(given) ? await find(hashSecret(given)) : null;
  if (!holder) {
    const isCounted = await spend(db, ["feedKeys", { network: clientAddress(request) }]);
    return { ok: false, code: isCounted ? "unknown_key" : "too_many_keys" };
  }
  if (holder.isSample && refuseSample(env, request, { isOperator: false })) return { ok: false, code: "sample" };
  return holder.standing === "suspended" ? { ok: false, code: "suspended" } : { ok: true, holder };
}
