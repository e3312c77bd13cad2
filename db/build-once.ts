import type { Database } from "./client.ts";

/** Unnamed statements: a pooler may give each execution another connection, which has no statement of the name. */
export const UNNAMED = "";

/** Builds a Drizzle query once for each database, since a query of a hundred columns takes 2 ms to build. */
export function buildOnce<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const built = new WeakMap<Database, Query>();
  return (db) => {
    const known = built.get(db);
    if (known) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
