import type { RequestListener } from "node:http";

/** Pages rendered at once; beyond, the queue for the database would outlast its patience. */
const MOST_AT_ONCE = 96;

/** Answers 503 at once when too many pages are asked for at the same time, rather than all of them too late. */
export function refuseWhenBusy(pages: RequestListener): RequestListener {
  let running = 0;
  return (request, response) => {
    if (running >= MOST_AT_ONCE) {
      response.writeHead(503, { "Content-Type": "text/html; charset=utf-8", "Retry-After": "2", "Cache-Control": "no-store" });
      response.end('<!doctype html><html lang="fr"><meta charset="utf-8"><title>Beaucoup de visites</title><meta http-equiv="refresh" content="3"><body style="font-family:system-ui;margin:15vh auto;max-width:34rem;padding:0 1rem;color:#1d2733;background:#fbf8f3"><h1>Beaucoup de visites à la fois</h1><p>La page revient d’elle-même dans quelques secondes.</p></body></html>');
      return;
    }
    running += 1;
    response.once("close", () => (running -= 1));
    pages(request, response);
  };
}
