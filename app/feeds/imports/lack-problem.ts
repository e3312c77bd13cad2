import type { ReportedProblem } from "./import.ts";
import type { Lack } from "./shown-import.ts";

/** A counted problem as one of a line, without the words of any. */
export const problemOf = ({ field, rank, code }: Lack): ReportedProblem =>
  ({
    ...(field === null ? { rank, read: "" } : { field }),
    code,
    quote: "…",
    ground: "origin",
    isError: true,
  }) as ReportedProblem; // counted of stored ones
