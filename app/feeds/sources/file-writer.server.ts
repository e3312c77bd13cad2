import type { FileHandle } from "node:fs/promises";
import { Writable } from "node:stream";

/** The stream has more bytes than allowed. */
export class TooLarge extends Error {}

/** An error of this machine, such as a full disk, within a transfer from another. */
export class LocalFailure extends Error {}

type FileWriter = { stream: Writable; bytes(): number };

/** Writes a stream into a file. Beyond `mostBytes` the stream fails with `TooLarge`. */
export function fileWriter(handle: FileHandle, mostBytes: number): FileWriter {
  let bytes = 0;
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > mostBytes) return done(new TooLarge());
      handle.writeFile(chunk).then(
        () => done(),
        (cause: unknown) => done(new LocalFailure("the file cannot be written", { cause })),
      );
    },
  });
  return { stream, bytes: () => bytes };
}
