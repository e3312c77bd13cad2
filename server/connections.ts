import type { Server } from "node:http";
import type { Socket } from "node:net";
import { sharesOf } from "./shares.ts";
import { visitorNetwork } from "./visitor-network.ts";
import type { VisitReader } from "./visit.ts";

/** Of one visitor at once: a browser opens six, and an office or a telephone network shares one address. */
const MOST_OF_ONE = 200;

/** How long a connection may take, in milliseconds: its headers; a minute in which nothing passes. The pace of bodies is `receive-body.ts`' matter. */
export const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 0,
  connectionsCheckingInterval: 2_000,
};
const STILL_MS = 60_000;

/** Ends what a visitor opens beyond a number of connections; the operator's proxies, which speak for many, may. */
export function boundConnections(server: Server, visits: VisitReader): void {
  const open = sharesOf({ all: Infinity, ofOne: MOST_OF_ONE });
  server.setTimeout(STILL_MS);
  server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "";
    if (visits.isProxy(address)) return;
    const network = visitorNetwork(address);
    if (!open.take(network)) return void socket.destroy();
    socket.once("close", () => open.giveBack(network));
  });
}
