import { type CostlyWork, createCostlyWork } from "#app/platform/security/costly-work.server.ts";
import type { Lease, TakePlace } from "#app/platform/security/lease.ts";
import { sharesOf } from "../shares.ts";

/** What there is only so much of for all visitors and for each, whichever process serves them. */
export type Limits = {
  takePage: TakePlace;
  takeConnection: TakePlace;
  /** Of an account. */
  takePicture: TakePlace;
  costlyWork: CostlyWork;
};

/** Pages made at once; beyond, pages would wait for the database longer than it lets them. */
const pages = { all: 96, ofOne: 48 };
/** Connections of one visitor at once: a browser opens six, and an office or a telephone network shares one address. */
const connections = { all: Infinity, ofOne: 200 };
/** Sent pictures in memory at once, 15 MB each. */
const pictures = { all: 24, ofOne: 4 };

/** The limits of one process, or of all those that ask it (`lend-limits.ts`). */
export function createLimits(clock: () => Date): Limits {
  return {
    takePage: leasesOf(pages),
    takeConnection: leasesOf(connections),
    takePicture: leasesOf(pictures),
    costlyWork: createCostlyWork(clock),
  };
}

function leasesOf(amounts: { all: number; ofOne: number }) {
  const shares = sharesOf(amounts);
  return (who: string): Lease | null => (shares.take(who) ? { end: () => shares.giveBack(who) } : null);
}
