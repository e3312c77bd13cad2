import type { Database } from "#db/client.ts";
import { runWithoutLimit } from "#db/statement-limit.ts";

/** The account that requests the pages. */
export const OPERATOR_ID = "bench-operator";

/** Loads accounts with sessions, requests with a message, reports, mails and acts, like a portal of several years. Done once. */
export async function loadOffice(db: Database, accounts: number): Promise<void> {
  const { rows } = await db.$client.query<{ count: number }>(
    "select count(*)::int as count from users where starts_with(id, 'bench-compte-')",
  );
  if (rows[0]!.count < accounts) for (const statement of loads(accounts)) await runWithoutLimit(db, statement);
  await db.$client.query(
    `insert into users (id, user_type, first_name, family_name, name, email, email_verified)
     values ($1, 'chercheur', 'Camille', 'Bench', 'Camille Bench', 'bench@example.org', true) on conflict do nothing`,
    [OPERATOR_ID],
  );
  await db.$client.query("insert into operators (user_id, role) values ($1, 'operator') on conflict do nothing", [
    OPERATOR_ID,
  ]);
  await runWithoutLimit(db, "analyze");
}

const loads = (accounts: number): string[] => [
  `insert into users (id, user_type, first_name, family_name, name, email, email_verified, created_at)
   select 'bench-compte-' || n, (array['chercheur', 'proprietaire', 'agence'])[1 + n % 3]::user_type, 'Bench', n::text, 'Bench ' || n,
     'compte-' || n || '@example.org', true, now() - make_interval(mins => n)
   from generate_series(1, ${accounts}) n on conflict do nothing`,
  `insert into sessions (id, token, user_id, expires_at, ip_address, user_agent)
   select 'bench-' || n, 'bench-' || n, 'bench-compte-' || n, now() + interval '30 days',
     '10.' || n / 65536 || '.' || n / 256 % 256 || '.' || n % 256, 'bench' from generate_series(1, ${accounts}) n on conflict do nothing`,
  `insert into memberships (advertiser_id, user_id, role)
   select a.id, 'bench-compte-' || row_number() over (order by a.id), 'administrator' from advertisers a
   where a.left_at is null order by a.id limit ${accounts} on conflict do nothing`,
  `insert into requests (listing_id, advertiser_id, seeker_id, seeker_name, seeker_email, confirmed_at)
   select l.id, l.advertiser_id, u.id, u.name, u.email, now() from
     (select id, advertiser_id, row_number() over (order by id) as n from listings where status = 'disponible' limit ${accounts}) l
     join users u on u.id = 'bench-compte-' || l.n`,
  `insert into request_events (request_id, step, author, author_name, body)
   select r.id, 'demande', 'demandeur', r.seeker_name, 'Bonjour' from requests r where starts_with(r.seeker_id, 'bench-compte-')`,
  `insert into operator_acts (at, actor_id, actor, act, subject, subject_id, why, before, after)
   select now() - make_interval(mins => n), '${OPERATOR_ID}', 'operator', (array['listing.hide', 'sanction.warn', 'listing.correct'])[1 + n % 3],
     'listing', 'BV' || n, 'bench', 'avant', 'après' from generate_series(1, ${accounts}) n`,
  // Every second case is closed; the first open one has a thousand reports.
  `insert into cases (subject, subject_id, is_grave, opened_at, due_at, closed_at)
   select 'listing', reference, n % 3 = 0, now() - make_interval(mins => n), now(),
     case when n % 2 = 0 then now() - make_interval(mins => n) end
   from (select reference, row_number() over (order by id)::int as n from listings limit ${Math.ceil(accounts / 2)}) l
   on conflict do nothing`,
  `insert into reports (case_id, kind, explanation, name, email, created_at)
   select c.id, 'scam', 'Bench ' || n, 'Bench', 'bench-' || n || '@example.org', c.opened_at from cases c
     cross join lateral generate_series(1, case when c.id = (select min(id) from cases where closed_at is null) then 1000 else 1 end) n`,
  `insert into decisions (case_id, subject, subject_id, choice, facts, decided_at)
   select id, subject, subject_id, 'keep', 'Bench', closed_at from cases where closed_at is not null`,
  `insert into mails (recipient, subject, text, html, last_error, given_up_at, created_at)
   select 'compte-' || n || '@example.org', 'Bench', 'Bonjour', '<p>Bonjour</p>', '550 5.1.1 unknown', now(), now() - make_interval(mins => n)
   from generate_series(1, ${Math.ceil(accounts / 10)}) n`,
];
