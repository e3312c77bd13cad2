import { normalizeName } from "#app/domain/commune-name.ts";
import { withDescendants } from "#app/communes/communes.repository.server.ts";
import { resolveCommune } from "#app/communes/name-communes.server.ts";
import type { Database } from "#db/client.ts";
import type { AdvertiserPage } from "../directory.ts";
import { countAdvertisers, findAdvertiserCards, findAdvertisersNear } from "../directory.repository.server.ts";
import { ADVERTISERS_PER_PAGE, type DirectoryCriteria } from "../directory-address.ts";

/** A page of the directory. An unknown commune finds nobody rather than everybody. */
export async function listAdvertisers({ db }: { db: Database }, asked: DirectoryCriteria): Promise<AdvertiserPage> {
  const place = asked.place === null ? null : await resolveCommune(db, asked.place);
  const words = normalizeName(asked.name ?? "")
    .split(" ")
    .filter((word) => word !== "");
  const criteria = { ...asked, place: place?.slug ?? asked.place };
  // A name without any letter or digit finds nobody.
  const namesNobody = (asked.name !== null && words.length === 0) || (asked.place !== null && !place);
  if (namesNobody) return { criteria: { ...criteria, page: 1 }, place, cards: [], total: 0, pageCount: 1, nearby: [] };

  const filters = { words, communeIds: place ? await withDescendants(db, [place.id]) : null };
  const total = await countAdvertisers(db, filters);
  const pageCount = Math.max(1, Math.ceil(total / ADVERTISERS_PER_PAGE));
  const page = Math.min(asked.page, pageCount);
  const [cards, nearby] = await Promise.all([
    findAdvertiserCards(db, filters, { offset: (page - 1) * ADVERTISERS_PER_PAGE, limit: ADVERTISERS_PER_PAGE, total }),
    place && total === 0 ? findAdvertisersNear(db, place.id, { words, limit: ADVERTISERS_PER_PAGE }) : [],
  ]);
  return { criteria: { ...criteria, page }, place, cards, total, pageCount, nearby };
}
