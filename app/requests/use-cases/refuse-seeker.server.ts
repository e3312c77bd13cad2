import type { Connection } from "#db/client.ts";
import { isSuspendedAddress } from "#app/account/members.repository.server.ts";
import { hasDeclined, isBlocked } from "../blocked-seekers.repository.server.ts";

/** Days in which a declined seeker cannot ask again about the same listing. */
const DECLINED_DAYS = 30;

/** Why the advertiser of a locked listing gets no request from a person with a confirmed address; null when the request is allowed. */
export async function refusalForSeeker(
  tx: Connection,
  { listingId, seeker }: { listingId: number; seeker: { id: string | null; email: string } },
): Promise<"blocked" | "declined" | null> {
  // A suspended account's address is blocked without the account, too.
  if (await isSuspendedAddress(tx, seeker.email)) return "blocked";
  if (await isBlocked(tx, listingId, seeker)) return "blocked";
  return (await hasDeclined(tx, { listingId, seeker, days: DECLINED_DAYS })) ? "declined" : null;
}
