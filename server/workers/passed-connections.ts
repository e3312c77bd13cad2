import type { Worker } from "node:cluster";

/** A connection that the primary holds until the worker has taken it. */
type Handle = { close(done?: () => void): void };

const isHandle = (sent: unknown): sent is Handle =>
  typeof sent === "object" && sent !== null && "close" in sent && typeof sent.close === "function";

/**
 * Watches connections that Node's primary passes to a worker. If the worker dies, Node forgets connections on their way: visitors
 * would wait for ever, and the primary would keep them. `endAll` closes them.
 */
export function watchPassedConnections({ process }: Worker): { endAll(): void } {
  const passed = new Set<Handle>();
  const send = process.send.bind(process) as (...sent: unknown[]) => boolean;
  const watched = (...sent: unknown[]): boolean => {
    const [, handle] = sent;
    if (isHandle(handle)) watch(handle);
    return send(...sent);
  };
  process.send = watched as typeof process.send;

  function watch(handle: Handle): void {
    const close = handle.close.bind(handle);
    passed.add(handle);
    // Called once the worker has taken the connection.
    handle.close = (done) => {
      passed.delete(handle);
      close(done);
    };
  }

  return {
    endAll() {
      for (const handle of passed) handle.close();
    },
  };
}
