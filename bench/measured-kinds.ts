import { milliseconds, table } from "./table.ts";
import { measure, type Timing } from "./timing.ts";

/** One kind of work; it varies by round, as visits do. `limit`: maximum milliseconds of 99 in 100 rounds; null without a target. */
export type Kind = { name: string; limit: number | null; work(round: number): Promise<unknown> };

export type MeasuredKind = Pick<Kind, "name" | "limit"> & Timing;

export async function measureKinds(
  kinds: Kind[],
  rounds: { samples: number; warmUps: number },
): Promise<MeasuredKind[]> {
  const measured: MeasuredKind[] = [];
  for (const { name, limit, work } of kinds) measured.push({ name, limit, ...(await measure(work, rounds)) });
  return measured;
}

/** A table of these kinds; the title stands above their names. */
export const reportKinds = (title: string, measured: MeasuredKind[]): string =>
  table([
    [title, "p50", "p95", "p99", "objectif p99"],
    ...measured.map(({ name, limit, p50, p95, p99 }) => [
      name,
      ...[p50, p95, p99].map(milliseconds),
      limit === null ? "" : `${limit}`,
    ]),
  ]);

/** The missed targets, a sentence each. */
export const missesOf = (measured: MeasuredKind[]): string[] =>
  measured.flatMap(({ name, limit, p99 }) =>
    limit !== null && p99 > limit ? [`${name} : ${milliseconds(p99)} ms p99, plus que ${limit}`] : [],
  );
