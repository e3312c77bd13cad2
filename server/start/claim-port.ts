import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import type { Environment } from "#app/platform/env.ts";

/** By default Linux, macOS and Windows give none of these to outgoing connections, which could take the port meanwhile. */
const FREE_PORTS = { from: 20_000, to: 32_767 };

/**
 * Returns the port to listen on: `PORT`, or for 0 a free one. It is chosen before the server listens, since links in
 * mails contain it. Throws a French sentence when the port is taken.
 */
export function claimPort({ PORT, HOST }: Pick<Environment, "PORT" | "HOST">): Promise<number> {
  const port = PORT || randomInt(FREE_PORTS.from, FREE_PORTS.to + 1);
  return new Promise<number>((done, fail) => {
    const probe = createServer();
    probe.once("error", (error) => {
      const taken = "code" in error && error.code === "EADDRINUSE";
      if (taken && PORT === 0) return done(claimPort({ PORT, HOST }));
      fail(taken ? new Error(`Le port ${PORT} est déjà pris : choisissez-en un autre avec la variable PORT.`) : error);
    });
    probe.listen({ port, host: HOST, exclusive: true }, () => probe.close(() => done(port)));
  });
}
