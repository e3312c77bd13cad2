import { flowFigures, type PortalFigure, portalFigures } from "#app/domain/portal-figure.ts";

/** One figure over the last days; `values` oldest first, only of days with a value. */
export type FigureTrend = {
  figure: PortalFigure;
  isFlow: boolean;
  values: { day: string; value: number }[];
};

/** The figures by name, in the order of the page; figures without a value are left out. */
export function figureTrends(rows: { day: string; figure: PortalFigure; value: number }[]): FigureTrend[] {
  const byFigure = Map.groupBy(rows, ({ figure }) => figure);
  return portalFigures.flatMap((figure) => {
    const values = byFigure.get(figure)?.map(({ day, value }) => ({ day, value })) ?? [];
    const isFlow = flowFigures.some((flow) => flow === figure);
    return values.length === 0 ? [] : { figure, isFlow, values };
  });
}

/**
 * The points of a line of at least two days in a box of this size, by day from left to right, the greatest value on top. The line of a
 * flow begins at zero; the line of a stock fills the height, or is in the middle without a change.
 */
export function trendPoints(
  { values, isFlow }: Pick<FigureTrend, "values" | "isFlow">,
  { width, height }: { width: number; height: number },
): string {
  const numbers = values.map(({ value }) => value);
  const least = isFlow ? 0 : Math.min(...numbers);
  const range = Math.max(...numbers) - least;
  const days = values.map(({ day }) => Date.parse(day) / 86_400_000);
  const span = days.at(-1)! - days[0]!;
  const x = (day: number) => ((day - days[0]!) / span) * width;
  const y = (value: number) => (range === 0 ? height / 2 : height - ((value - least) / range) * height);
  return values.map(({ value }, nth) => `${round(x(days[nth]!))},${round(y(value))}`).join(" ");
}

const round = (value: number) => Math.round(value * 10) / 10;
