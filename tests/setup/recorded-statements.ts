import type { PoolClient } from "pg";
import type { Database } from "#db/client.ts";

/** What a piece of work asks of the database, statement by statement, on connections that a pool opens from now on. */
export function recordStatements(db: Database): { during(work: () => Promise<unknown>): Promise<string[]> } {
  let recorded: string[] = [];
  db.$client.on("connect", (client: PoolClient) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    Object.assign(client, {
      query(...given: unknown[]) {
        const [asked] = given;
        recorded.push(typeof asked === "string" ? asked : (asked as { text: string }).text);
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
