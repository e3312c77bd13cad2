import type { PropertyType, Transaction } from "#app/domain/listing.ts";
import { readListingForm } from "#app/publish/form/listing-form.schema.ts";
import type { PlainProblemCode, ProblemCode } from "#app/publish/form/listing-problem.ts";
import { findShift } from "./find-shift.ts";
import { cell, cellAt, type HomeReading, quote, report } from "./home-reading.ts";
import { earlierRanks, FEWEST_COLUMNS, rankOf, rankOfField, type RankName } from "./ranks.ts";
import { readEnergy } from "./read-energy.ts";
import { readInside } from "./read-inside.ts";
import { readComforts, readPlainFields } from "./read-plain.ts";
import { readPhotos, readPlace, readPosition } from "./read-place.ts";
import { readPrice } from "./read-price.ts";
import type { HomeLine, LineProblem, LineProblemCode, Shift, StockLine } from "./stock-line.ts";
import { findVersion, hasFeesInPercent, unknownVersion } from "./versions.ts";
import { isAbroad, readPropertyType, readTransaction } from "./words.ts";

type LineSource = {
  /** The line's number in the file, from 1. */
  line: number;
  /** `Version=` of `Config.txt`. */
  configVersion?: string | null;
};

const LONGEST_KEY = 100;

/**
 * Reads the readable columns of a line, and reports the others. Never throws, whatever the columns contain. The checks of the form
 * decide whether the home may go online.
 */
export function readLine(columns: readonly string[], { line, configVersion = null }: LineSource): StockLine {
  const broken = (head: Head, problem: LineProblem): StockLine => ({
    line,
    ...head,
    kind: "broken",
    problems: [problem],
  });
  const head = readHead(columns, null);
  if (columns.length < FEWEST_COLUMNS) return broken(head, ofLine("tooFewColumns", { read: String(columns.length) }));
  const shift = findShift(columns);
  if (shift) return broken(readHead(columns, shift), ofLine("shifted", { shift }));
  if (head.key === "") return broken(head, { ...ofLine("noKey"), rank: "key" });

  const offer = readOffer(columns);
  if ("problem" in offer) return broken(head, offer.problem);
  if ("what" in offer) return { line, ...head, kind: "not_taken", what: offer.what, problems: [] };
  const { version } = findVersion(versionFactsOf(columns, configVersion));
  const kind = { ...offer, isAgency: true };
  const reading: HomeReading = { columns, kind, version, form: { ...formOf(offer) }, problems: [] };
  if (cell(columns, "key") === "") report(reading, "keyFromReference", "reference");
  return { line, ...head, ...readHome(reading) };
}

/** The facts of a line by which `findVersion` finds its version. */
export const versionFactsOf = (columns: readonly string[], configVersion: string | null) => ({
  written: cell(columns, "version"),
  columnCount: columns.length,
  configVersion,
});

/** The problems of a line's version, which is the version of its file. */
export function readVersionProblems(
  columns: readonly string[],
  { configVersion = null }: Pick<LineSource, "configVersion">,
): LineProblem[] {
  const signs = versionFactsOf(columns, configVersion);
  const unknown = unknownVersion(signs);
  if (!unknown) return [];
  const rank = unknown.by === "written" ? "version" : null;
  const read = quote(unknown.text);
  return [ofLine("unknownVersion", { rank, read, isError: false, readAs: findVersion(signs) })];
}

type Head = Pick<StockLine, "agency" | "key" | "reference">;

function readHead(columns: readonly string[], shift: Shift | null): Head {
  const read = (name: RankName) => {
    const rank = rankOf(name);
    const aside = shift !== null && shift.from <= rank ? cellAt(columns, rank + shift.by) : "";
    return (aside || cellAt(columns, rank)).slice(0, LONGEST_KEY).toWellFormed();
  };
  const isAside = shift !== null && shift.from <= rankOf("agency") && shift.by < 0;
  const reference = read("reference");
  return { agency: isAside ? "" : read("agency"), key: read("key") || reference, reference };
}

const ofLine = (code: LineProblemCode, details: Partial<LineProblem> = {}): LineProblem => ({
  code,
  rank: null,
  read: "",
  isError: true,
  ...details,
});

type Offered = { transaction: Transaction; propertyType: PropertyType };

/** The offer of a line, by its words. Kinds that the portal does not accept come before unknown words. */
function readOffer(columns: readonly string[]): Offered | { what: string } | { problem: LineProblem } {
  const transaction = readTransaction(cell(columns, "transaction"));
  const type = readPropertyType(cell(columns, "type"), cell(columns, "subtype"));
  const country = cell(columns, "country");
  if (transaction !== null && "notTaken" in transaction) return { what: quote(transaction.notTaken) };
  if (type !== null && "notTaken" in type) return { what: quote(type.notTaken) };
  if (transaction === null) return { problem: unknown("unknownTransaction", "transaction", columns) };
  if (type === null) return { problem: unknown("unknownType", "type", columns) };
  if (isAbroad(country)) return { what: quote(country) };
  return { transaction: transaction.taken, propertyType: type.taken };
}

const unknown = (code: LineProblemCode, rank: RankName, columns: readonly string[]): LineProblem =>
  ofLine(code, { rank, read: quote(cell(columns, rank)) });

const formOf = ({ transaction, propertyType }: Offered) => ({ transaction, type: propertyType });

function readHome(reading: HomeReading): HomeLine {
  readPlainFields(reading);
  readComforts(reading);
  readInside(reading);
  readPrice(reading);
  readEnergy(reading);
  readPosition(reading);
  const place = readPlace(reading);
  leaveOutRefused(reading);
  const { columns, form, version, problems } = reading;
  const fees = hasFeesInPercent(version) ? {} : { hasEarlierFees: true as const };
  return { kind: "home", form, place, ...readPhotos(columns), ...fees, problems };
}

/** Removes values that the form refuses by themselves: an impossible year must not keep a home offline. */
function leaveOutRefused(reading: HomeReading): void {
  for (const { field, code } of readListingForm(reading.form, reading.kind).problems) {
    const name = (!hasFeesInPercent(reading.version) && earlierRanks[field]) || rankOfField(field);
    if (name === null) continue;
    report(reading, refusalCodes[code] ?? "unknownCode", name, { field });
    delete reading.form[field];
  }
}

const refusalCodes: Partial<Record<ProblemCode, LineProblemCode>> = {
  notANumber: "notANumber",
  notAnAmount: "notANumber",
  notAnArea: "notANumber",
  notAPercentage: "notANumber",
  negative: "outOfBounds",
  tooLarge: "outOfBounds",
  tooSmall: "outOfBounds",
  notWhole: "notWhole",
  notADate: "notADate",
  notAWebAddress: "notAWebAddress",
  notAPosition: "notAPosition",
} satisfies Partial<Record<PlainProblemCode, LineProblemCode>>;
