import type { Pool, PoolClient } from "pg";

/** A statement and its values. */
export type SentStatement = { text: string; values: unknown[] };

type Recorder = { during(work: () => Promise<unknown>): Promise<SentStatement[]> };

/** Without the statements of the job queue, which shares the pools and does its own work while a page is answered. */
export const withoutJobQueue = (sent: SentStatement[]) => sent.filter(({ text }) => !/\bjobs\.|'jobs'/.test(text));

/** Records the statements sent on these pools while a function runs. */
export async function recordStatements(pools: Pool[]): Promise<Recorder> {
  let recorded: SentStatement[] = [];
  const record = (client: PoolClient) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    Object.assign(client, {
      query(...given: unknown[]) {
        const [asked, values] = given as [string | Partial<SentStatement>, unknown[] | undefined];
        const { text = "", values: own } = typeof asked === "string" ? { text: asked } : asked;
        recorded.push({ text, values: values ?? own ?? [] });
        return query(...given);
      },
    });
  };
  for (const pool of pools) {
    pool.on("connect", record);
    await renewConnections(pool);
  }
  return {
    async during(work) {
      recorded = [];
      await work();
      return recorded;
    },
  };
}

/** Closes a pool's idle connections: they were opened before. */
export async function renewConnections(pool: Pool): Promise<void> {
  const clients: PoolClient[] = [];
  for (let { totalCount } = pool; totalCount > 0; totalCount--) clients.push(await pool.connect());
  for (const client of clients) client.release(true);
}
