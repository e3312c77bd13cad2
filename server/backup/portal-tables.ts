import { escapeIdentifier, type PoolClient } from "pg";

export type PortalTable = { name: string; columns: string[] };

/** Tables that a restore or a first start writes itself. */
const notBackedUp = ["migrations", "shared_settings", "unfinished_restore"];

/** The tables of a backup, and their columns except computed ones. */
export async function listPortalTables(client: Pick<PoolClient, "query">): Promise<PortalTable[]> {
  const { rows } = await client.query<PortalTable>(
    `select c.relname::text as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
       and c.relname ~ '^[a-z_][a-z0-9_]*$' and not c.relname = any ($1)
       and not exists (select from pg_depend d
         where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname`,
    [notBackedUp],
  );
  return rows;
}

/** The last value of each sequence that has given one. */
export async function listSequences(client: Pick<PoolClient, "query">): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename::text as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null order by 1`,
  );
  return rows;
}

export const qualified = (table: string): string => `public.${escapeIdentifier(table)}`;

/** The table and columns for COPY: `public.listings (id, title)`. */
export const copiedColumns = ({ name, columns }: PortalTable): string =>
  `${qualified(name)} (${columns.map((column) => escapeIdentifier(column)).join(", ")})`;

/** Fixes the text formats of values, whatever the server's settings, so that the same rows give the same files. */
export async function fixTextFormats(client: PoolClient): Promise<void> {
  await client.query("set local datestyle = 'ISO'");
  await client.query("set local intervalstyle = 'postgres'");
  await client.query("set local extra_float_digits = 3");
  await client.query("set local timezone = 'UTC'");
}
