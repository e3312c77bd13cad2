import { createHeaders, sendResponse } from "@remix-run/node-fetch-server";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Platform } from "#app/platform/context.ts";
import { loggedPath } from "#app/platform/log.ts";
import { beginWait, endWait } from "./connections.ts";
import { sendPlainPage } from "./plain-page.ts";
import { bodyReceiver, type ReceivedBody } from "./receive-body.ts";
import { sharesOf } from "./shares.ts";
import type { Visit, VisitReader } from "./visit.ts";

export type App = (request: Request) => Promise<Response>;

/** Pages made at once; beyond, pages would wait for the database longer than it lets them. */
const pagesAtOnce = { all: 96, ofOne: 48 };
/** Files that come from storage: they never wait behind pages. */
const storedFiles = /^\/(media|brand)\//;

const busyPage = {
  title: "Beaucoup de visites",
  heading: "Beaucoup de visites à la fois",
};
const busyReading = { ...busyPage, text: "La page revient d’elle-même dans quelques secondes.", reloadSeconds: 3 };
const busySending = {
  ...busyPage,
  text:
    "Rien n’a été enregistré. Revenez à la page précédente, où se trouve votre saisie, " +
    "et envoyez-la de nouveau dans quelques secondes.",
};
const slowPage = {
  title: "Envoi interrompu",
  heading: "L’envoi a été interrompu",
  text:
    "Votre connexion est trop lente pour cet envoi. " +
    "Revenez à la page précédente, où se trouve votre saisie, et réessayez.",
};

/**
 * Lets the application answer. What is sent is received before that: only the making of a page counts against what is
 * made at once, neither a slow sender nor a slow reader. 503 at once beyond it, rather than all pages too late.
 */
export function answerPages(app: App, { env, log }: Platform, visits: VisitReader) {
  const receive = bodyReceiver(env.DATA_DIR);
  const places = sharesOf(pagesAtOnce);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const visit = visits.read(request);
    const sends = request.method === "POST";
    const received = sends ? await receive(request, visit.network) : null;
    if (received?.ok === false) return refuseBody(response, received.code);
    const body = received?.body ?? null;
    const takesPlace = !storedFiles.test(request.url ?? "");
    try {
      if (takesPlace && !places.take(visit.network)) return sendBusy(response, sends);
      let made: Response;
      beginWait(request);
      try {
        made = await app(requestOf(request, response, { visit, body }));
      } finally {
        endWait(request);
        if (takesPlace) places.giveBack(visit.network);
      }
      if (!response.destroyed) await sendResponse(response, made);
    } finally {
      await body?.discard();
    }
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    answer(request, response).catch((error: unknown) => {
      if (response.destroyed) return;
      log.error({ err: error, path: loggedPath(request.url) }, "a request failed outside of its page");
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { "Cache-Control": "no-store" }).end();
    });
  };
}

function requestOf(
  request: IncomingMessage,
  response: ServerResponse,
  { visit, body }: { visit: Visit; body: ReceivedBody | null },
): Request {
  const leaving = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) leaving.abort();
  });
  return new Request(`${visit.protocol}//${visit.host}${request.url}`, {
    method: request.method!,
    headers: createHeaders(request),
    signal: leaving.signal,
    ...(body ? { body: body.read(), duplex: "half" } : {}),
  });
}

function refuseBody(response: ServerResponse, code: "too_slow" | "too_many" | "gone"): void {
  if (code === "gone") return;
  // The rest of the body is not read.
  response.setHeader("Connection", "close");
  if (code === "too_slow") sendPlainPage(response, 408, slowPage);
  else sendBusy(response, true);
}

const sendBusy = (response: ServerResponse, sends: boolean) =>
  sendPlainPage(response, 503, sends ? busySending : busyReading, { "Retry-After": "2" });
