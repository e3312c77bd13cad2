import { rankOf } from "#app/feeds/poliris/ranks.ts";
import { polirisArchive } from "../factories/poliris-archive.ts";
import { homeLine, type Ranks } from "../factories/poliris-lines.ts";

/** Columns of photos, whose addresses nobody serves here. */
const noPhotos: Ranks = Object.fromEntries([...Array(9).keys()].map((index) => [85 + index, ""]));
/** Kinds that go online as they are. */
const complete = ["house", "plot", "rental", "rental_house"] as const;

/** Lines of homes that go online as they are. */
export const completeLines = (count: number, first = 1): string[] =>
  Array.from({ length: count }, (_, at) => homeLine(complete[at % complete.length]!, first + at, noPhotos));

/** A house without its DPE: to be completed. */
export const lineWithoutDpe = (number: number): string =>
  homeLine("house", number, { ...noPhotos, [rankOf("energyClass")]: "", [rankOf("energyConsumption")]: "" });

/** A kind that the portal has not. */
export const parkingLine = (number: number): string =>
  homeLine("flat", number, { ...noPhotos, [rankOf("type")]: "parking/box" });

/** A line whose number of rooms is a text. */
export const lineWithOddRooms = (number: number): string =>
  homeLine("house", number, { ...noPhotos, [rankOf("rooms")]: "beaucoup" });

export const agencyZip = (lines: string[], name = "agence.zip"): File =>
  new File([new Uint8Array(polirisArchive({ lines }))], name);
