import { type SQL, sql } from "drizzle-orm";
import { siretDigits } from "./siret.ts";

/** Whether an organisation (`a`) has the typed SIRET, number, or profile address. */
export function isNamedInSql(typed: string): SQL {
  const digits = siretDigits(typed);
  if (/^\d{14}$/.test(digits)) return sql`a.siret = ${digits}`;
  if (/^\d{1,9}$/.test(digits)) return sql`a.id = ${Number(digits)}`;
  return sql`a.slug = ${/(?:^|\/annonceurs\/)([a-z0-9-]+)\/?$/.exec(typed.trim())?.[1] ?? ""}`;
}
