import type { IncomingMessage, ServerResponse } from "node:http";

const LONGEST_BODY = 1_048_576;

/** Refuses bodies that no form of the site sends, before anything reads them: unannounced (411) or too long (413). */
export function refuseLongBody(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const { "transfer-encoding": encoding, "content-length": length } = request.headers;
  if (encoding !== undefined) return refuse(response, 411, "Longueur du contenu inconnue");
  if (Number(length ?? 0) > LONGEST_BODY) return refuse(response, 413, "Contenu trop long");
  next();
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", Connection: "close" }).end(`${sentence}\n`);
}
