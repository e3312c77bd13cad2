import { countAttempt } from "#app/platform/attempts.repository.server.ts";
import type { Database } from "#db/client.ts";
import { addView } from "../listing-views.repository.server.ts";

/** A household shares an address; a script that reloads does too. */
const MOST_PER_LISTING = 5;
const MOST_PER_ADDRESS = 300;
const DAY_MINUTES = 1_440;

/** Counts one opening of a listing's page, said by the browser that shows it; whether it counted. `userId` is null for visitors. */
export async function countView(
  { db }: { db: Database },
  { reference, address, userId }: { reference: string; address: string; userId: string | null },
): Promise<boolean> {
  const limits = [
    { key: `views from ${address}`, most: MOST_PER_ADDRESS, minutes: 60 },
    { key: `views of ${reference} from ${address}`, most: MOST_PER_LISTING, minutes: DAY_MINUTES },
  ];
  if (!(await countAttempt(db, limits))) return false;
  return addView(db, { reference, userId });
}
