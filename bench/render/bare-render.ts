import { Writable } from "node:stream";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type ServerBuild, ServerRouter } from "react-router";

export type PageArguments = Parameters<ServerBuild["entry"]["module"]["default"]>;

/** React's render of the same tree with the same data, and nothing else: no policy, no scripts, no data for the browser. */
export function renderBare([request, status, headers, page]: PageArguments): Promise<Response> {
  const { serverHandoffStream: _, ...context } = page;
  return new Promise((done, fail) => {
    const { pipe } = renderToPipeableStream(createElement(ServerRouter, { context, url: request.url }), {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: fail,
      onAllReady() {
        const chunks: Buffer[] = [];
        const body = new Writable({
          write(chunk: Buffer, _encoding, next) {
            chunks.push(chunk);
            next();
          },
        });
        body.once("finish", () => done(new Response(Buffer.concat(chunks), { status, headers })));
        pipe(body);
      },
    });
  });
}
