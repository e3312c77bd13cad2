import { isPlot } from "#app/domain/listing-kind.ts";
import { energyClasses } from "#app/domain/listing.ts";
import { textIn } from "#app/publish/form/draft-form.ts";
import { FIRST_VALID_DPE } from "#app/publish/form/rules/legal-limits.ts";
import { type EnergyLetter, readLetter } from "./codes.ts";
import { cellOf, type HomeReading, numberOf, report, setField } from "./home-reading.ts";
import { readDay, typedNumber } from "./read-value.ts";

const isClass = (letter: EnergyLetter | null) => energyClasses.some((one) => one === letter);

/** Reads letters, figures and state of the energy certificate, after the plain fields. */
export function readEnergy(reading: HomeReading): void {
  if (isPlot(reading.kind)) return;
  const energy = readScale(reading, { letter: "energyClass", figure: "energyConsumption" });
  const climate = readScale(reading, { letter: "climateClass", figure: "emissions" });
  const letters = [energy.letter, climate.letter];
  const year = readYear(reading);
  const figures = [energy.figure, climate.figure, year, ...traces.map((field) => reading.form[field] ?? null)];
  const isDone =
    letters.some(isClass) || (letters.every((letter) => letter === null) && figures.some((figure) => figure !== null));
  if (isDone) {
    setField(reading, "dpeStatus", "fait");
    if (isClass(energy.letter)) setField(reading, "energyClass", energy.letter);
    if (isClass(climate.letter)) setField(reading, "climateClass", climate.letter);
    if (energy.figure !== null) setField(reading, "energyConsumption", typedNumber(Math.round(energy.figure)));
    if (climate.figure !== null) setField(reading, "emissions", typedNumber(Math.round(climate.figure)));
    setField(reading, "energyCostYear", year);
  } else if (letters.includes("exempt")) {
    setField(reading, "dpeStatus", "non-soumis");
  } else if (letters.includes("pending")) {
    setField(reading, "dpeStatus", "en-cours");
  } else if (letters.includes("blank")) {
    report(reading, "blankDpe", "energyClass", { field: "dpeStatus" });
  }
  if (isDone && /2006|2011|2012/.test(cellOf(reading, "dpeVersion"))) {
    // Some software does not update the version: with a valid date, the version is only a warning.
    report(reading, "earlierDpe", "dpeVersion", { isError: textIn(reading.form, "dpeDate") < FIRST_VALID_DPE });
  }
}

/** Plain fields that prove the existence of a certificate. */
const traces = ["dpeDate", "energyCostMin", "energyCostMax"] as const;

type Scale = { letter: "energyClass" | "climateClass"; figure: "energyConsumption" | "emissions" };

/** Reads a letter and its figure; some software swaps the two columns. A zero without a letter is no figure. */
function readScale(
  reading: HomeReading,
  { letter, figure }: Scale,
): { letter: EnergyLetter | null; figure: number | null } {
  const isSwapped = readLetter(cellOf(reading, figure)) !== null && /^\d+([.,]\d+)?$/.test(cellOf(reading, letter));
  if (isSwapped) report(reading, "energySwapped", letter, { isError: false });
  const [letterRank, figureRank] = isSwapped ? [figure, letter] : [letter, figure];
  const text = cellOf(reading, letterRank);
  const read = readLetter(text);
  if (read === null && text !== "" && text !== "0") report(reading, "unknownCode", letterRank);
  const value = numberOf(reading, figureRank);
  return { letter: read, figure: value === 0 && !isClass(read) ? null : value };
}

/** The year of the energy prices: a date since 4.10, a year before; software writes both. */
function readYear(reading: HomeReading): string | null {
  const text = cellOf(reading, "energyCostYear");
  if (text === "" || text === "0") return null;
  const year = /^\d{4}$/.test(text) ? text : readDay(text)?.slice(0, 4);
  if (year === undefined) report(reading, "notADate", "energyCostYear");
  return year || null;
}
