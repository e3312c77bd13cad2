import { describe, expect, test } from "vitest";
import { noConfig } from "../files/archive-config.ts";
import type { CheckedLine } from "./check-lines.server.ts";
import { SHOWN_HOMES, SHOWN_LINES, SHOWN_PROBLEMS } from "./checker-limits.ts";
import { csvGatherer } from "./gather-csv.server.ts";
import { type FileFacts, reportGatherer } from "./gather-report.server.ts";

const facts: FileFacts = {
  fileName: "ma-stock.zip",
  version: { version: "4.12", by: "columnCount", columnCount: 334, unknown: null },
  config: noConfig,
  photoMode: "FULL",
  end: { kind: "end", lines: 3, encoding: "windows-1252", isTruncated: false, fault: null },
  fault: null,
};
const home: CheckedLine["home"] = {
  form: { transaction: "location", type: "maison", title: "Longère", price: "820", livingArea: "96", rooms: "4" },
  place: { postalCode: "35000", city: "Rennes" },
  photos: [{ source: "1.jpg", mark: "", title: "" }],
  photoCount: 12,
};
const line = (number: number, changes: Partial<CheckedLine> = {}): CheckedLine => ({
  line: number,
  agency: "AG1",
  reference: `R${number}`,
  outcome: "online",
  home,
  commune: null,
  problems: [],
  missingPhotos: 1,
  ...changes,
});
const wrong = { code: "notANumber", rank: "price", read: '=1+"1"', isError: true } as const;
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, " ");

function gather(lines: CheckedLine[], changes: Partial<FileFacts> = {}) {
  const gatherer = reportGatherer();
  for (const each of lines) gatherer.add(each);
  return gatherer.end({ ...facts, ...changes });
}

describe("the report of a page", () => {
  test("counts lines by their outcome in an import, and photos", () => {
    const report = gather([line(1), line(2, { outcome: "draft" }), line(3, { outcome: "broken", home: null })]);
    expect(report.counts).toEqual({ online: 1, draft: 1, not_taken: 0, broken: 1 });
    const said = Object.fromEntries(report.facts.map(({ label, value }) => [label, plain(value)]));
    expect(said).toMatchObject({
      "Version du format": "4.12, d’après ses 334 colonnes",
      Encodage: "Windows-1252",
      Logiciel: "Non indiqué",
      Photos: expect.stringMatching(/^24, dont 2 introuvables, dont 22 au-delà/),
    });
  });

  test("names a version of the file that does not exist", () => {
    const version = { version: "4.11", by: "columnCount", columnCount: 333, unknown: "7.99" } as const;
    const said = gather([line(1)], { version }).facts.map(({ value }) => plain(value));
    expect(said).toContain("4.11, d’après ses 333 colonnes (le portail ne connaît pas « 7.99 »)");
  });

  test("shows a home as the portal reads it", () => {
    const [shown] = gather([line(1)]).homes;
    expect(shown).toEqual({
      line: 1,
      reference: "R1",
      title: "Longère",
      type: "maison",
      transaction: "location",
      price: 82_000,
      rooms: 4,
      area: 96,
      photoCount: 1,
      place: "Rennes 35000",
      energyClass: null,
      isComplete: true,
    });
  });

  test("groups problems by kind, errors first", () => {
    const warning = { ...wrong, code: "notYesNo", isError: false } as const;
    const report = gather([1, 2, 3].map((number) => line(number, { problems: number === 2 ? [wrong] : [warning] })));
    expect(report.groups.map(({ isError, count, lines }) => [isError, count, lines])).toEqual([
      [true, 1, [2]],
      [false, 2, [1, 3]],
    ]);
  });

  test("has a maximum size, however long the file", () => {
    const problems = Array.from({ length: SHOWN_PROBLEMS + 5 }, () => wrong);
    const report = gather(Array.from({ length: 1_000 }, (_, at) => line(at + 1, { problems })));
    expect(report.lines).toHaveLength(SHOWN_LINES);
    expect(report.moreLines).toBe(1_000 - SHOWN_LINES);
    expect(report.lines[0]).toMatchObject({ moreProblems: 5 });
    expect(report.homes).toHaveLength(SHOWN_HOMES);
    expect(JSON.stringify(report).length).toBeLessThan(1_500_000);
  });

  test("warns where a file is not one that an import would accept", () => {
    const broken = [line(1, { outcome: "broken", home: null })];
    expect(gather(broken).notices.join()).toContain("Aucune ligne de ce fichier");
    expect(gather([line(1)], { end: { ...facts.end!, isTruncated: true } }).notices.join()).toContain("incomplet");
    expect(gather([line(1)], { end: null }).notices.join()).toContain("premières lignes");
    expect(gather([line(1)]).notices).toEqual([]);
  });
});

describe("the report as a file", () => {
  test("has a row for each problem, and for each line without any; no cell is a formula", () => {
    const gatherer = csvGatherer();
    gatherer.add(line(1));
    gatherer.add(line(2, { outcome: "draft", problems: [wrong, wrong] }));
    const rows = gatherer.end(facts).split("\r\n");
    expect(rows[0]).toMatch(/^\uFEFFLigne;Référence;Résultat/);
    expect(rows).toHaveLength(5);
    expect(rows[1]).toBe("1;R1;Serait en ligne;;;;;");
    expect(rows[2]).toContain(`"'=1+""1"""`);
  });
});
