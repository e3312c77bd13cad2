import { sql } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { FREE_PAGES } from "./site-pages.server.ts";

/** Maximum number of free pages of a portal. */
export const MOST_PAGES = 50;

/** A free page without its text. `version` is the newest. */
type FreePage = { slug: string; title: string; inFooter: boolean; version: number };

/** The free pages by title; a page whose newest version is empty is deleted. */
export async function listFreePages(db: Connection): Promise<FreePage[]> {
  const { rows } = await db.execute<FreePage>(sql`
    select substring(d.name from ${FREE_PAGES.length + 1}::int for length(d.name) - ${FREE_PAGES.length + ".json".length}::int) as slug,
      d.content ->> 'titre' as title, coalesce((d.content ->> 'enPied')::boolean, false) as "inFooter", d.version
    from (select name, max(version) as version from site_documents where name >= 'pages/' and name < 'pages0'
      group by name order by name limit 200) newest
    join site_documents d on d.name = newest.name and d.version = newest.version
    where d.content is not null order by title limit ${MOST_PAGES}`);
  return rows;
}
