import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { Writable } from "node:stream";

/** More bytes came than may be written. */
export class TooLarge extends Error {}

/** An error of this machine, such as a full disk, within a transfer from another. */
export class LocalFailure extends Error {}

export type FileWriter = { stream: Writable; result(): { bytes: number; sha256: string } };

/** Writes a stream into a file: at most so many bytes, else the stream fails with `TooLarge`. */
export function fileWriter(handle: FileHandle, mostBytes: number): FileWriter {
  const hash = createHash("sha256");
  let bytes = 0;
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > mostBytes) return done(new TooLarge());
      hash.update(chunk);
      handle.writeFile(chunk).then(
        () => done(),
        (cause: unknown) => done(new LocalFailure("the file cannot be written", { cause })),
      );
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.copy().digest("hex") }) };
}
