import { createServer } from "node:net";
import type { Environment } from "#app/platform/env.ts";

/**
 * Returns the port to listen on: `PORT`, or for 0 a free one. It is chosen before the server listens, since links in
 * mails contain it. Throws a French sentence when the port is taken.
 */
export function claimPort({ PORT, HOST }: Pick<Environment, "PORT" | "HOST">): Promise<number> {
  return new Promise<number>((done, fail) => {
    const probe = createServer();
    probe.once("error", (error) => {
      const taken = "code" in error && error.code === "EADDRINUSE";
      fail(taken ? new Error(`Le port ${PORT} est déjà pris : choisissez-en un autre avec la variable PORT.`) : error);
    });
    probe.listen({ port: PORT, host: HOST, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => done(typeof address === "object" && address ? address.port : PORT));
    });
  });
}
