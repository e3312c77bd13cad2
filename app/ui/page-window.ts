/** A page number, or a gap between two. Narrow rows omit spare pages: neighbours of the current page beside a gap. */
type PageStep = { page: number; isSpare: boolean } | { gapAfter: number };

/** Pages on either side of the current one. */
const REACH = 1;

/** The specification's form, « 1 2 3 … 54 », around the current page: « 1 … 11 12 13 … 54 ». */
export function pageWindow(current: number, last: number): PageStep[] {
  const low = Math.max(1, Math.min(current - REACH, last - 2));
  const high = Math.min(last, Math.max(current + REACH, 3));
  const shown = new Set([1, last]);
  for (let page = low; page <= high; page++) shown.add(page);
  const pages = [...shown].toSorted((one, other) => one - other);
  const isFar = (one: number, other: number | undefined) => other !== undefined && Math.abs(one - other) > 2;
  return pages.flatMap((page, index): PageStep[] => {
    const [before, after] = [pages[index - 1], pages[index + 1]];
    const step = { page, isSpare: Math.abs(page - current) === 1 && (isFar(page, before) || isFar(page, after)) };
    if (before === undefined || page - before === 1) return [step];
    // A gap of a single page shows that page.
    return page - before === 2 ? [{ page: page - 1, isSpare: false }, step] : [{ gapAfter: before }, step];
  });
}
