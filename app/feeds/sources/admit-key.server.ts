import type { Standing } from "#app/domain/standing.ts";
import { spend } from "#app/platform/security/limits.repository.server.ts";
import { hashSecret } from "#app/platform/security/link-secret.server.ts";
import type { Connection } from "#db/client.ts";

export type KeyRefusal = "no_key" | "unknown_key" | "suspended" | "too_many_keys";

/** The organisation that made a key. */
export type KeyHolder = { advertiserId: number; standing: Standing | null };

type Asked = {
  /** The header `Authorization`. */
  authorization: string | null;
  /** A key in the address, of software that sends no headers. */
  inAddress?: string | null;
  network: string;
};

/**
 * Whose key a call has; `find` gets its hash. Unknown keys alone are counted against a network: one may call for many
 * agencies, of which one has revoked its key.
 */
export async function admitKey<Holder extends KeyHolder>(
  db: Connection,
  { authorization, inAddress = null, network }: Asked,
  find: (keyHash: string) => Promise<Holder | null>,
): Promise<{ ok: true; holder: Holder } | { ok: false; code: KeyRefusal }> {
  const given = /^Bearer +(\S+)$/i.exec(authorization?.trim() ?? "")?.[1] ?? inAddress ?? "";
  if (given === "") return { ok: false, code: "no_key" };
  const holder = /^[\w-]{20,200}$/.test(given) ? await find(hashSecret(given)) : null;
  if (!holder)
    return { ok: false, code: (await spend(db, ["feedKeys", { network }])) ? "unknown_key" : "too_many_keys" };
  return holder.standing === "suspended" ? { ok: false, code: "suspended" } : { ok: true, holder };
}
