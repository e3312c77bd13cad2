import { parseListingAddress } from "../listing-address.ts";
import type { ResultsPage, SearchTrail } from "./search-trail.ts";

export type TrailStep = { href: string; trail: SearchTrail };
type TrailPlace = {
  /** From 1 in the whole search; null where the listing is not on the page. */
  position: number | null;
  previous: TrailStep | null;
  next: TrailStep | null;
  /** The number of a page that must be fetched first; null without such a page. */
  missing: number | null;
};

/** The position of a listing in its search, from the pages fetched so far, by number. */
export function placeOnTrail(trail: SearchTrail, href: string, known: ReadonlyMap<number, ResultsPage>): TrailPlace {
  const own = trail.hrefs.length > 0 ? trail : known.get(trail.page);
  if (!own) return { position: null, previous: null, next: null, missing: trail.page };
  const here = { ...trail, ...own };
  const index = own.hrefs.findIndex((other) => referenceOf(other) === referenceOf(href));
  if (index === -1) return { position: null, previous: null, next: null, missing: null };

  const sides = { previous: here.page - 1, next: here.page + 1 };
  const within = (at: number): TrailStep | null => {
    const found = own.hrefs[at];
    return found === undefined
      ? null
      : { href: found, trail: { ...here, steps: here.steps === null ? null : here.steps + 1 } };
  };
  // A listing may have moved to the next page since this one was shown.
  const across = (side: keyof typeof sides): TrailStep | null => {
    const page = known.get(sides[side]);
    const others = page?.hrefs.filter((other) => !own.hrefs.includes(other)) ?? [];
    const found = side === "next" ? others[0] : others.at(-1);
    return page && found !== undefined ? { href: found, trail: { ...here, ...page, steps: null } } : null;
  };
  const isFirst = index === 0 && here.page > 1;
  const isLast = index === own.hrefs.length - 1 && here.page < here.pageCount;
  const wanted = [...(isFirst ? [sides.previous] : []), ...(isLast ? [sides.next] : [])];
  return {
    position: here.first + index,
    previous: within(index - 1) ?? (isFirst ? across("previous") : null),
    next: within(index + 1) ?? (isLast ? across("next") : null),
    missing: wanted.find((page) => !known.has(page)) ?? null,
  };
}

const referenceOf = (href: string) => parseListingAddress(href.split("/").at(-1) ?? "")?.reference;
