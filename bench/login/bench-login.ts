import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { createAccount } from "#app/account/account.repository.server.ts";
import { logIn } from "#app/account/use-cases/log-in.server.ts";
import { createAuth } from "#app/platform/security/auth.server.ts";
import { readEnvironment } from "#app/platform/env.ts";
import type { Mailer } from "#app/platform/mail/mailer.server.ts";
import { type Database, openDatabase } from "#db/client.ts";
import { startEmbeddedPostgres } from "#db/embedded/embedded-postgres.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { milliseconds, table } from "../table.ts";
import { percentile } from "../timing.ts";

const ROUNDS = 80;
const WARM_UPS = 8;
/** How far the medians may lie apart: what is left is noise, which more rounds make smaller. */
const RATIO_LIMIT = 1.1;
const folder = resolve("data", "bench-login");

const kinds = ["mot de passe faux", "adresse inconnue"] as const;

/** Refused logins of accounts that exist and of some that do not, in turn: whether their times tell which is which. */
export async function benchLogin(): Promise<boolean> {
  await rm(folder, { recursive: true, force: true });
  const postgres = await startEmbeddedPostgres(folder);
  const db = openDatabase(postgres.url);
  try {
    await migrateDatabase(db);
    const durations = await measureRefusals(db);
    const medians = durations.map((list) => percentile(list, 0.5));
    const ratio = Math.max(...medians) / Math.min(...medians);
    const rows = kinds.map((kind, index) => [
      kind,
      milliseconds(medians[index]!),
      milliseconds(percentile(durations[index]!, 0.99)),
    ]);
    process.stdout.write(`\n${table([["ms", "médiane", "p99"], ...rows])}\n\n`);
    process.stdout.write(
      `Rapport des médianes : ×${ratio.toFixed(3)} (limite ×${RATIO_LIMIT}), ${ROUNDS} essais chacun\n`,
    );
    return ratio <= RATIO_LIMIT;
  } finally {
    await db.$client.end();
    await postgres.stop();
  }
}

async function measureRefusals(db: Database): Promise<number[][]> {
  const settings = readEnvironment({});
  if (!settings.ok) throw new Error(settings.problems.join());
  const { env } = settings;
  const mailer: Mailer = { send: async () => {}, outbox: null };
  const auth = createAuth({ db, env, secret: randomUUID() });
  const { password } = await auth.$context;
  const hash = await password.hash("Abcdef1!");
  const known = Array.from({ length: ROUNDS + WARM_UPS }, () => `${randomUUID()}@example.org`);
  for (const email of known)
    await createAccount(
      db,
      { firstName: "Zoé", familyName: "Le Goff", email, userType: "chercheur", password: "" },
      hash,
    );
  await db.$client.query("update users set email_verified = true");
  const durations: number[][] = [[], []];
  for (const [round, email] of known.entries()) {
    // In turn, and each kind first every other time: what the machine does meanwhile falls on both.
    for (const kind of round % 2 === 0 ? [0, 1] : [1, 0]) {
      await db.$client.query("delete from attempts");
      const start = performance.now();
      await logIn(
        { db, auth, mailer, env },
        {
          email: kind === 0 ? email : `${randomUUID()}@example.org`,
          password: "Mauvais1!",
          rememberMe: false,
          next: null,
          address: "203.0.113.9",
          headers: new Headers(),
        },
      );
      if (round >= WARM_UPS) durations[kind]!.push(performance.now() - start);
    }
  }
  return durations;
}
