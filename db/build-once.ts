import type { Database } from "./client.ts";

/** A pooler may give each execution another connection, which knows no statement of that name. */
export const UNNAMED = "";

/** A query of Drizzle's that is built once for each database: one of a hundred columns takes 2 ms to build. */
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
