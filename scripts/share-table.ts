import { jobNames, settingsOf } from "#app/platform/jobs/jobs.ts";
import { type Share, shareTable, takers } from "#app/platform/shares/share-table.ts";

const MEBIBYTE = 1_048_576;
const countedBy: Record<Share["counted"], string> = {
  portal: "the portal",
  parts: "the portal, each web process a part",
  process: "each process",
};

/** The maximum shares of one network, account and organisation, in Markdown: shares, then jobs that take one share each. */
export function sharesTable(): string[][] {
  const rows = Object.entries<Share>(shareTable).map(([name, { all, ofOne, waiting, counted, unit, what }]) => {
    const amount = (value: number | undefined) =>
      value === undefined
        ? ""
        : unit === "bytes"
          ? `${value / MEBIBYTE} MiB`
          : value === Infinity
            ? "any"
            : String(value);
    const more = waiting ? `${waiting.all}, ${waiting.ofOne} of one` : "";
    return [`\`${name}\``, amount(all), ...takers.map((taker) => amount(ofOne[taker])), more, countedBy[counted], what];
  });
  const jobs = jobNames.flatMap((name) => {
    const { inTurnBy, workers } = settingsOf(name);
    if (!inTurnBy) return [];
    return [
      [`job \`${name}\``, String(workers), "", "", "1", "any", "the portal", "servers of others, which may be slow"],
    ];
  });
  return [["what", "at once", ...takers, "may wait", "counted in", "why"], ...rows, ...jobs];
}
