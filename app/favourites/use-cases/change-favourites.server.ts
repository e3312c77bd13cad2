import { lockAccountForUpdate } from "#app/account/account.repository.server.ts";
import { type HeartChanges, MOST_FAVOURITES } from "#app/browser-storage/favourite-references.ts";
import type { Database } from "#db/client.ts";
import { addFavourites, findFavouriteReferences, removeFavourites } from "../favourites.repository.server.ts";

/**
 * Sets and takes back hearts of an account, one or many (what a visitor kept joins here at login), and tells the
 * list that results, newest first. References that were never published, and those beyond the most, are left out.
 */
export function changeFavourites(
  { db }: { db: Database },
  userId: string,
  { add, remove }: HeartChanges,
): Promise<string[]> {
  return db.transaction(async (inside) => {
    // Without it, changes at once would each find room for the last ones; and an account that just left has no hearts.
    if (!(await lockAccountForUpdate(inside, userId))) return [];
    await removeFavourites(inside, { userId, references: remove });
    await addFavourites(inside, { userId, references: add, most: MOST_FAVOURITES });
    return findFavouriteReferences(inside, userId);
  });
}
