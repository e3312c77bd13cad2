import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeStream } from "node:stream/web";

export type UploadForm = {
  fileName: string;
  fields: Partial<Record<string, string>>;
  bytes: AsyncIterable<Uint8Array>;
};

const limits = { files: 1, fields: 10, parts: 20, fieldSize: 1_000, headerPairs: 20, headerSize: 8_192 };

/** The whole body of a request as a stream. */
export const bodyOf = ({ body }: Request): Readable =>
  body ? Readable.fromWeb(body as unknown as NodeStream) : Readable.from([]); // Node's own type of the same stream

/**
 * The file of a form as a stream, with the texts before it; null without a file. Its bytes throw where the form ends in the middle
 * of it.
 */
export async function readUploadForm(request: Request): Promise<UploadForm | null> {
  const parser = parserOf(request.headers.get("content-type") ?? "");
  if (!parser) return null;
  const found = Promise.withResolvers<UploadForm | null>();
  const fields: UploadForm["fields"] = {};
  let file: Readable | null = null;
  parser.on("field", (name, value) => (fields[name] = value));
  parser.on("file", (_field, stream, fileName) => {
    // Who destroys it asks for no more of it.
    stream.on("error", () => {});
    // An empty file input sends a file without a name.
    if (!fileName) return void stream.resume();
    file = stream;
    found.resolve({ fileName, fields, bytes: stream });
  });
  pipeline(bodyOf(request), parser).then(
    () => found.resolve(null),
    (error: unknown) => {
      file?.destroy(error instanceof Error ? error : new Error("a form was cut"));
      found.resolve(null);
    },
  );
  return found.promise;
}

/** Null where the body is no form of files. */
function parserOf(type: string): InstanceType<typeof Busboy> | null {
  if (!/^multipart\/form-data\s*;/i.test(type)) return null;
  try {
    return new Busboy({ headers: { "content-type": type } as BusboyHeaders, limits });
  } catch {
    return null; // without a boundary
  }
}
