import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { lay, openFtp } from "../setup/servers/ftp-account.ts";
import { ftpUser } from "../setup/servers/ftp-server.ts";
import { form, plainSpaces } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { type HttpVisitor, openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal({ template: "communes", settings: { FEED_HOSTS_ALLOWED: "127.0.0.1" } });

const openAgency = () => portal.accounts.openDashboard({ userType: "agence" });

/** The page of an agency of its own. */
const openSources = async (as?: Agency) =>
  openVisitor(portal, "/imports/sources", { as: as ?? (await openAgency()).account });
type Agency = Awaited<ReturnType<typeof openAgency>>["account"];
const textOf = ({ page }: HttpVisitor) => plainSpaces(page.one("main").text);

async function enter(visitor: HttpVisitor, port: number, own: Record<string, string> = {}): Promise<void> {
  visitor.enter({
    Serveur: "127.0.0.1",
    Port: String(port),
    Sécurité: "FTP simple, sans chiffrement : le mot de passe et les annonces circulent en clair",
    Identifiant: ftpUser.user,
    "Mot de passe": ftpUser.password,
    ...own,
  });
  await visitor.press("Enregistrer et tester");
}

test("an account is entered and tested in one step, without a script; its password is never sent back", async () => {
  const server = await openFtp();
  await lay(server, "agence.zip");
  const { account, advertiser } = await openAgency();
  const visitor = await openVisitor(portal, "/imports/sources", { as: account });
  await enter(visitor, server.port);
  expect(textOf(visitor)).toContain(
    "La connexion fonctionne. Les fichiers trouvés seront lus dans une minute environ.",
  );
  expect(textOf(visitor)).toContain("1 fichier ZIP ou CSV dans ce dossier.");
  expect(textOf(visitor)).toContain(`Port ${server.port} · Dossier d’arrivée de la connexion`);
  expect(visitor.received.join()).not.toContain(ftpUser.password);
  const looksOf = async () => {
    const { rows } = await portal.db.execute(sql`
      select from jobs.job j join feed_sources s on (j.data ->> 'source')::int = s.id
      where j.name = 'look-at-source' and s.advertiser_id = ${advertiser.id}`);
    return rows.length;
  };
  expect(await looksOf()).toBe(1);
  await visitor.press("Tester la connexion");
  // One look is queued already: the second test adds none.
  expect(await looksOf()).toBe(1);
});

test("problems with an account are shown in words, beside the field or as its server's answer", async () => {
  const visitor = await openSources();
  await enter(visitor, 99_999, { Serveur: "mon serveur", Identifiant: "" });
  expect(visitor.status).toBe(422);
  expect(textOf(visitor)).toContain("Ce n’est pas un nom de serveur");
  expect(textOf(visitor)).toContain("Un port est un nombre de 1 à 65535.");
  expect(visitor.page.field("Serveur").value).toBe("mon serveur");
  expect(visitor.page.field("Mot de passe").value).toBe("");
  const server = await openFtp();
  await visitor.open("/imports/sources");
  await enter(visitor, server.port, { "Mot de passe": "faux" });
  expect(textOf(visitor)).toContain("Le serveur refuse cet identifiant ou ce mot de passe.");
  expect(textOf(visitor)).toContain("le test doit d’abord réussir");
});

test("an account inside the operator's network, or on another service's port, is not contacted", async () => {
  for (const [host, port, said] of [
    ["10.0.0.5", 21, "réseau privé"],
    ["192.168.1.1", 2_121, "réseau privé"],
    ["169.254.169.254", 80, "réseau privé"],
    ["[::1]", 21, "réseau privé"],
    ["8.8.8.8", 22, "n’est pas celui d’un serveur FTP"],
  ] as const) {
    const visitor = await openSources();
    await enter(visitor, port, { Serveur: host });
    expect(textOf(visitor), host).toContain(said);
  }
});

test("a self-signed certificate is shown with its fingerprint, and accepted by a click", async () => {
  const server = await openFtp({ security: "explicit" });
  const visitor = await openSources();
  await enter(visitor, server.port, { Sécurité: "FTPS explicite, TLS (recommandé)" });
  expect(textOf(visitor)).toMatch(/Il est signé par le serveur lui-même\..*(?:[0-9A-F]{2}:){31}[0-9A-F]{2}/s);
  await visitor.press("Accepter ce certificat");
  expect(textOf(visitor)).toContain("La connexion fonctionne");
});

test("a key is shown once, replaced and revoked", async () => {
  const visitor = await openSources();
  visitor.enter({ "Nom du logiciel": "Hektor" });
  await visitor.press("Créer la clé");
  const keyIn = () => /[\w-]{43}/.exec(textOf(visitor))?.[0];
  const first = keyIn()!;
  expect(textOf(visitor)).toContain("Copiez-la maintenant");
  expect(textOf(visitor)).toMatch(new RegExp(`curl .*/api/imports .*Authorization: Bearer ${first}"`, "s"));
  expect(visitor.headers.get("cache-control")).toBe("no-store");
  expect((await portal.db.$client.query("select from feed_sources where key_hash = $1", [first])).rowCount).toBe(0);
  await visitor.open("/imports/sources");
  expect(keyIn()).toBeUndefined();
  await visitor.press(/^Remplacer la clé/);
  expect(keyIn()).not.toBe(first);
  await visitor.press(/^Retirer/);
  expect(textOf(visitor)).toContain("C’est retiré.");
  expect(textOf(visitor)).toContain("Aucun compte FTP ni clé");
});

test("an advertiser without a profile is directed to the profile", async () => {
  const newcomer = await portal.accounts.openAccount({ userType: "agence" });
  const visitor = await openVisitor(portal, "/imports/sources", { as: newcomer });
  expect(textOf(visitor)).toContain("Complétez d’abord votre profil");
  const cookie = await portal.accounts.cookieOf(newcomer);
  const sent = await portal.fetch("/imports/sources", form({ intent: "add-key", name: "Hektor" }, cookie));
  expect(sent.status).toBe(422);
});

test.each([
  [{}, 400],
  [{ intent: "x", about: "1" }, 400],
  [{ intent: "test" }, 400],
  [{ intent: "remove", about: "99999999999" }, 400],
  [{ intent: "accept", about: "1" }, 409],
  [{ intent: "replace-key", about: "1" }, 409],
])("the form %j is refused with %i, and only a removed source is reported as removed", async (fields, status) => {
  const cookie = await portal.accounts.cookieOf((await openAgency()).account);
  const sent = await portal.fetch("/imports/sources", form(fields as Record<string, string>, cookie));
  const saysGone = (await sent.text()).includes("Ce compte ou cette clé a déjà été retiré ou remplacé.");
  expect([sent.status, saysGone]).toEqual([status, status === 409]);
});

test("a key that a colleague has just replaced is not replaced again", async () => {
  const { account } = await openAgency();
  const [visitor, colleague] = [await openSources(account), await openSources(account)];
  visitor.enter({ "Nom du logiciel": "Hektor" });
  await visitor.press("Créer la clé");
  await colleague.open("/imports/sources");
  await visitor.press(/^Remplacer la clé/);
  await colleague.press(/^Remplacer la clé/);
  expect([colleague.status, textOf(colleague)]).toEqual([
    409,
    expect.stringContaining("a déjà été retiré ou remplacé"),
  ]);
});

test("when the limit of tests is reached, an account is saved, and the page says that it was not tested", async () => {
  const { account } = await openAgency();
  const key = `ftpTrials ${account.id}`;
  await portal.db.$client.query(
    `insert into attempts (key, window_ends_at, count) values ($1, now() + interval '1 hour', 1000)
     on conflict (key) do update set count = 1000`,
    [key],
  );
  const server = await openFtp();
  const visitor = await openSources(account);
  await enter(visitor, server.port);
  expect([visitor.status, textOf(visitor)]).toEqual([
    429,
    expect.stringMatching(/Le compte est enregistré\. Trop d’essais.*pas encore relevé/is),
  ]);
});

/** A file of an agency that nobody owns, in a folder of the operator or sent by an organisation. */
async function addWaitingFile(sender: number | null = null): Promise<number> {
  const { rows } = await portal.db.$client.query<{ id: number }>(
    `with source as (
        insert into feed_sources (kind, folder, advertiser_id)
        values (case when $1::int is null then 'folder' else 'push' end, case when $1::int is null then 'hektor' end, $1)
        returning id),
      feed as (insert into feeds (source_id, agency) select id, 'AG-1' from source returning id, source_id)
    insert into imports (source_id, feed_id, state, file_key, file_name, sha256, bytes)
    select source_id, id, 'waiting', gen_random_uuid(), 'hektor.zip', '', 1 from feed returning id`,
    [sender],
  );
  return rows[0]!.id;
}

test("an operator attributes an agency after the page shows the organisation", async () => {
  const operator = await portal.accounts.openOperator("operator");
  const { account, advertiser } = await openAgency();
  const id = await addWaitingFile();
  const office = await openVisitor(portal, "/administration/flux", { as: operator, provenAt: new Date() });
  office.enter({ Organisation: "999999", Motif: "Contrat" });
  await office.press("Voir l’organisation");
  expect(textOf(office)).toContain("Aucune organisation ne correspond.");
  // Two organisations have this name: the button attributes nothing without a choice.
  const { advertiser: other } = await openAgency();
  await portal.db.execute(
    sql`update advertisers set agency_name = 'Étude Deux-Rives' where id in (${advertiser.id}, ${other.id})`,
  );
  office.enter({ Organisation: "etude deux-rives" });
  await office.press("Voir l’organisation");
  await office.press("Attribuer à cette organisation");
  expect(textOf(office)).toContain("Plusieurs organisations correspondent : choisissez.");
  const choices = office.page.fields(/^Étude Deux-Rives/);
  expect(choices).toHaveLength(2);
  office.enter({ Organisation: `/annonceurs/${advertiser.slug}` });
  // A newly typed organisation is shown before it is used.
  await office.press("Attribuer à cette organisation");
  expect(textOf(office)).not.toContain("choisissez");
  await office.press("Attribuer à cette organisation");
  expect(textOf(office)).toContain("L’agence est attribuée.");
  expect(textOf(office)).toContain("Aucune agence n’attend.");
  expect((await portal.mailsTo(account.email)).map(({ text }) => text).join()).toContain(`/imports/${id}`);
});

test("an operator dismisses an agency without an owner; a late colleague is notified, and the sender by the report", async () => {
  const { account, advertiser } = await openAgency();
  const id = await addWaitingFile(advertiser.id);
  const open = async () => {
    const as = await portal.accounts.openOperator("operator");
    return openVisitor(portal, "/administration", { as, provenAt: new Date() });
  };
  const [first, second] = [await open(), await open()];
  await first.follow(/^Agences à rattacher : 1/);
  await second.open("/administration/flux");
  await first.press("Écarter ce fichier");
  expect([first.status, textOf(first)]).toEqual([400, expect.stringContaining("Indiquez le motif.")]);
  for (const visitor of [first, second]) {
    visitor.enter({ "Pourquoi l’écarter": "Envoyé par erreur" });
    await visitor.press("Écarter ce fichier");
  }
  expect(textOf(first)).toContain("Ce fichier est écarté");
  expect(textOf(first)).toContain("Aucune agence n’attend.");
  expect([second.status, textOf(second)]).toEqual([409, expect.stringContaining("Un collègue a déjà")]);
  const sender = await openVisitor(portal, `/imports/${id}`, { as: account });
  expect(textOf(sender)).toContain("Le portail a écarté ces biens");
});
