import { type PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { PhotoMode } from "./archive-config.ts";
import { inPieces } from "./in-pieces.ts";

type WrittenArchive = {
  /** Lines of `Annonces.csv`, without their ends. */
  records: AsyncIterable<string>;
  config: { version: string; application: string; currency: string };
  photoMode: PhotoMode;
};

/** The first day that the format knows, in local time as yazl writes it: the same content gives the same bytes. */
const FIXED = { mtime: new Date(1980, 0, 1), mode: 0o100644, forceDosTimestamp: true };

/** Writes an archive as a stream. A failure of `records` destroys the stream; destroying the stream ends `records`. */
export function writeArchive({ records, config, photoMode }: WrittenArchive): Readable {
  const zip = new ZipFile();
  const listings = Readable.from(inPieces(linesOf(records)));
  // yazl makes a PassThrough of its own.
  const output = zip.outputStream as PassThrough;
  listings.once("error", (error) => output.destroy(error));
  zip.once("error", (error: Error) => output.destroy(error));
  output.once("close", () => listings.destroy());
  zip.addReadStream(listings, "Annonces.csv", FIXED);
  zip.addBuffer(Buffer.from(configText(config)), "Config.txt", FIXED);
  zip.addBuffer(Buffer.from(`Mode=${photoMode}\r\n`), "Photos.cfg", FIXED);
  zip.end();
  return output;
}

async function* linesOf(records: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const record of records) yield `${record}\r\n`;
}

const configText = ({ version, application, currency }: WrittenArchive["config"]): string =>
  `Version=${version}\r\nApplication=${application}\r\nDevise=${currency}\r\n`;
