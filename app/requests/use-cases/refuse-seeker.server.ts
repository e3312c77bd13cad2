import type { Connection } from "#db/client.ts";
import { hasDeclined, isBlocked } from "../blocked-seekers.repository.server.ts";

/** How long an advertiser's « no » on a listing holds for who asked. */
const DECLINED_DAYS = 30;

/** Why the advertiser of a listing that is locked gets no request of a person whose address is proven; null when it does. */
export async function refusalToHear(
  tx: Connection,
  { listingId, seeker }: { listingId: number; seeker: { id: string | null; email: string } },
): Promise<"blocked" | "declined" | null> {
  if (await isBlocked(tx, listingId, seeker)) return "blocked";
  return (await hasDeclined(tx, { listingId, seeker, days: DECLINED_DAYS })) ? "declined" : null;
}
