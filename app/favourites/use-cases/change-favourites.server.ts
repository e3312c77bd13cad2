import type { Person } from "#app/account/actor.ts";
import { lockAccountForUpdate } from "#app/account/account.repository.server.ts";
import { type HeartChanges, MOST_FAVOURITES } from "#app/browser-storage/favourite-references.ts";
import type { Database } from "#db/client.ts";
import { addFavourites, findFavouriteReferences, removeFavourites } from "../favourites.repository.server.ts";

/**
 * Adds and removes favourites of an account (also a visitor's favourites at login), and returns the resulting list,
 * newest first. References that were never published, and those beyond the maximum, are left out.
 */
export function changeFavourites(
  { db }: { db: Database },
  { account: { id: userId } }: Person,
  { add, remove }: HeartChanges,
): Promise<string[]> {
  return db.transaction(async (inside) => {
    // Without the lock, concurrent changes would exceed the maximum, and a deleted account could get favourites.
    if (!(await lockAccountForUpdate(inside, userId))) return [];
    await removeFavourites(inside, { userId, references: remove });
    await addFavourites(inside, { userId, references: add, most: MOST_FAVOURITES });
    return findFavouriteReferences(inside, userId);
  });
}
