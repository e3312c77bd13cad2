import { type Database, openDatabase } from "#db/client.ts";

/** Runs `act` while nobody can connect to this database, after cutting all its connections. */
export async function withoutDatabase(db: Database, act: () => Promise<void>): Promise<void> {
  const url = new URL(db.$client.options.connectionString!);
  const name = url.pathname.slice(1);
  url.pathname = "/postgres";
  const admin = openDatabase(url.href);
  try {
    await admin.$client.query(`alter database ${name} allow_connections false`);
    await admin.$client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
    await act();
  } finally {
    await admin.$client.query(`alter database ${name} allow_connections true`);
    await admin.$client.end();
  }
}
