import type { PriceHistory } from "./price-history.ts";

/** The position of a text in percent of the drawing, for the text's start or end. */
type Label = { index: number; x: number; anchor: "start" | "end" };

/** A line in steps, in percent of the width and height of its drawing. */
type PriceDrawing = {
  steps: { from: number; to: number; y: number }[];
  amounts: (Label & { y: number; isAbove: boolean })[];
  days: Label[];
  /** Whether there is room for « aujourd’hui » at the end. */
  hasToday: boolean;
};

/** The highest and the lowest place of the line; texts are above and below. */
const [TOP, BOTTOM] = [20, 60];
/** Smaller changes are not drawn as high as this part of the price: a drop of 1 % must not look like a fall. */
const LEAST_SPAN = 0.12;
/** Widths on a phone, in percent: of an amount, of a day or « aujourd’hui », with some room. */
const AMOUNT_WIDTH = 28;
const DAY_WIDTH = 22;

/** Draws a history, with the amounts of the first and the last price, and of those between for which there is room. */
export function drawPrices(prices: PriceHistory): PriceDrawing {
  const amounts = prices.map(({ amount }) => amount);
  const highest = Math.max(...amounts);
  const span = Math.max(highest - Math.min(...amounts), highest * LEAST_SPAN);
  const steps = prices.map(({ at, amount }, index) => ({
    from: percent(at),
    to: percent(prices[index + 1]?.at ?? 1),
    y: percent(TOP / 100 + (((highest - amount) / span) * (BOTTOM - TOP)) / 100),
  }));
  return { steps, amounts: placeAmounts(prices, steps), ...placeDays(steps) };
}

/** Amounts are above the line before a fall and below before a rise, so that the line never crosses a text. */
function placeAmounts(prices: PriceHistory, steps: PriceDrawing["steps"]): PriceDrawing["amounts"] {
  const lastIndex = prices.length - 1;
  const isAbove = (index: number) =>
    index === lastIndex
      ? prices[index]!.amount > prices[index - 1]!.amount
      : prices[index + 1]!.amount < prices[index]!.amount;
  let free = 0;
  return steps.flatMap(({ from, y }, index): PriceDrawing["amounts"] => {
    const label = { index, y, isAbove: isAbove(index) };
    if (index === lastIndex) return [{ ...label, x: 100, anchor: "end" }];
    const end = label.isAbove === isAbove(lastIndex) ? 100 - AMOUNT_WIDTH : 100;
    if (from < free || from + AMOUNT_WIDTH > end) return [];
    free = from + AMOUNT_WIDTH;
    return [{ ...label, x: from, anchor: "start" }];
  });
}

/** Days are along the lower edge, each after or before its line; « aujourd’hui » at the end if there is room. */
function placeDays(steps: PriceDrawing["steps"]): Pick<PriceDrawing, "days" | "hasToday"> {
  let free = 0;
  const days = steps.flatMap(({ from }, index): Label[] => {
    if (from >= free && from + DAY_WIDTH <= 100) {
      free = from + DAY_WIDTH;
      return [{ index, x: from, anchor: "start" }];
    }
    if (from - DAY_WIDTH < free) return [];
    free = from;
    return [{ index, x: from, anchor: "end" }];
  });
  return { days, hasToday: free <= 100 - DAY_WIDTH };
}

const percent = (share: number) => Math.round(share * 1_000) / 10;
