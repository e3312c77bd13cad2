import { BrokenForm, readParts } from "#app/platform/http/form-parts.server.ts";

type UploadForm = {
  fileName: string;
  fields: Partial<Record<string, string>>;
  bytes: AsyncIterable<Uint8Array>;
};

/**
 * The file of a form as a stream, with the text fields before it; null without a file. The stream throws where the form ends in the
 * middle of the file.
 */
export async function readUploadForm(request: Request): Promise<UploadForm | null> {
  const fields: UploadForm["fields"] = {};
  const parts = readParts(request, { parts: 20, longestText: 1_000 });
  try {
    for (;;) {
      // Not with `for`, which would close the form before the file is read.
      const { value: part } = await parts.next();
      if (!part) return null;
      if ("text" in part) fields[part.name] = part.text;
      // An empty file input sends a file without a name.
      else if (part.fileName) return { fileName: part.fileName, fields, bytes: part.bytes };
    }
  } catch (error) {
    if (error instanceof BrokenForm) return null;
    throw error;
  }
}
