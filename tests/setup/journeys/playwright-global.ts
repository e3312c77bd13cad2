import { provideDatabaseServer } from "../servers/database-server.ts";

/** Playwright's global set-up: the run's PostgreSQL. */
export default async function setup(): Promise<() => Promise<void>> {
  const { stop } = await provideDatabaseServer();
  return stop;
}
