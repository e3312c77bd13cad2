import { inject } from "vitest";

/** An open portal: its address, and that of its own PostgreSQL for the rows that a journey starts from. */
export type OpenPortal = { address: string; database: string };

/** The portal of this test file; no other file uses it at the same time. */
export function ownPortal(): OpenPortal {
  const portals = inject("portals");
  // From 1 to the number of workers.
  return portals[(Number(process.env.VITEST_POOL_ID) - 1) % portals.length]!;
}
