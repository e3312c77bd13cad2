import { createHeaders, sendResponse } from "@remix-run/node-fetch-server";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Platform } from "#app/platform/context.ts";
import { loggedPath } from "#app/platform/log.ts";
import { beginWait, endWait } from "../limits/connections.ts";
import { longestUpload } from "../limits/uploads.ts";
import { nameRoute } from "../metrics/metrics.ts";
import { justWroteCookie } from "../pages/own-changes.ts";
import { RETRY_SECONDS } from "../pages/database-away.ts";
import type { PageAnswer, PageMaker } from "../pages/page-maker.ts";
import { isDatabaseAway } from "#db/database-away.ts";
import { answerSoftware, sendPlainPage } from "../pages/plain-page.ts";
import { bodyReceiver, type Received, type ReceivedBody } from "./receive-body.ts";
import { bodyStreamer } from "./stream-body.ts";
import type { Visit, VisitReader } from "../limits/visit.ts";

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
const awayPage = {
  title: "Le site ne répond pas pour l’instant",
  heading: "Le site ne répond pas pour l’instant",
  text: "Réessayez dans quelques secondes.",
};
const notStoredPage = {
  title: "Votre envoi ne peut pas être enregistré",
  heading: "Votre envoi ne peut pas être enregistré pour l’instant",
  text: "Revenez à la page précédente, où se trouve votre saisie, et envoyez-la de nouveau dans un moment.",
};
const slowPage = {
  title: "Envoi interrompu",
  heading: "L’envoi a été interrompu",
  text:
    "Votre connexion est trop lente pour cet envoi. " +
    "Revenez à la page précédente, où se trouve votre saisie, et réessayez.",
};

type PageAnswers = {
  step(request: IncomingMessage, response: ServerResponse): void;
  send(request: IncomingMessage, response: ServerResponse, answer: PageAnswer): void;
  fail(request: IncomingMessage, response: ServerResponse, error: unknown): void;
};

/**
 * Lets the application answer, after the whole body is received, except for large files. Answers 503 at once if too many pages are
 * being rendered, rather than all pages too late.
 */
export function answerPages(
  makePage: PageMaker,
  { env, log }: Platform,
  { visits, restMs }: { visits: VisitReader; restMs: number },
): PageAnswers {
  const receiveWhole = bodyReceiver(env.DATA_DIR);
  const stream = bodyStreamer(restMs);
  const receive = (request: IncomingMessage, visitor: string): Promise<Received> =>
    longestUpload(request.url ?? "/") === null ? receiveWhole(request, visitor) : stream(request, visitor);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const visit = visits.read(request);
    const received = request.method === "POST" ? await receive(request, visit.network) : null;
    if (received?.ok === false) return refuseBody(response, received.code);
    const body = received?.body ?? null;
    try {
      beginWait(request);
      const answer = await makePage(requestOf(request, response, { visit, body }), visit.network).finally(() =>
        endWait(request),
      );
      await body?.readRest?.();
      // The rest of the body is not read.
      if (body && !request.complete) response.setHeader("Connection", "close");
      await sendAnswer(request, response, answer);
    } finally {
      await body?.discard();
    }
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
    if (response.destroyed) return;
    const path = loggedPath(request.url);
    if (isDatabaseAway(error) && !response.headersSent) {
      log.warn({ path }, "a request was refused while the database was away");
      const page = request.method === "POST" ? notStoredPage : awayPage;
      return sendPlainPage(response, 503, page, { "Retry-After": RETRY_SECONDS });
    }
    log.error({ err: error, path }, "a request failed outside of its page");
    if (response.headersSent) response.destroy();
    else if (!answerSoftware(response, 500)) response.writeHead(500, { "Cache-Control": "no-store" }).end();
  }

  const orFail = (work: Promise<void>, request: IncomingMessage, response: ServerResponse): void => {
    work.catch((error: unknown) => fail(request, response, error));
  };
  return {
    step: (request, response) => orFail(respond(request, response), request, response),
    send: (request, response, answer) => orFail(sendAnswer(request, response, answer), request, response),
    fail,
  };
}

async function sendAnswer(request: IncomingMessage, response: ServerResponse, answer: PageAnswer): Promise<void> {
  if (answer.kind === "busy") return sendBusy(response, request.method === "POST");
  nameRoute(response, answer.route);
  const cookie = justWroteCookie(request);
  if (cookie && answer.response.status < 400) answer.response.headers.append("Set-Cookie", cookie);
  if (!response.destroyed) await sendResponse(response, answer.response);
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
