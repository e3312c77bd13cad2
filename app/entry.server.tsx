import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { ErrorReference } from "#app/layout/error-reference.ts";
import { platformContext } from "#app/platform/context.ts";

const requestId = (request: Request) => request.headers.get("x-request-id");

/** Renders a whole page before it answers, so that the status is the true one. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("Content-Type", "text/html; charset=utf-8");
  if (status >= 500) headers.set("Cache-Control", "no-store");
  return new Promise((resolve, reject) => {
    let isSent = false;
    const { pipe } = renderToPipeableStream(
      <ErrorReference value={status >= 500 ? requestId(request) : null}>
        <ServerRouter context={page} url={request.url} />
      </ErrorReference>,
      {
        onAllReady() {
          isSent = true;
          const body = new PassThrough();
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          // Before the page is sent, the error also ends in handleError.
          if (isSent) context.get(platformContext).log.error({ id: requestId(request), err: error });
        },
      },
    );
  });
}

/** Bugs go to the log with the id that the visitor reads; addresses that do not exist are no bugs. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { log } = context.get(platformContext);
  const details = { id: requestId(request), method: request.method, path: new URL(request.url).pathname };
  if (isRouteErrorResponse(error) && error.status < 500) log.debug({ ...details, status: error.status });
  else log.error({ ...details, err: isRouteErrorResponse(error) ? error.data : error });
};
