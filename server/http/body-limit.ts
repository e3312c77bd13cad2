import type { IncomingMessage, ServerResponse } from "node:http";
import { MOST_PICTURE_BYTES } from "#app/platform/pictures/picture-limits.ts";
import { longestUpload } from "../limits/uploads.ts";

const LONGEST_BODY = 1_048_576;
/** Ten photos of the largest size, plus the rest of their form. */
const LONGEST_PHOTO_FORM = 10 * MOST_PICTURE_BYTES + LONGEST_BODY;

/** Addresses that accept more than a form of texts: one photo, or a form with several. */
const allowances: [RegExp, number][] = [
  [/^\/publier\/[^/]+\/photos\/envoi$/, MOST_PICTURE_BYTES],
  [/^\/publier\/[^/]+\/photos(?:\.data)?$/, LONGEST_PHOTO_FORM],
  [/^\/espace\/profil(?:\.data)?$/, MOST_PICTURE_BYTES + LONGEST_BODY],
  [/^\/administration\/contenu\/images(?:\.data)?$/, MOST_PICTURE_BYTES + LONGEST_BODY],
];

/** Refuses, before anything reads it, a body without a length (411) or too long (413). */
export function refuseLongBody(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const { "transfer-encoding": encoding, "content-length": length } = request.headers;
  if (encoding !== undefined) return refuse(response, 411, "Longueur du contenu inconnue");
  if (Number(length ?? 0) > longestBody(request.url ?? "/")) return refuse(response, 413, "Contenu trop long");
  next();
}

function longestBody(url: string): number {
  const path = url.split("?", 1)[0]!;
  return allowances.find(([address]) => address.test(path))?.[1] ?? longestUpload(path) ?? LONGEST_BODY;
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response
    .writeHead(status, {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      Connection: "close",
    })
    .end(`${sentence}\n`);
}
