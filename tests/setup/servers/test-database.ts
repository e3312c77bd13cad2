import { type Database, openDatabase } from "#db/client.ts";
import { copyTemplate, type Template } from "./database-server.ts";

export type TestDatabase = { db: Database; url: string; drop(): Promise<void> };

/** A database for a test file: schema and communes, and samples on request. */
export async function createTestDatabase(template: Template = "communes"): Promise<TestDatabase> {
  const { url, drop } = await copyTemplate(template);
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
