import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { PRESENCE_COOKIE } from "#app/platform/security/session-cookies.ts";
import { pictureOrigins } from "#app/brand/picture-origins.ts";
import { ErrorReference } from "#app/layout/error-reference.ts";
import { PageStart } from "#app/layout/page-scripts.tsx";
import { pagePolicy } from "#app/platform/security/content-security-policy.ts";
import { platformContext } from "#app/platform/context.ts";
import { newNonce, placeholderSources, withHashes } from "#app/platform/security/page-sources.server.ts";
import { pageStart } from "#app/platform/security/page-start.server.ts";

const requestId = (request: Request) => request.headers.get("x-request-id");

/**
 * Renders a whole page before it answers: its status is the true one, and its policy knows its scripts. A page
 * that says « no-store » belongs to one visitor and names its scripts by a nonce; another is the same for
 * everyone and names them by their hashes.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { env, log } = context.get(platformContext);
  const nonce = newNonce();
  // React Router's own `<Scripts>` says so: the page's data is then written below it.
  page.renderMeta = { ...page.renderMeta, didRenderScripts: true };
  const rendered = await renderWhole(
    <ErrorReference value={status >= 500 ? requestId(request) : null}>
      <PageStart value={{ code: pageStart(page, PRESENCE_COOKIE), nonce }}>
        <ServerRouter context={page} url={request.url} nonce={nonce} />
      </PageStart>
    </ErrorReference>,
    {
      nonce,
      onLateError: (error) => log.error({ id: requestId(request), err: error }, "a page failed after its beginning"),
    },
  );
  if (status >= 500) headers.set("Cache-Control", "no-store");
  const isPrivate = headers.get("Cache-Control")?.includes("no-store") ?? false;
  const { html, scripts } = isPrivate ? { html: rendered, scripts: [`'nonce-${nonce}'`] } : withHashes(rendered, nonce);
  const isHttps = new URL(request.url).protocol === "https:";
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    pagePolicy(
      { env, isHttps },
      { scripts, styleAttributes: placeholderSources(html), pictures: context.get(pictureOrigins) },
    ),
  );
  return new Response(html, { status, headers });
}

function renderWhole(
  page: ReactNode,
  { nonce, onLateError }: { nonce: string; onLateError(error: unknown): void },
): Promise<string> {
  return new Promise((resolve, reject) => {
    let hasShell = false;
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Sent whole: no part of it waits, hidden, for a script to show it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => (hasShell = true),
      onShellError: reject,
      onAllReady() {
        const chunks: Buffer[] = [];
        pipe(
          new Writable({
            write(chunk: Buffer, _encoding, next) {
              chunks.push(chunk);
              next();
            },
            final(next) {
              resolve(Buffer.concat(chunks).toString("utf8"));
              next();
            },
          }),
        );
      },
      onError(error) {
        // Before there is a shell, the error also ends in handleError.
        if (hasShell) onLateError(error);
      },
    });
  });
}

/** Bugs go to the log with the id that the visitor reads; addresses that do not exist are no bugs. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { log } = context.get(platformContext);
  const details = { id: requestId(request), method: request.method, path: new URL(request.url).pathname };
  if (isRouteErrorResponse(error) && error.status < 500) log.debug({ ...details, status: error.status });
  else log.error({ ...details, err: isRouteErrorResponse(error) ? error.data : error }, "a page failed");
};
