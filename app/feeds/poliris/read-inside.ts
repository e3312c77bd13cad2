import { isPlot } from "#app/domain/listing-kind.ts";
import { fieldApplies, longestOf } from "#app/publish/form/listing-fields.ts";
import { readExposure, readHeating, readKitchen } from "./codes.ts";
import { cellOf, type HomeReading, numberOf, report, setField, yesNoOf } from "./home-reading.ts";
import { cutText, plainLine } from "./plain-text.ts";
import { readNumber, readYesNo, typedNumber } from "./read-value.ts";

/** Reads areas, toilets, heating, kitchen and orientation. */
export function readInside(reading: HomeReading): void {
  readAreas(reading);
  if (!isPlot(reading.kind)) {
    readToilets(reading);
    readHeatingColumn(reading);
    readKitchenColumn(reading);
  }
  readOrientation(reading);
}

function readAreas(reading: HomeReading): void {
  // For a plot, software writes the area in either column.
  const own = isPlot(reading.kind) ? null : numberOf(reading, "livingArea");
  const land = fieldApplies("landArea", reading.kind) ? numberOf(reading, "landArea") : null;
  const ofPlot = isPlot(reading.kind) && !land ? numberOf(reading, "livingArea", { field: "landArea" }) : land;
  setField(reading, "livingArea", own ? typedNumber(own) : null);
  setField(reading, "landArea", ofPlot ? typedNumber(ofPlot) : null);
}

/** Reads toilets: the form has only separate ones. */
function readToilets(reading: HomeReading): void {
  const toilets = numberOf(reading, "toilets");
  const areSeparate = readYesNo(cellOf(reading, "separateToilets"));
  if (toilets !== null && areSeparate !== false) setField(reading, "toilets", typedNumber(toilets));
}

/** Reads heating: a sum of codes, or a free text as in the form. */
function readHeatingColumn(reading: HomeReading): void {
  const text = cellOf(reading, "heating");
  if (text === "") return;
  const sum = readNumber(text);
  const heating = sum.ok ? readHeating(sum.value) : cutText(plainLine(text), longestOf("heating"));
  if (heating === null) report(reading, "unknownCode", "heating");
  setField(reading, "heating", heating);
}

function readKitchenColumn(reading: HomeReading): void {
  const text = cellOf(reading, "kitchen");
  if (text === "" || text === "0") return;
  const read = readKitchen(text);
  if (read === null) return report(reading, "unknownCode", "kitchen", { field: "hasKitchen" });
  setField(reading, "hasKitchen", read.hasKitchen ? "oui" : "non");
  setField(reading, "kitchen", read.kitchen);
}

function readOrientation(reading: HomeReading): void {
  const sides = {
    north: yesNoOf(reading, "north") === true,
    east: yesNoOf(reading, "east") === true,
    south: yesNoOf(reading, "south") === true,
    west: yesNoOf(reading, "west") === true,
  };
  const exposure = readExposure(sides);
  if (exposure === null && Object.values(sides).some(Boolean)) report(reading, "manyOrientations", "south");
  setField(reading, "exposure", exposure);
}
