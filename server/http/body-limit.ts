import type { IncomingMessage, ServerResponse } from "node:http";
import { MOST_CHECKED_BYTES } from "#app/feeds/checker/checker-limits.ts";
import { MOST_PICTURE_BYTES } from "#app/platform/pictures/picture-limits.ts";
import { longestUpload } from "../limits/uploads.ts";
import { answerSoftware, sendPlainPage } from "../pages/plain-page.ts";

const LONGEST_BODY = 1_048_576;
/** Ten photos of the largest size, plus the rest of their form. */
const LONGEST_PHOTO_FORM = 10 * MOST_PICTURE_BYTES + LONGEST_BODY;

/** The page of files to check, to which a browser without scripts sends any chosen file. */
const CHECKED_FILE = /^\/verifier-un-fichier(?:\.data)?$/;
const checkedFilePage = {
  title: "Fichier trop gros",
  heading: "Ce fichier est trop gros",
  text: "20\u00A0Mo au plus. Si ce sont les photos du ZIP, déposez seulement Annonces.csv.",
  link: { href: "/verifier-un-fichier", label: "Vérifier un autre fichier" },
};

/** Addresses that accept more than a form of texts: one photo, or a form with several. */
const allowances: [RegExp, number][] = [
  [/^\/publier\/[^/]+\/photos\/envoi$/, MOST_PICTURE_BYTES],
  [/^\/publier\/[^/]+\/photos(?:\.data)?$/, LONGEST_PHOTO_FORM],
  [/^\/espace\/profil(?:\.data)?$/, MOST_PICTURE_BYTES + LONGEST_BODY],
  // For the pictures of the site; the same limit for all addresses, so that it does not reveal hidden ones.
  [/^\/administration(?:[/.]|$)/, MOST_PICTURE_BYTES + LONGEST_BODY],
  [CHECKED_FILE, MOST_CHECKED_BYTES + LONGEST_BODY],
];

/** Refuses, before anything reads it, a body without a length (411) or too long (413). */
export function refuseLongBody(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const { "transfer-encoding": encoding, "content-length": length } = request.headers;
  if (encoding !== undefined) return refuse(response, 411, "Longueur du contenu inconnue");
  const path = (request.url ?? "/").split("?", 1)[0]!;
  if (Number(length ?? 0) <= longestBody(path)) return next();
  if (CHECKED_FILE.test(path)) return sendPlainPage(response, 413, checkedFilePage, { Connection: "close" });
  refuse(response, 413, "Contenu trop long");
}

function longestBody(path: string): number {
  return allowances.find(([address]) => address.test(path))?.[1] ?? longestUpload(path) ?? LONGEST_BODY;
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  if (answerSoftware(response, status, { Connection: "close" })) return;
  response
    .writeHead(status, {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      Connection: "close",
    })
    .end(`${sentence}\n`);
}
