import type { Person } from "#app/account/actor.ts";
import { lockAccountForUpdate } from "#app/account/account.repository.server.ts";
import type { Database } from "#db/client.ts";
import type { FavouriteNotices } from "../favourite-notices.ts";
import { storeFavouriteNotices } from "../favourite-notices.repository.server.ts";

/** Stores the notices of favourites that an account wants; nothing for an account that was deleted meanwhile. */
export function changeFavouriteNotices(
  { db }: { db: Database },
  actor: Person,
  notices: FavouriteNotices,
): Promise<void> {
  return db.transaction(async (inside) => {
    if (await lockAccountForUpdate(inside, actor.account.id))
      await storeFavouriteNotices(inside, actor.account.id, notices);
  });
}
