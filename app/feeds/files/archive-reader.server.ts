import { open } from "node:fs/promises";
import type { FileHandle } from "node:fs/promises";
import { Readable } from "node:stream";
import { RandomAccessReader } from "yauzl";
import { ArchiveFault } from "./archive-refusal.ts";

const PIECE_BYTES = 64 * 1024;

/** A file on disk, open for reading until `deadline` aborts. */
export type OpenedFile = { handle: FileHandle; size: number; deadline?: AbortSignal | undefined };

/** Opens a file of at most `maxBytes`, or throws an `ArchiveFault` and closes it. */
export async function openFile(
  source: string | FileHandle,
  { maxBytes, deadline }: { maxBytes: number; deadline?: AbortSignal | undefined },
): Promise<OpenedFile> {
  const handle = typeof source === "string" ? await open(source, "r") : source;
  try {
    const stats = await handle.stat();
    // Reading a pipe would never end.
    if (!stats.isFile()) throw new ArchiveFault("unreadable");
    if (stats.size === 0) throw new ArchiveFault("empty");
    if (stats.size > maxBytes) throw new ArchiveFault("too_large");
    return { handle, size: stats.size, deadline };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Reads a part of the file, in pieces. */
export async function* readRange(file: OpenedFile, start: number, length: number): AsyncGenerator<Buffer> {
  const { handle, size, deadline } = file;
  if (start + length > size) throw new ArchiveFault("truncated");
  for (let at = start; at < start + length;) {
    if (deadline?.aborted) throw new ArchiveFault("too_slow");
    const wanted = Math.min(PIECE_BYTES, start + length - at);
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(wanted), 0, wanted, at);
    if (bytesRead === 0) throw new ArchiveFault("truncated");
    yield buffer.subarray(0, bytesRead);
    at += bytesRead;
  }
}

type Window = { from: number; bytes: Buffer };

/**
 * Reads for yauzl. The reader of yauzl passes offsets of the archive to `fs.read`, which throws at some of them where no code can
 * catch the error.
 */
export class ArchiveReader extends RandomAccessReader {
  readonly #file: OpenedFile;
  /** The bytes of the last read. */
  #last: Window = { from: 0, bytes: Buffer.alloc(0) };
  #next = 0;

  constructor(file: OpenedFile) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(readRange(this.#file, start, end - start));
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    if (!(position >= 0 && position + length <= this.#file.size)) {
      setImmediate(done, new ArchiveFault("damaged"));
      return;
    }
    this.#window(position, length).then(
      ({ from, bytes }) => {
        const copied = bytes.copy(buffer, offset, position - from, position - from + length);
        done(copied === length ? null : new ArchiveFault("truncated"));
      },
      (error: Error) => done(error),
    );
  }

  /** Buffers reads: yauzl reads a directory a few bytes at a time, and each read would be a system call. */
  async #window(position: number, length: number): Promise<Window> {
    const isNext = position === this.#next;
    this.#next = position + length;
    const { from, bytes } = this.#last;
    if (position >= from && position + length <= from + bytes.length) return this.#last;
    const wanted = isNext ? Math.min(Math.max(PIECE_BYTES, length), this.#file.size - position) : length;
    const { bytesRead, buffer } = await this.#file.handle.read(Buffer.allocUnsafe(wanted), 0, wanted, position);
    const window = { from: position, bytes: buffer.subarray(0, bytesRead) };
    this.#last = window;
    return window;
  }

  override close(done: (error: Error | null) => void): void {
    done(null);
  }
}
