import pino from "pino";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { readEnvironment } from "#app/platform/env.ts";
import { countPublicChanges } from "#app/platform/public-changes.ts";
import { hasPooler, startPooler } from "#tests/setup/servers/pooler.ts";
import { createTestDatabase, type TestDatabase } from "#tests/setup/servers/test-database.ts";
import { listenToPageChanges } from "../page-cache/page-changes.ts";
import { openPortalDatabase } from "./open-database.ts";
import { prepareSchema } from "./prepare-data.ts";
import { checkReplicas } from "./reach-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const open = (settings: { DATABASE_URL: string; DATABASE_DIRECT_URL?: string }) => {
  const read = readEnvironment(settings);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return openPortalDatabase(read.env);
};
const changed = (change: Partial<URL>) => Object.assign(new URL(database.url), change).href;

test("a wrong password and a missing database are named in the error", async () => {
  await expect(open({ DATABASE_URL: changed({ password: "faux" }) })).rejects.toThrow(
    "DATABASE_URL : le serveur 127.0.0.1",
  );
  await expect(open({ DATABASE_URL: changed({ password: "faux" }) })).rejects.toThrow(
    "refuse l'utilisateur « bienvu » ou son mot de passe",
  );
  await expect(
    open({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: changed({ pathname: "/absente" }) }),
  ).rejects.toThrow("DATABASE_DIRECT_URL : la base « absente » n'existe pas");
});

test("other reasons why a database does not answer are explained in plain words", async () => {
  const refusals: [string, string][] = [
    [changed({ search: "?sslmode=verify-full" }), "n'accepte pas TLS"],
    [changed({ search: "?sslmode=verify-full&sslrootcert=/absent.crt" }), "le fichier /absent.crt"],
    [changed({ password: "" }), "demande un mot de passe"],
  ];
  for (const [DATABASE_URL, words] of refusals) await expect(open({ DATABASE_URL })).rejects.toThrow(words);
});

test("another database as DATABASE_DIRECT_URL or DATABASE_READ_URL is refused; replicas that are away are only reported", async () => {
  const other = await createTestDatabase();
  onTestFinished(other.drop);
  await expect(open({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: other.url })).rejects.toThrow(
    "DATABASE_DIRECT_URL mène à une autre base que DATABASE_URL",
  );
  const { db, close } = await open({ DATABASE_URL: database.url, DATABASE_DIRECT_URL: database.url });
  onTestFinished(close);
  const told: string[] = [];
  const check = (address: string) =>
    checkReplicas(db, { DATABASE_READ_URL: address }, (sentence) => void told.push(sentence));
  await check(database.url);
  expect(told).toEqual([]);
  await expect(check(other.url)).rejects.toThrow("DATABASE_READ_URL mène à une autre base que DATABASE_URL");
  await check(changed({ password: "faux" }));
  expect(told).toEqual([expect.stringMatching(/^DATABASE_READ_URL : le serveur .* En attendant, les pages sont lues/)]);
});

describe.skipIf(!hasPooler)("behind PgBouncer in transaction mode (skipped where it is not installed)", () => {
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  beforeAll(async () => {
    pooler = await startPooler(database.url);
  });
  afterAll(() => pooler.stop());

  test("a portal without the database's own address is refused in a sentence", async () => {
    const settings = { DATABASE_URL: pooler.url };
    await expect(open(settings)).rejects.toThrow("DATABASE_URL mène à un répartiteur");
    await expect(open({ ...settings, DATABASE_DIRECT_URL: pooler.url })).rejects.toThrow(
      "DATABASE_DIRECT_URL mène à un répartiteur",
    );
  });

  test("with the database's own address the schema is prepared and changes are notified", async () => {
    const { db, direct, close } = await open({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url });
    onTestFinished(close);
    await prepareSchema(direct);
    const changes = countPublicChanges();
    const listening = listenToPageChanges(database.url, {
      log: pino({ level: "silent" }),
      changes,
      notify: (channel) => db.$client.query("select pg_notify($1, '')", [channel]),
    });
    onTestFinished(listening.close);
    await listening.first;
    const before = changes.generation();
    expect(before).not.toBeNull();
    await db.$client.query("notify page_changes");
    await expect.poll(changes.generation).not.toBe(before);
  });

  test("lost notifications behind a pooler are noticed, and nothing is cached", async () => {
    const { db, close } = await open({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url });
    onTestFinished(close);
    const changes = countPublicChanges();
    const listening = listenToPageChanges(pooler.url, {
      log: pino({ level: "silent" }),
      changes,
      notify: (channel) => db.$client.query("select pg_notify($1, '')", [channel]),
    });
    onTestFinished(listening.close);
    await listening.first;
    expect(changes.generation()).toBeNull();
  });
});
