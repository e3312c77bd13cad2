import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { AsyncLocalStorage } from "node:async_hooks";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";

type TextPart = { name: string; text: string };
export type FilePart = { name: string; fileName: string; bytes: AsyncIterable<Buffer>; stream: Readable };

/** A body that is no multipart form, is truncated, or exceeds the reader's limits. */
export class BrokenForm extends Error {}

/** The whole body of a request as a stream. */
export const bodyOf = ({ body }: Request): Readable =>
  body ? Readable.fromWeb(body as unknown as NodeStream) : Readable.from([]); // Node's own type of the same stream

/**
 * The parts of a multipart form as they arrive, a file's bytes as a stream that the caller reads before the next part. Throws
 * `BrokenForm`; so does the stream of a truncated file.
 */
export async function* readParts(
  request: Request,
  { parts, longestText = 1_048_576 }: { parts: number; longestText?: number },
): AsyncGenerator<TextPart | FilePart, void> {
  const parser = parserOf(request, { parts, fieldSize: longestText, headerPairs: 20, headerSize: 8_192 });
  const found = new Readable({ objectMode: true, read() {} });
  let newest: Readable | null = null;
  parser.on("partsLimit", () => parser.destroy(new BrokenForm("too many parts")));
  parser.on("field", (name, text, _isNameCut, isCut) => {
    if (isCut || name === undefined) parser.destroy(new BrokenForm("a text without a name, or too long"));
    else found.push({ name, text } satisfies TextPart);
  });
  parser.on("file", (name, stream, fileName) => {
    // A destroyed stream must not end the process.
    newest = stream.on("error", () => {});
    found.push({ name: name ?? "", fileName, bytes: bytesOf(stream), stream } satisfies FilePart);
  });
  pipeline(bodyOf(request), parser).then(
    () => found.push(null),
    (error: Error) => {
      const broken = new BrokenForm("a form was cut", { cause: error });
      newest?.destroy(broken);
      found.push(broken);
    },
  );
  try {
    for await (const part of found as AsyncIterable<TextPart | FilePart | BrokenForm>) {
      if (part instanceof BrokenForm) throw part;
      checkTexts("text" in part ? part.text : part.fileName);
      yield part;
      // Skips the bytes that the caller did not read.
      if ("stream" in part) part.stream.resume();
    }
  } finally {
    parser.destroy();
  }
}

async function* bytesOf(file: Readable): AsyncGenerator<Buffer, void> {
  try {
    yield* file as AsyncIterable<Buffer>;
  } catch (error) {
    throw new BrokenForm("a form was cut", { cause: error });
  }
}

/** All bytes of a file; null where there are more than `most`. */
export async function readWhole(bytes: AsyncIterable<Buffer>, most = Infinity): Promise<Buffer<ArrayBuffer> | null> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of bytes) {
    length += piece.length;
    if (length > most) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function parserOf({ headers }: Request, limits: object): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { "content-type": headers.get("content-type") ?? "" } as BusboyHeaders,
      limits,
      isPartAFile: (_name, _type, fileName) => fileName !== undefined,
    });
  } catch (error) {
    throw new BrokenForm("no form, or one without a boundary", { cause: error });
  }
}

const textCheck = new AsyncLocalStorage<(texts: string[]) => void>();

/** Runs work that answers a request; `check` first gets each text of forms and calls that the work reads, and may throw. */
export const withTextCheck = <Result>(check: (texts: string[]) => void, work: () => Result): Result =>
  textCheck.run(check, work);

export const checkTexts = (...texts: string[]): void => textCheck.getStore()?.(texts);
