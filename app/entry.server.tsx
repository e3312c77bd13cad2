import { Writable } from "node:stream";
import { type ReactNode, createElement } from "react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
  createRoutesStub,
  ScrollRestoration,
} from "react-router";
import { PRESENCE_COOKIE } from "#app/platform/security/presence-cookie.ts";
import { bandScript } from "#app/brand/announcement-band.server.tsx";
import { pictureOrigins } from "#app/brand/picture-origins.ts";
import { ErrorReference } from "#app/layout/error-reference.ts";
import { PageStart } from "#app/layout/page-scripts.tsx";
import { pagePolicy } from "#app/platform/security/content-security-policy.ts";
import { platformContext } from "#app/platform/context.ts";
import { hashSource, placeholderSources } from "#app/platform/security/page-sources.server.ts";
import { pageMarks, pageStart, readPageData } from "#app/platform/security/page-start.server.ts";
import { StyleAttributes } from "#app/ui/style-attributes.ts";

const requestId = (request: Request) => request.headers.get("x-request-id");

const marks = pageMarks(PRESENCE_COOKIE);
const marksSource = hashSource(marks);
const bandSource = hashSource(bandScript);
const scrollSource = hashSource(scrollScript());

/**
 * Renders a whole page before it answers: its status is then the true one. Its policy names its scripts by their hashes,
 * which are known before they are written: a script that came in any other way has none, and does not run.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  page: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { env, log } = context.get(platformContext);
  const code = pageStart(page);
  const data = await readPageData(page);
  const styles = new Set<string>();
  // Without its stream of data, which React would wait for once the page is rendered.
  const { serverHandoffStream: _, ...tree } = page;
  const html = await renderWhole(
    <ErrorReference value={status >= 500 ? requestId(request) : null}>
      <StyleAttributes value={styles}>
        <PageStart value={{ marks, data, code }}>
          <ServerRouter context={tree} url={request.url} />
        </PageStart>
      </StyleAttributes>
    </ErrorReference>,
    (error) => log.error({ id: requestId(request), err: error }, "a page failed after its beginning"),
  );
  const isHttps = new URL(request.url).protocol === "https:";
  const sources = {
    // The policy names no script that the page has not.
    scripts: [hashSource(code), marksSource, scrollSource, ...(html.includes(bandScript) ? [bandSource] : [])],
    styleAttributes: placeholderSources(styles),
    pictures: context.get(pictureOrigins),
  };
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", pagePolicy({ env, isHttps }, sources));
  return new Response(html, { status, headers });
}

function renderWhole(page: ReactNode, onLateError: (error: unknown) => void): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    let hasShell = false;
    const { pipe } = renderToPipeableStream(page, {
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
              resolve(Buffer.concat(chunks));
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
  // What is refused for now has its line already (server/pages/database-away.ts).
  const isNoBug = isRouteErrorResponse(error) && (error.status < 500 || error.status === 503);
  if (isNoBug) log.debug({ ...details, status: error.status });
  else log.error({ ...details, err: isRouteErrorResponse(error) ? error.data : error }, "a page failed");
};

/** The script that `<ScrollRestoration>` writes into every page, rendered alone, since its text is the same everywhere. */
function scrollScript(): string {
  const Page = createRoutesStub([{ path: "/", Component: () => createElement(ScrollRestoration) }]);
  return renderToStaticMarkup(createElement(Page)).replaceAll(/^<script>|<\/script>$/g, "");
}
