import pg from "pg";
import { password } from "./settings.ts";

export const databaseUrl = (port: number): string => `postgres://bienvu:${password}@127.0.0.1:${port}/bienvu`;
export const superuserUrl = (port: number): string => `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

/** Works on a connection of its own; fails within seconds where nobody answers. */
export async function askDatabase<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => {});
  }
}
