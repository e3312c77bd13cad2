import { type RankName, rankOf } from "#app/feeds/poliris/ranks.ts";

export type Cells = Partial<Record<RankName, string>> & { [rank: number]: string };

/** A line of 4.12 with these columns, by name or rank; a flat for sale in Nantes unless they say otherwise. */
export function lineOf(cells: Cells, length = 334): string[] {
  const columns = Array.from({ length }, () => "");
  const all: Cells = {
    agency: "AG1",
    reference: "V12",
    key: "k-12",
    transaction: "vente",
    type: "appartement",
    postalCode: "44000",
    city: "NANTES",
    version: "4.12",
    ...cells,
  };
  for (const [name, text] of Object.entries(all)) {
    const rank = /^\d+$/.test(name) ? Number(name) : rankOf(name as RankName);
    if (rank <= length) columns[rank - 1] = text;
  }
  return columns;
}
