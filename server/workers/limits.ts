import { type CostlyWork, createCostlyWork } from "#app/platform/security/costly-work.server.ts";
import { sharesOf } from "../shares.ts";

/** A place that is taken until `end`. */
export type Lease = { end(): void };
type Taken = Lease | null | Promise<Lease | null>;

/** What there is only so much of for all visitors and for each, whichever process serves them. Null: no place. */
export type Limits = {
  takePage(visitor: string): Taken;
  takeConnection(visitor: string): Taken;
  costlyWork: CostlyWork;
};

/** Pages made at once; beyond, pages would wait for the database longer than it lets them. */
const pages = { all: 96, ofOne: 48 };
/** Connections of one visitor at once: a browser opens six, and an office or a telephone network shares one address. */
const connections = { all: Infinity, ofOne: 200 };

/** The limits of one process, or of all those that ask it (`lend-limits.ts`). */
export function createLimits(clock: () => Date): Limits {
  return {
    takePage: leasesOf(pages),
    takeConnection: leasesOf(connections),
    costlyWork: createCostlyWork(clock),
  };
}

function leasesOf(amounts: { all: number; ofOne: number }) {
  const shares = sharesOf(amounts);
  return (visitor: string): Lease | null => (shares.take(visitor) ? { end: () => shares.giveBack(visitor) } : null);
}
