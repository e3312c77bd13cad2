import type { PoolClient } from "pg";
import type { Database } from "#db/client.ts";

/** A statement and its values. */
export type SentStatement = { text: string; values: unknown[] };

/** The statements that a function sends to the database, on connections that a pool opens from now on. */
export function recordStatements(db: Database): { during(work: () => Promise<unknown>): Promise<SentStatement[]> } {
  let recorded: SentStatement[] = [];
  db.$client.on("connect", (client: PoolClient) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    Object.assign(client, {
      query(...given: unknown[]) {
        const [asked, values] = given as [string | Partial<SentStatement>, unknown[] | undefined];
        const { text = "", values: own } = typeof asked === "string" ? { text: asked } : asked;
        recorded.push({ text, values: values ?? own ?? [] });
        return query(...given);
      },
    });
  });
  return {
    async during(work) {
      recorded = [];
      await work();
      return recorded;
    },
  };
}

/** Closes a pool's idle connections: they were opened before. */
export async function renewConnections({ $client: pool }: Database): Promise<void> {
  const clients: PoolClient[] = [];
  for (let { totalCount } = pool; totalCount > 0; totalCount--) clients.push(await pool.connect());
  for (const client of clients) client.release(true);
}
