import { cleanText } from "#app/platform/text/clean-text.ts";
import { bodyOf } from "#app/platform/http/form-parts.server.ts";
import { readUploadForm } from "../imports/arrival/upload-form.server.ts";

type PushedFile = { fileName: string; bytes: AsyncIterable<Uint8Array> };

/** The file of a call by software: the whole body, or the first file of a form; null without a file. */
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
