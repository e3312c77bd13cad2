import { beforeAll, expect, test } from "vitest";
import { useHttpPortal } from "../setup/http-portal.ts";
import { renewConnections } from "../setup/recorded-statements.ts";

const portal = useHttpPortal();
const ACCOUNTS = 20_000;
const REQUESTS = 50_000;
/** Tables that grow with the portal's life; those of listings are the matter of `search-cost.db.test.ts`. */
const LARGE = new Set(["users", "sessions", "credentials", "requests", "request_events", "attempts", "mails"]);

type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };
type Explained = { "Query Text": string; Plan: Plan };

/** What the database did for each statement since the last look: auto_explain tells it as notices. */
const explained: Explained[] = [];

beforeAll(async () => {
  const { $client: pool } = portal.db;
  await fill();
  pool.on("connect", (client) =>
    client.on("notice", ({ message = "" }) => {
      const plan = /plan:\n(\{[\s\S]*\})/.exec(message)?.[1];
      if (plan) explained.push(JSON.parse(plan) as Explained);
    }),
  );
  const { rows } = await pool.query<{ name: string }>("select current_database() as name");
  for (const [setting, value] of [
    ["session_preload_libraries", "auto_explain"],
    ["auto_explain.log_min_duration", "0"],
    ["auto_explain.log_format", "json"],
    ["auto_explain.log_level", "notice"],
    ["auto_explain.log_nested_statements", "on"],
  ])
    await pool.query(`alter database "${rows[0]!.name}" set ${setting} = '${value}'`);
  // Connections have the setting from their beginning.
  await renewConnections(portal.db);
}, 120_000);

async function fill(): Promise<void> {
  await portal.db.$client.query(`
    insert into users (id, user_type, first_name, family_name, name, email, email_verified)
      select 'u' || n, 'chercheur', 'Zoé', 'Le Goff', 'Zoé Le Goff', 'u' || n || '@example.org', true
      from generate_series(1, ${ACCOUNTS}) n;
    insert into sessions (id, token, user_id, expires_at)
      select 's' || n, 's' || n, 'u' || n, now() + interval '1 day' from generate_series(1, ${ACCOUNTS}) n;
    insert into credentials (id, account_id, provider_id, user_id, password)
      select 'c' || n, 'u' || n, 'credential', 'u' || n, 'x' from generate_series(1, ${ACCOUNTS}) n;
    insert into requests (listing_id, seeker_id, seeker_name, seeker_email, status, confirmed_at)
      select (select min(id) from listings) + n % 100, u.id, 'Zoé', u.email, 'declinee', now()
      from generate_series(1, ${REQUESTS}) n join users u on u.id = 'u' || 1 + n % ${ACCOUNTS};
    insert into request_events (request_id, step, author, author_name, body)
      select id, 'demande', 'demandeur', 'Zoé', 'Bonjour' from requests;
    insert into attempts (key, window_ends_at, count)
      select 'loginsFromNetwork 192.0.2.' || n, now() + interval '1 hour', 1 from generate_series(1, ${ACCOUNTS}) n;
    analyze`);
}

function scansOf({ Plans = [], ...plan }: Plan): string[] {
  const own =
    plan["Node Type"] === "Seq Scan" && LARGE.has(plan["Relation Name"] ?? "") ? [plan["Relation Name"]!] : [];
  return [...own, ...Plans.flatMap(scansOf)];
}

test.each([
  "/",
  "/annonces",
  "/annonceurs",
  "/messages",
  "/suivi",
  "/tableau-de-bord",
  "/publications",
  "/favoris",
  "/espace",
  "/espace/profil",
  "/espace/donnees",
  "/publier",
])("%s reads no large table from end to end", async (path) => {
  const cookie = await portal.accounts.cookieOf({ email: "agence@example.org" });
  explained.length = 0;
  expect((await portal.fetch(path, { headers: { cookie } })).status).toBe(200);
  expect(explained.length).toBeGreaterThan(0);
  const scans = explained.flatMap((one) => scansOf(one.Plan).map((table) => [table, one["Query Text"].slice(0, 200)]));
  expect(scans).toEqual([]);
});
