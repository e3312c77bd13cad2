import { once } from "node:events";
import type { Server as HttpServer } from "node:http";
import { type AddressInfo, createServer, type Socket } from "node:net";

export type Front = { address: string; port: string; show(portal: HttpServer): void; close(): void };

/**
 * A port that forwards its connections to one portal after another: all their pages have one origin, so that browsers find
 * scripts in their cache.
 */
export async function openFront(): Promise<Front> {
  let shown: HttpServer | undefined;
  const sockets = new Set<Socket>();
  const front = createServer((socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    shown?.emit("connection", socket);
  });
  front.listen(0, "127.0.0.1");
  await once(front, "listening");
  const port = String((front.address() as AddressInfo).port);
  const disconnect = () => sockets.forEach((socket) => socket.destroy());
  return {
    address: `http://localhost:${port}`,
    port,
    show(portal) {
      disconnect();
      shown = portal;
    },
    close() {
      front.close();
      disconnect();
    },
  };
}
