import { beforeAll, expect, test } from "vitest";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { renewConnections } from "../setup/portals/recorded-statements.ts";

const portal = useHttpPortal();
const ACCOUNTS = 10_000;
const REQUESTS = 20_000;
/** Times that each of the 300 samples is copied: 30,000 listings. */
const COPIES = 99;
/** Tables that grow with use. */
const LARGE = new Set([
  "users",
  "sessions",
  "credentials",
  "requests",
  "request_events",
  "attempts",
  "mails",
  "listings",
  "listing_details",
  "listing_status_changes",
]);

type Plan = { "Node Type": string; "Relation Name"?: string; Plans?: Plan[] };
type Explained = { "Query Text": string; Plan: Plan };

/** The plans of all statements since the last call: auto_explain sends them as notices. */
const explained: Explained[] = [];

beforeAll(async () => {
  const { $client: pool } = portal.db;
  await fill();
  await copyListings();
  const pools = [pool, portal.reads.$client];
  for (const each of pools)
    each.on("connect", (client) =>
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
  // The setting applies to a connection from its start.
  for (const each of pools) await renewConnections(each);
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
    insert into listing_status_changes (listing_id, status)
      select (select min(id) from listings) + n % 100, case when n / 100 % 2 = 0 then 'retiree' else 'disponible' end::listing_status
      from generate_series(1, ${REQUESTS}) n;
    insert into attempts (key, window_ends_at, count)
      select 'loginsFromNetwork 192.0.2.' || n, now() + interval '1 hour', 1 from generate_series(1, ${ACCOUNTS}) n;
    analyze`);
}

/** Copies listings without their triggers, which take a minute; counts are made anew. */
async function copyListings(): Promise<void> {
  const { $client: pool } = portal.db;
  const columnsOf = async (table: string) => {
    const { rows } = await pool.query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns
       where table_name = $1 and is_generated = 'NEVER' and column_name not in ('id', 'reference', 'listing_id')`,
      [table],
    );
    return rows.map(({ name }) => name).join(", ");
  };
  const [own, details] = await Promise.all(["listings", "listing_details"].map(columnsOf));
  await pool.query(`
    begin;
    set local session_replication_role = replica;
    insert into listings (id, reference, ${own})
      select id * 1000 + n, reference || n, ${own} from listings, generate_series(1, ${COPIES}) n;
    insert into listing_details (listing_id, ${details})
      select listing_id * 1000 + n, ${details} from listing_details, generate_series(1, ${COPIES}) n;
    commit;
    select recount_listings()`);
  // As autovacuum does: without it no index answers by itself.
  await pool.query("vacuum analyze");
}

function scansOf({ Plans = [], ...plan }: Plan): string[] {
  const own =
    plan["Node Type"] === "Seq Scan" && LARGE.has(plan["Relation Name"] ?? "") ? [plan["Relation Name"]!] : [];
  return [...own, ...Plans.flatMap(scansOf)];
}

// Not here: wider searches than one without results. They are optional, and cut after a second.
test.each([
  "/",
  "/annonces",
  "/annonces?page=9000",
  "/annonces?tri=prix-croissant&page=300",
  "/annonces?commune=lyon&q=balcon",
  "/annonces?q=balcon&priceMax=300000",
  "/annonces?areaMin=50&minRooms=3",
  "/annonces?commune=nantes&rayon=20&minRooms=2",
  "/annonces?quartier=centre",
  "/annonces?piscine=oui&depuis=7",
  "/annonces?baisse=oui&page=40",
  "/annonces?disponible=oui&page=40",
  "/annonces?commune=lyon&q=balcon&disponible=oui",
  "/annonces?sort=baisse&page=5000",
  "/annonces?baisse=oui&priceMax=300000&sort=baisse",
  "/annonces?departement=69",
  "/annonces?region=bretagne&priceMax=300000",
  "/annonces?commune=lyonn&commune=croix%20rousse",
  "/Rechercher?texte=maison%20lumineuse%20Croix-Rousse%20Lyon%20prés%20du%20centre",
  "/api/lieux?q=centre",
  "/api/lieux?q=lyonn",
  "/api/resultats?commune=lyon&page=2",
  "/annonces.atom",
  "/annonces.json?commune=nantes&rayon=20&q=balcon",
  "/annonces?propertyType=maison&propertyType=appartement&page=30",
  "/api/annonces/nombre?propertyType=maison&propertyType=appartement&rooms=3&exterieur=balcon",
  "/api/annonces/equipements?commune=lyon&exterieur=balcon",
  "/api/carte?cadre=-5_42_8_51&zoom=6",
  "/api/carte?cadre=2.2_48.8_2.5_48.9&zoom=12&q=balcon",
  "{listing}",
  "{listing}/imprimer",
  "/annonceurs",
  "{advertiser}",
  "/sitemap.xml",
  "/sitemaps/annonces-2.xml",
  "/messages",
  "/suivi",
  "/tableau-de-bord",
  "/publications",
  "/favoris",
  "/espace",
  "/espace/profil",
  "/espace/donnees",
  "/publier",
])("%s scans no large table", async (pattern) => {
  const { rows } = await portal.db.$client.query<{ listing: string; advertiser: string }>(`
    select '/annonces/' || l.slug || '-' || l.reference as listing, '/annonceurs/' || a.slug as advertiser
    from listings l join advertisers a on a.id = advertiser_id where status = 'disponible' order by l.id limit 1`);
  const path = pattern.replace("{listing}", rows[0]!.listing).replace("{advertiser}", rows[0]!.advertiser);
  const cookie = await portal.accounts.cookieOf({ email: "agence@example.org" });
  explained.length = 0;
  expect((await portal.visitFrom("127.0.0.1").fetch(path, { headers: { cookie } })).status).toBe(200);
  expect(explained.length).toBeGreaterThan(0);
  const scans = explained.flatMap((one) => scansOf(one.Plan).map((table) => [table, one["Query Text"].slice(0, 200)]));
  expect(scans).toEqual([]);
});
