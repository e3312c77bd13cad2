import { createServer } from "node:net";
import type { Environment } from "#app/platform/env.ts";

/**
 * The port to listen on, free a moment ago: `PORT`, or for 0 one that the system chooses. Known before anything listens,
 * since links in mails name it. Throws a French sentence when it is taken.
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
