import { connect } from "node:net";

/** `status` is NaN where no answer came within `TIMEOUT_MS`. */
export type Answered = { status: number; ms: number };

const TIMEOUT_MS = 30_000;

/** Sends bytes to a port of this machine as they are, on a connection of their own, and reads all that is answered. */
export function sendBytes(port: number, bytes: Buffer): Promise<Answered> {
  const start = performance.now();
  return new Promise((done) => {
    const socket = connect({ port, host: "127.0.0.1", timeout: TIMEOUT_MS });
    let first: Buffer | undefined;
    const end = () => {
      socket.destroy();
      done({ status: Number(first?.toString("latin1", 9, 12)), ms: performance.now() - start });
    };
    socket.on("data", (chunk: Buffer) => (first ??= chunk));
    for (const event of ["end", "close", "error", "timeout"]) socket.once(event, end);
    socket.write(bytes);
  });
}
