import type { ArchiveRefusal } from "#app/feeds/files/archive-refusal.ts";
import { listingsText } from "../../factories/poliris-archive.ts";
import { homeLines } from "../../factories/poliris-lines.ts";
import { zipFile, type ZipPart } from "../../factories/zip-files.ts";

/** A file that an agency may send in error or in malice. */
export type HostileFile = {
  name: string;
  bytes: () => Buffer;
  /** The refusal, where only one is right; other files end with any refusal or with records. */
  refusal?: ArchiveRefusal;
};

export const listings: ZipPart = { name: "Annonces.csv", content: listingsText({ lines: homeLines(4) }) };
export const picture: ZipPart = { name: "1.jpg", content: "picture", isStored: true };

/** An archive of listings, a picture and other parts. */
export const archiveWith = (...parts: ZipPart[]): Buffer => zipFile([listings, picture, ...parts]);

export const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
