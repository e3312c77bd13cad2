/** Kinds of takers: a visitor's network (`visit.ts`), an account by its id, an organisation by its id. */
export const takers = ["network", "account", "organisation"] as const;
export type Taker = (typeof takers)[number];

export type Share = {
  /** The whole amount in `unit`, in the portal or in each process. */
  all: number;
  /** Maximum amount of one taker, by kind. A request counts for each kind that it names. */
  ofOne: Partial<Record<Taker, number>>;
  /** Minimum amount of one taker in each process: all requests of one browser may reach one process. */
  leastOfOne?: number;
  /** Maximum number of waiting requests, of all takers and of one. By default none waits: requests are refused at once. */
  waiting?: { all: number; ofOne: number };
  /** Where the share is counted: in the first process for all, in parts of the web processes, or in each process. */
  counted: "portal" | "parts" | "process";
  /** By default places. */
  unit?: "bytes";
  /** The shared amount and the reason for its size: a line of docs/security.md. */
  what: string;
};

const MEBIBYTE = 1_048_576;

/**
 * All simultaneous shares of visitors, accounts and organisations. Nobody has more than half of a limited amount. `limits.ts` has the
 * limits of attempts over time.
 */
export const shareTable = {
  connections: {
    all: Infinity,
    ofOne: { network: 200 },
    counted: "parts",
    what: "open connections: a browser opens six, and an office or a telephone network shares one address",
  },
  pages: {
    all: 96,
    ofOne: { network: 48 },
    counted: "parts",
    what: "pages in the making: more of them would wait for the database longer than it lets them",
  },
  texts: {
    all: 64 * MEBIBYTE,
    ofOne: { network: 4 * MEBIBYTE },
    counted: "process",
    unit: "bytes",
    what: "short forms in memory, by the bytes that have arrived",
  },
  files: {
    all: 2_048 * MEBIBYTE,
    ofOne: { network: 256 * MEBIBYTE },
    counted: "process",
    unit: "bytes",
    what: "longer forms and photos on the disk, by the bytes that have arrived",
  },
  uploads: {
    all: 4,
    ofOne: { network: 2 },
    counted: "process",
    what: "agencies' files that are sent: each takes up to 16 MB of memory",
  },
  arrivals: {
    all: 4,
    ofOne: { organisation: 2, account: 2 },
    counted: "process",
    what: "the same files once their sender is known, an organisation or who founds one, whatever networks and keys it sends from",
  },
  pictures: {
    all: 24,
    ofOne: { account: 4, network: 12 },
    leastOfOne: 3,
    counted: "parts",
    what: "sent pictures in memory, 15 MB each: a browser sends three",
  },
  searches: {
    all: 4,
    ofOne: { network: 2 },
    waiting: { all: 44, ofOne: 22 },
    counted: "portal",
    what: "searches and maps that ask the database: each process has ten connections, and plain pages find one",
  },
  fileChecks: {
    all: 2,
    ofOne: { network: 1 },
    waiting: { all: 8, ofOne: 2 },
    counted: "portal",
    what: "files that `/verifier-un-fichier` checks, each in seconds",
  },
  reading: {
    all: 4,
    ofOne: { organisation: 2, network: 2 },
    counted: "process",
    what: "received files that are read",
  },
  storing: {
    all: 4,
    ofOne: { organisation: 2, network: 2 },
    counted: "process",
    what: "homes of files that are stored, 25 at a time, with pictures that other servers may send slowly",
  },
} as const satisfies Record<string, Share>;

export type ShareName = keyof typeof shareTable;

/** A share's part in one of several web processes, rounded up, with room for at least two takers. */
export function partOf({ all, ofOne, leastOfOne = 1, ...rest }: Share, processes: number): Share {
  const part = (amount: number, least: number) => Math.max(Math.ceil(amount / processes), least);
  const parts = Object.entries(ofOne).map(([taker, most]) => [taker, part(most, leastOfOne)]);
  return { ...rest, all: part(all, 2 * leastOfOne), ofOne: Object.fromEntries(parts) as Share["ofOne"] };
}
