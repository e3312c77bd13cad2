/** A page number, or a gap between two of them. */
export type PageStep = { page: number } | { gapAfter: number };

/** Pages on either side of the current one. */
const REACH = 1;

/** The form of the specification, « 1 2 3 … 54 », that follows the current page: « 1 … 11 12 13 … 54 ». */
export function pageWindow(current: number, last: number): PageStep[] {
  const low = Math.max(1, Math.min(current - REACH, last - 2));
  const high = Math.min(last, Math.max(current + REACH, 3));
  const shown = new Set([1, last]);
  for (let page = low; page <= high; page++) shown.add(page);
  const pages = [...shown].toSorted((one, other) => one - other);
  return pages.flatMap((page, index): PageStep[] => {
    const before = pages[index - 1];
    if (before === undefined || page - before === 1) return [{ page }];
    // A gap of a single page is that page.
    return page - before === 2 ? [{ page: page - 1 }, { page }] : [{ gapAfter: before }, { page }];
  });
}
