import { rankOf } from "#app/feeds/poliris/ranks.ts";
import { polirisArchive } from "../../factories/poliris-archive.ts";
import { homeLine } from "../../factories/poliris-lines.ts";
import { completeHomes, noPhotos, withoutDpe } from "../../factories/file-homes.ts";

/** Lines of homes that go online unchanged. */
export const completeLines = (count: number, first = 1): string[] =>
  completeHomes(count, {}, first).map((home) => homeLine(...home));

/** A house without its DPE, which becomes a draft to complete. */
export const lineWithoutDpe = (number: number): string => homeLine("house", number, { ...noPhotos, ...withoutDpe });

/** A kind that the portal does not publish. */
export const parkingLine = (number: number): string =>
  homeLine("flat", number, { ...noPhotos, [rankOf("type")]: "parking/box" });

/** A line whose number of rooms is a text. */
export const lineWithInvalidRooms = (number: number): string =>
  homeLine("house", number, { ...noPhotos, [rankOf("rooms")]: "beaucoup" });

export const agencyZip = (lines: string[], name = "agence.zip"): File =>
  new File([new Uint8Array(polirisArchive({ lines }))], name);
