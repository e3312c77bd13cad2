import { readDegrees } from "#app/publish/form/typed-position.ts";
import { cell, cellAt, cellOf, type HomeReading, report, setField } from "./home-reading.ts";
import { cutText, plainLine } from "./plain-text.ts";
import { photoRanks, photoTitleRanks } from "./ranks.ts";
import type { StockPhoto, StockPlace } from "./stock-line.ts";

/** Most photos of a listing. */
const MOST_PHOTOS = 10;
const LONGEST_CITY = 60;
const LONGEST_TITLE = 200;

/** The public place of a home: columns 5 and 6, or if these are empty the real place (108, 109). */
export function readPlace(reading: HomeReading): StockPlace {
  const shown = placeIn(reading, "postalCode", "city");
  const real = placeIn(reading, "truePostalCode", "trueCity");
  const isEmpty = shown.postalCode === "" && shown.city === "";
  if (isEmpty) return real;
  if (cellOf(reading, "postalCode") !== "" && shown.postalCode === "") {
    report(reading, "notAPostalCode", "postalCode", { isError: false });
  }
  if (shown.postalCode !== "" && real.postalCode !== "" && shown.postalCode !== real.postalCode) {
    report(reading, "placesDiffer", "postalCode", { isError: false });
  }
  return shown;
}

const placeIn = (
  { columns }: HomeReading,
  postalCode: "postalCode" | "truePostalCode",
  city: "city" | "trueCity",
): StockPlace => ({
  postalCode: readPostalCode(cell(columns, postalCode)) ?? "",
  city: plainLine(cell(columns, city)).slice(0, LONGEST_CITY).toWellFormed(),
});

/** A postal code of five digits: spreadsheets drop the first zero of « 06000 ». */
export function readPostalCode(text: string): string | null {
  const digits = text.replace(/^F(?:R)?[- ]?/i, "").replaceAll(/[\s\u00A0]/g, "");
  return /^\d{4,5}$/.test(digits) ? digits.padStart(5, "0") : null;
}

/** Reads the position in columns 298 and 299, which count only where column 300 is not empty. */
export function readPosition(reading: HomeReading): void {
  if (cellOf(reading, "precision") === "") return;
  const [latitude, longitude] = [cellOf(reading, "latitude"), cellOf(reading, "longitude")];
  if (/^[0.,]*$/.test(latitude) && /^[0.,]*$/.test(longitude)) return;
  if (readDegrees(latitude, 90) === null || readDegrees(longitude, 180) === null) {
    return report(reading, "notAPosition", readDegrees(latitude, 90) === null ? "latitude" : "longitude");
  }
  setField(reading, "latitude", latitude.replace(",", "."));
  setField(reading, "longitude", longitude.replace(",", "."));
}

/** Reads the first ten photos, and counts all. */
export function readPhotos(columns: readonly string[]): { photos: StockPhoto[]; photoCount: number } {
  const photos = photoRanks.flatMap((rank, index) => {
    const source = cellAt(columns, rank);
    const title = plainLine(columns[photoTitleRanks[index]! - 1] ?? ""); // one title for each photo
    return source === "" ? [] : [{ source, title: cutText(title, LONGEST_TITLE) }];
  });
  return { photos: photos.slice(0, MOST_PHOTOS), photoCount: photos.length };
}
