import { comfortsOf } from "#app/domain/comforts.ts";
import { formAttributeOf, isFormAttribute } from "#app/domain/form-attributes.ts";
import { fieldApplies, type ListingField, longestOf } from "#app/publish/form/listing-fields.ts";
import { cellOf, type HomeReading, numberOf, proseOf, report, setField, yesNoOf } from "./home-reading.ts";
import { cutText, plainLine, plainText } from "./plain-text.ts";
import { comfortRanks, plainRanks, type RankName } from "./ranks.ts";
import { readDay, readNumber, readYesNo, typedAmount, typedNumber } from "./read-value.ts";

/** Reads all columns that plainly hold one field of the form. */
export function readPlainFields(reading: HomeReading): void {
  for (const { name, field } of plainRanks) {
    if (fieldApplies(field, reading.kind)) setField(reading, field, plainValue(reading, name, field));
  }
}

function plainValue(reading: HomeReading, name: RankName, field: ListingField): string | null {
  switch (isFormAttribute(field) ? formAttributeOf(field).kind : "text") {
    case "money":
      return orNull(numberOf(reading, name, { isAmount: true }), typedAmount);
    case "area":
    case "count":
    case "percent":
      return orNull(numberOf(reading, name), typedNumber);
    case "yesNo":
      return orNull(yesNoOf(reading, name), (answer) => (answer ? "oui" : "non"));
    case "day":
      return dayOf(reading, name);
    case "webAddress":
      return addressOf(reading, name, field);
    case "text":
    case "choice":
      return textOf(reading, name, field);
  }
}

const orNull = <Value>(value: Value | null, write: (value: Value) => string): string | null =>
  value === null ? null : write(value);

function dayOf(reading: HomeReading, name: RankName): string | null {
  const text = cellOf(reading, name);
  if (text === "") return null;
  const day = readDay(text);
  if (day === null) report(reading, "notADate", name);
  return day;
}

/** The web address of a column; null for a cut one, which would lead nowhere. */
function addressOf(reading: HomeReading, name: RankName, field: ListingField): string | null {
  const text = cellOf(reading, name);
  if (text.length <= longestOf(field)) return text;
  report(reading, "notAWebAddress", name);
  return null;
}

/** The prose of a column without HTML, cut to the length of its field. */
function textOf(reading: HomeReading, name: RankName, field: ListingField): string {
  const text = field === "description" ? plainText(proseOf(reading, name)) : plainLine(proseOf(reading, name));
  if (text.length > longestOf(field)) report(reading, "cut", name, { isError: false });
  return cutText(text, longestOf(field));
}

/** Reads the comforts: « OUI », or a number above zero. */
export function readComforts(reading: HomeReading): void {
  const ticked = comfortsOf(reading.kind).filter(
    // Reads every column, also after a yes, so that problems are reported.
    (comfort) => comfortRanks.filter((rank) => rank.comfort === comfort && isThere(reading, rank.name)).length > 0,
  );
  if (ticked.length > 0) reading.form.features = ticked;
}

function isThere(reading: HomeReading, name: RankName): boolean {
  const text = cellOf(reading, name);
  if (text === "") return false;
  const number = readNumber(text);
  if (number.ok) return number.value > 0;
  const answer = readYesNo(text);
  if (answer === null) report(reading, "notYesNo", name);
  return answer === true;
}
