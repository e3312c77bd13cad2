import { connect, createServer } from "node:net";

/** Whether a process listens on a port. `unknown`: a local error, such as too many open files, or no answer in two seconds. */
export const tryPort = (port: number) =>
  new Promise<"open" | "refused" | "unknown">((done) => {
    const socket = connect({ port, host: "127.0.0.1", timeout: 2_000 });
    const end = (found: "open" | "refused" | "unknown") => (socket.destroy(), done(found));
    socket.once("connect", () => end("open"));
    socket.once("timeout", () => end("unknown"));
    socket.once("error", (error: NodeJS.ErrnoException) => end(error.code === "ECONNREFUSED" ? "refused" : "unknown"));
  });

/** The preferred port of the loopback address, if it is free, else another one. */
export async function freePort(preferred: number): Promise<number> {
  const claim = (port: number) =>
    new Promise<number | null>((done) => {
      const probe = createServer();
      probe.once("error", () => done(null));
      probe.listen({ port, host: "127.0.0.1", exclusive: true }, () => {
        const address = probe.address();
        probe.close(() => done(typeof address === "object" && address ? address.port : null));
      });
    });
  const port = (await claim(preferred)) ?? (await claim(0));
  if (port === null) throw new Error("Aucun port libre pour le PostgreSQL intégré.");
  return port;
}
