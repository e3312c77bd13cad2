import { expect, test } from "vitest";
import { reportCsv } from "./report-csv.server.ts";
import type { ReportLine } from "../shown-import.ts";

const line: ReportLine = {
  id: 1,
  line: 2,
  reference: "V12",
  key: "k-12",
  kind: "home",
  outcome: "changed",
  isComplete: null,
  problems: [{ field: "feesPayer", rank: "buyerPaysFees", code: "required", isError: true }],
  changes: [
    { field: "price", byHand: null, from: "85050", to: "99000" },
    { field: "title", byHand: "replaced", from: "=À la main", to: "Du fichier" },
    { field: "description", byHand: null },
  ],
  listing: null,
  isPublished: false,
  draftId: null,
};

test("a report as CSV has a row for each remark and change, with both values", async () => {
  async function* pages() {
    yield [line];
  }
  const text = await new Response(reportCsv(pages(), "EUR")).text();
  const rows = text
    .replaceAll(/[\u00A0\u202F]/g, " ")
    .trim()
    .split("\r\n")
    .slice(1);
  const start = "2;V12;k-12;Modifiée";
  expect(rows).toEqual([
    expect.stringMatching(`^${start};Erreur;Honoraires à la charge de l’acquéreur \\(colonne 256\\);;Il manque`),
    `${start};Changement;Prix ou loyer;;85 050 € → 99 000 €;;`,
    `${start};Changement;Titre;;'=À la main → Du fichier (modification faite à la main, remplacée par le fichier);;`,
    `${start};Changement;Description;;;;`,
  ]);
});
