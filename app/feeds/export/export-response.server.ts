import { Readable } from "node:stream";
import type { ExportFormat } from "./export-format.ts";
import { exportTypes } from "./export-format.ts";

/** Answers with a file. A closed connection destroys the stream. */
export function exportResponse(file: Readable, format: ExportFormat): Response {
  const { file: name, type } = exportTypes[format];
  // Node's type of the same stream.
  return new Response(Readable.toWeb(file) as ReadableStream<Uint8Array>, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "X-Robots-Tag": "noindex",
    },
  });
}
