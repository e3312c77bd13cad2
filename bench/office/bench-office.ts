import { createHmac, randomBytes } from "node:crypto";
import { officePages } from "#app/addresses.ts";
import type { Database } from "#db/client.ts";
import { withCleanup } from "../load/cleanup.ts";
import { openLargeSite } from "../mixed/large-site.ts";
import { numberOption } from "../options.ts";
import { measureKinds, missesOf, reportKinds } from "../measured-kinds.ts";
import { reportMisses } from "../table.ts";
import { loadOffice, OPERATOR_ID } from "./load-office.ts";
import { LISTINGS, measureSuspension, SECONDS_TARGET } from "./suspension.ts";

const P99_TARGET_MS = 200;

/** Names and numbers in operators' searches. */
const SEARCHES = ["Bench 4321", "compte-77000@example.org", "compte-7", "73282932", "77777", "12 rue", "BV000"];

/**
 * Each page of the back office for an operator, on 1,000,000 listings (`--annonces=`) and 100,000 accounts (`--comptes=`), beside a call
 * without queries; then the time until a suspended organisation's listings leave the lists. False where a page takes longer than 200 ms
 * at p99, or the listings longer than fifteen seconds.
 */
export async function benchOffice(options: string[]): Promise<boolean> {
  const count = numberOption(options, "--annonces", { otherwise: 1_000_000, least: 10_000 });
  const accounts = numberOption(options, "--comptes", { otherwise: 100_000, least: 1_000 });
  const samples = numberOption(options, "--tours", { otherwise: 100, least: 10 });
  return withCleanup(async (cleanup) => {
    const { site, portal } = await openLargeSite(cleanup, count);
    await loadOffice(site.db, accounts);
    const cookie = await openSession(site.db, site.secret);
    const ask = async (path: string) => {
      const answer = await fetch(`${portal.address}${path}`, { headers: { cookie }, redirect: "manual" });
      await answer.arrayBuffer();
      // An empty page would be quicker than a real one.
      if (answer.status !== 200) throw new Error(`${path} a répondu ${answer.status}`);
    };
    const pages = ["/healthz", ...(await pathsOf(site.db))].map((path) => ({
      name: path,
      limit: P99_TARGET_MS,
      work: () => ask(path),
    }));
    const measured = await measureKinds(pages, { samples, warmUps: 5 });
    const { hidden, shown } = await measureSuspension(site.db);
    process.stdout.write(
      `\n${count.toLocaleString("fr-FR")} annonces, ${accounts.toLocaleString("fr-FR")} comptes\n\n${reportKinds("ms", measured)}\n\n` +
        `${LISTINGS} annonces d’une organisation suspendue : hors des listes en ${hidden.toFixed(1)} s, de retour en ${shown.toFixed(1)} s ` +
        `(objectif ${SECONDS_TARGET} s)\n`,
    );
    const slow = hidden > SECONDS_TARGET ? [`suspension : ${hidden.toFixed(1)} s`] : [];
    return reportMisses([...missesOf(measured), ...slow]);
  });
}

/** Every page of the back office about existing things, and searches of every kind. */
async function pathsOf(db: Database): Promise<string[]> {
  const { rows } = await db.$client.query<Record<string, string>>(`select
    (select reference from listings where status = 'disponible' order by id limit 1) as reference,
    (select user_id from memberships limit 1) as account,
    (select advertiser_id from listings group by advertiser_id order by count(*) desc limit 1) as organisation,
    (select id from requests order by number desc limit 1) as id,
    (select id::text from cases where closed_at is null order by id limit 1) as "case",
    (select subject_id from cases where closed_at is null order by id limit 1) as thing`);
  const things: Record<string, string> = { ...rows[0]!, kind: "annonce" };
  const filled = officePages
    .map(({ path }) => path.replaceAll(/:(\w+)/g, (whole, name: string) => things[name] ?? whole))
    .filter((path) => !path.includes(":"));
  const searches = SEARCHES.map((typed) => `/administration/recherche?q=${encodeURIComponent(typed)}`);
  const lists = ["/administration/signalements?etat=clos", `/administration/signalements?apres=${things.case}`];
  return [...filled, ...lists, ...searches, "/administration/journal?acte=listing.hide&qui=" + OPERATOR_ID];
}

/** The cookie header of an operator who has just proven the second factor. */
async function openSession(db: Database, secret: string): Promise<string> {
  const token = randomBytes(24).toString("hex");
  await db.$client.query(
    `insert into sessions (id, token, user_id, expires_at, second_factor_at)
     values ($1, $1, $2, now() + interval '1 day', now())`,
    [token, OPERATOR_ID],
  );
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  return `portail.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
}
