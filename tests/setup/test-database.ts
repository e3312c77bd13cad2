import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { type Database, openDatabase } from "#db/client.ts";
import { databaseAddress } from "./database.ts";

export type TestDatabase = { db: Database; url: string; drop(): Promise<void> };

/** A database of its own for a test file: schema and communes, no listing. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject("databaseServer");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await execute(server, `create database ${name} template bienvu_template`);
  const url = databaseAddress(server, name);
  const db = openDatabase(url);
  return {
    db,
    url,
    async drop() {
      await db.$client.end();
      await execute(server, `drop database ${name} with (force)`);
    },
  };
}

async function execute(server: string, statement: string): Promise<void> {
  const admin = openDatabase(server, { maxConnections: 1 });
  try {
    await admin.$client.query(statement);
  } finally {
    await admin.$client.end();
  }
}
