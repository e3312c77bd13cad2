import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import type { Environment } from "#app/platform/env.ts";

/** Ports that Linux, macOS and Windows by default never give to outgoing connections, which could take the port meanwhile. */
const FREE_PORTS = { from: 20_000, to: 32_767 };

/**
 * Returns the port to listen on: `PORT`, or for 0 a free one. Chosen before the server listens, since links in mails contain it.
 * Throws a French sentence when the port is taken or not allowed.
 */
export function claimPort({ PORT, HOST }: Pick<Environment, "PORT" | "HOST">): Promise<number> {
  const port = PORT || randomInt(FREE_PORTS.from, FREE_PORTS.to + 1);
  return new Promise<number>((done, fail) => {
    const probe = createServer();
    probe.once("error", (error) => {
      const code = "code" in error ? String(error.code) : "";
      if (code === "EADDRINUSE" && PORT === 0) return done(claimPort({ PORT, HOST }));
      const sentence = explain(code, { PORT, HOST });
      fail(sentence === null ? error : new Error(sentence, { cause: error }));
    });
    probe.listen({ port, host: HOST, exclusive: true }, () => probe.close(() => done(port)));
  });
}

function explain(code: string, { PORT, HOST }: Pick<Environment, "PORT" | "HOST">): string | null {
  if (code === "EADDRINUSE") return `Le port ${PORT} est déjà pris : choisissez-en un autre avec la variable PORT.`;
  if (code === "EACCES")
    return `Le port ${PORT} n'est pas permis à cet utilisateur : choisissez avec la variable PORT un nombre au-dessus de 1023.`;
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL"].includes(code))
    return `La variable HOST n'est pas valable : « ${HOST} » n'est pas une adresse de cette machine.`;
  return null;
}
