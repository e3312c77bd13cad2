import { cleanText } from "#app/platform/clean-text.ts";
import { bodyOf, readUploadForm } from "../imports/upload-form.server.ts";

export type PushedFile = { fileName: string; bytes: AsyncIterable<Uint8Array> };

/** The file that software pushes: the whole body of a call, or the first file of its form; null without any. */
export async function readPushedFile(request: Request): Promise<PushedFile | null> {
  const { headers } = request;
  if (Number(headers.get("content-length") ?? 0) === 0) return null;
  const type = headers.get("content-type") ?? "";
  if (/^multipart\/form-data\b/i.test(type)) {
    const form = await readUploadForm(request);
    return form && { fileName: cleanText(form.fileName) || "envoi.zip", bytes: form.bytes };
  }
  const named = /(?:^|;)\s*filename="?([^";]{1,200})"?/i.exec(headers.get("content-disposition") ?? "")?.[1];
  const fileName = cleanText(named ?? "") || (/\bcsv\b/i.test(type) ? "envoi.csv" : "envoi.zip");
  return { fileName, bytes: bodyOf(request) };
}
