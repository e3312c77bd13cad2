import { spend } from "#app/platform/limits/limits.repository.server.ts";
import type { Database } from "#db/client.ts";
import type { PhoneAnswer } from "../advertiser.ts";

/** The number that `find` returns, within a limit: robots that ask for all numbers are refused. */
export async function revealPhone(
  { db }: { db: Database },
  { address, find }: { address: string; find: () => Promise<string | null> },
): Promise<PhoneAnswer> {
  if (!(await spend(db, ["phones", { network: address }]))) return { ok: false, code: "too_many" };
  const phone = await find();
  return phone === null ? { ok: false, code: "unknown" } : { ok: true, phone };
}
