import type { TakePlace } from "#app/platform/security/lease.ts";
import { sharesOf } from "./shares.ts";

/** Places of the whole portal at once, in all and for one visitor. */
type Amounts = { all: number; ofOne: number; leastOfOne?: number };

/** Pages in the making; with more, pages would wait for the database longer than it lets them. */
const pages: Amounts = { all: 96, ofOne: 48 };
/** Connections: a browser opens six, and an office or a telephone network shares one address. */
const connections: Amounts = { all: Infinity, ofOne: 200 };
/** Sent pictures in memory, 15 MB each; `ofOne` is an account's, whose browser sends three, perhaps all to one process. */
const pictures: Amounts = { all: 24, ofOne: 4, leastOfOne: 3 };

export const pagePlaces = (processes: number): TakePlace => placesOf(pages, processes);
export const connectionPlaces = (processes: number): TakePlace => placesOf(connections, processes);
export const picturePlaces = (processes: number): TakePlace => placesOf(pictures, processes);

/** The places of one of several web processes: its part of the portal's, rounded up. */
function placesOf({ all, ofOne, leastOfOne = 1 }: Amounts, processes: number): TakePlace {
  const shares = sharesOf({
    all: Math.ceil(all / processes),
    ofOne: Math.max(Math.ceil(ofOne / processes), leastOfOne),
  });
  return (who) => (shares.take(who) ? { end: () => shares.giveBack(who) } : null);
}
