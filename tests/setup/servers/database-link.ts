import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A connection to a database, on a separate port, that a test can break. */
export type DatabaseLink = {
  url: string;
  /** Ends all connections, and refuses others. */
  cut(): void;
  /** Neither forwards nor closes anything, like a stopped server or a lost network. */
  freeze(): void;
  /** Passes connections on again. */
  mend(): Promise<void>;
  close(): void;
};

/** Opens a link to the database of this address. */
export async function openDatabaseLink(address: string): Promise<DatabaseLink> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.once("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.on("data", (chunk) => void (isFrozen || other.write(chunk)));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const url = Object.assign(new URL(address), { hostname: "127.0.0.1", port: String(port) }).href;
  const endAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url,
    cut() {
      server.close();
      endAll();
    },
    freeze() {
      isFrozen = true;
    },
    async mend() {
      // Data that waited while it was frozen were not forwarded.
      if (isFrozen) endAll();
      isFrozen = false;
      if (server.listening) return;
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    close() {
      server.close();
      endAll();
    },
  };
}
