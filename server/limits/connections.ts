import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { OpenShare } from "#app/platform/shares/open-share.ts";
import { visitorNetwork } from "./visitor-network.ts";
import type { VisitReader } from "./visit.ts";

/** Node's limits in milliseconds for the headers of a request. `receive-body.ts` limits the body. */
export const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 0,
  connectionsCheckingInterval: 2_000,
};
/** Milliseconds after which an idle connection is closed, unless its answer is being made. */
const IDLE_TIMEOUT_MS = 60_000;

/** Requests of one connection that may wait for their answers; browsers and proxies send one at a time. */
const MOST_UNANSWERED = 4;
const unanswered = new WeakMap<Socket, number>();

/** Closes a connection that sends hundreds of requests without reading the answers. */
export function refusePipelines({ socket }: IncomingMessage, response: ServerResponse, next: () => void): void {
  unanswered.set(socket, (unanswered.get(socket) ?? 0) + 1);
  response.once("close", () => unanswered.set(socket, unanswered.get(socket)! - 1));
  if (unanswered.get(socket)! > MOST_UNANSWERED) return void socket.destroy();
  next();
}

/** Suspends the idle timeout until `endWait`: photos wait for their turn to be decoded. */
export const beginWait = ({ socket }: IncomingMessage): void => void socket.setTimeout?.(0);
export const endWait = ({ socket }: IncomingMessage): void => void socket.setTimeout?.(IDLE_TIMEOUT_MS);

/** Ends connections of a visitor beyond a number. The operator's proxies, which serve many visitors, have no limit. */
export function boundConnections(server: Server, { visits, places }: { visits: VisitReader; places: OpenShare }): void {
  server.setTimeout(IDLE_TIMEOUT_MS);
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    if (visits.isProxy(address)) return;
    const place = places.lease({ network: visitorNetwork(address) });
    if (place) socket.once("close", place.end);
    else socket.destroy();
  });
}
