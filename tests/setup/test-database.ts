import { type Database, openDatabase } from "#db/client.ts";
import { copyTemplate } from "./database-server.ts";

export type TestDatabase = { db: Database; url: string; drop(): Promise<void> };

/** A database of its own for a test file: schema and communes, no listing. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await copyTemplate("communes");
  const db = openDatabase(url);
  return {
    db,
    url,
    async drop() {
      await db.$client.end();
      await drop();
    },
  };
}
