import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { sharesOf } from "./shares.ts";
import { visitorNetwork } from "./visitor-network.ts";
import type { VisitReader } from "./visit.ts";

/** Of one visitor at once: a browser opens six, and an office or a telephone network shares one address. */
const MOST_OF_ONE = 200;

/** How long a request may take to come, in milliseconds. The pace of its body is the matter of `receive-body.ts`. */
export const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 0,
  connectionsCheckingInterval: 2_000,
};
/** A connection on which nothing passes for so long is ended, unless its answer is being made. */
const IDLE_TIMEOUT_MS = 60_000;

/** Requests of one connection that wait for their answers; browsers and proxies send one, and wait. */
const MOST_UNANSWERED = 4;
const unanswered = new WeakMap<Socket, number>();

/** Ends a connection that sends requests by the hundred without reading their answers: each would begin at once. */
export function refusePipelines({ socket }: IncomingMessage, response: ServerResponse, next: () => void): void {
  unanswered.set(socket, (unanswered.get(socket) ?? 0) + 1);
  response.once("close", () => unanswered.set(socket, unanswered.get(socket)! - 1));
  if (unanswered.get(socket)! > MOST_UNANSWERED) return void socket.destroy();
  next();
}

/** Lets an answer take its time: photos wait for their turn to be decoded. Until `endWait`. */
export const beginWait = ({ socket }: IncomingMessage): void => void socket.setTimeout?.(0);
export const endWait = ({ socket }: IncomingMessage): void => void socket.setTimeout?.(IDLE_TIMEOUT_MS);

/** Ends connections that a visitor opens beyond a number; the operator's proxies, which stand for many, open as many as they like. */
export function boundConnections(server: Server, visits: VisitReader): void {
  const open = sharesOf({ all: Infinity, ofOne: MOST_OF_ONE });
  server.setTimeout(IDLE_TIMEOUT_MS);
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    if (visits.isProxy(address)) return;
    const network = visitorNetwork(address);
    if (!open.take(network)) return void socket.destroy();
    socket.once("close", () => open.giveBack(network));
  });
}
