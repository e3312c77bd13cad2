import type { Database } from "#db/client.ts";

/** FTP accounts and a key of an organisation, in every state, and agencies of files that nobody owns. */
export async function openSources(db: Database, advertiserId: number): Promise<void> {
  const account = (host: string, security: string) =>
    JSON.stringify({ host, port: null, security, user: "agence-du-port", folder: "exports/bienvu", certificate: null });
  const certificate = {
    fingerprint: [..."5A3F9C01E4B7"].map((digit, index) => `${digit}${index % 10}`).join(":"),
    subject: "ftp.hebergeur.example",
    issuer: "ftp.hebergeur.example",
    validUntil: "2027-06-01T00:00:00.000Z",
    reason: "self_signed",
  };
  await db.$client.query(
    `insert into feed_sources (advertiser_id, kind, ftp, password, look, looked_at, problem, certificate, works) values
      ($1, 'ftp', $2, 'x', '{"files": 3, "others": 1, "taken": ["hektor_12345_20261126.zip"], "skipped": 2}', now(), null, null, true),
      ($1, 'ftp', $3, 'x', null, now(), 'certificate', $4, false)`,
    [
      advertiserId,
      account("ftp.logiciel-immobilier-au-nom-tres-long.example", "explicit"),
      account("ftp.hebergeur.example", "implicit"),
      JSON.stringify(certificate),
    ],
  );
  await db.$client.query(
    "insert into feed_sources (advertiser_id, kind, name, key_hash) values ($1, 'push', 'Apimo', $2)",
    [advertiserId, `key of ${advertiserId}`],
  );
  // The operator's folders are the same for all organisations.
  await db.$client.query(`
    with folders as (insert into feed_sources (kind, folder, problem) values ('folder', 'hektor', null), ('folder', 'perdu', 'no_permission')
        on conflict do nothing returning id, folder),
      waiting as (insert into feeds (source_id, agency) select id, a from folders, unnest(array['AG-44012', '']) a where folder = 'hektor'
        returning id, source_id),
      files as (insert into imports (source_id, feed_id, state, file_key, file_name, sha256, bytes, software)
        select source_id, id, 'waiting', gen_random_uuid(), 'hektor_AG-44012_20261126.zip', '', 1, 'Hektor / 12' from waiting returning id)
    insert into import_lines (import_id, agency, key, reference, kind)
    select id, '', n::text, n::text, 'home' from files, generate_series(1, 312) n`);
}
