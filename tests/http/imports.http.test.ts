import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { advertisers } from "#db/schema/advertisers.ts";
import { listings } from "#db/schema/listings.ts";
import {
  agencyZip,
  completeLines,
  lineWithInvalidRooms,
  lineWithoutDpe,
  parkingLine,
} from "../setup/data/agency-files.ts";
import { plainSpaces } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { chooseEnglish, type HttpVisitor, openVisitor } from "../setup/visitors/http-visitor.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

const portal = useHttpPortal({ template: "communes", settings: { CURRENCY: "CHF" } });
const openAgency = () => portal.accounts.openDashboard({ userType: "agence" });

/** Asks for the page again until it says this, while the portal's jobs do their work. */
async function waitFor(visitor: HttpVisitor, text: string | RegExp): Promise<void> {
  const path = visitor.path;
  const read = async () => {
    await visitor.open(path);
    return visitor.page.one("main").text;
  };
  await expect.poll(read, { timeout: 20_000 * timeoutFactor, interval: 100 }).toMatch(text);
}

async function drop(visitor: HttpVisitor, lines: string[], name?: string): Promise<void> {
  await visitor.open("/imports");
  visitor.enter({ "Choisir un fichier": [agencyZip(lines, name)] });
  await visitor.press("Envoyer");
}

async function importAll(visitor: HttpVisitor, lines: string[]): Promise<void> {
  await drop(visitor, lines);
  await waitFor(visitor, /Importer|Ce fichier est importé/);
  if (visitor.page.all("button", "Importer").length > 0) await visitor.press("Importer");
  await waitFor(visitor, "Ce fichier est importé");
}

const shownOf = (advertiserId: number) =>
  portal.db.select().from(listings).where(eq(listings.advertiserId, advertiserId)).orderBy(listings.id);

test("an agency drops its file, reads its preview and its report, and imports it, without a script", async () => {
  const { account, advertiser } = await openAgency();
  const visitor = await openVisitor(portal, "/tableau-de-bord", { as: account });
  await visitor.follow(visitor.page.all("link", "Imports")[0]!);
  expect(visitor.page.one("main").text).toContain("Rien n’est en ligne avant");
  await drop(visitor, [...completeLines(4), lineWithoutDpe(5), lineWithInvalidRooms(6), parkingLine(7)]);
  expect(visitor.path).toMatch(/^\/imports\/\d+$/);
  await waitFor(visitor, "Rien n’est encore en ligne");
  const { text } = visitor.page.one("main");
  expect(text).toContain("6 biens, 2 à compléter, 1 non repris");
  expect(text).toContain("Classe énergie (DPE) (colonne 177)");
  // The first homes, in the portal's currency.
  expect(plainSpaces(text)).toContain(
    "305 550 CHFDPE C Maison familiale avec jardin Maison · À vendre · 5 pièces · 97 m² · sans photo " +
      "Nantes (44)Ligne 1, réf. R0001 · Complet",
  );
  expect(await shownOf(advertiser.id)).toEqual([]);

  await visitor.follow("Voir les biens à compléter");
  const articles = visitor.page.all("article");
  expect(articles.map(({ text: line }) => line.slice(0, 24))).toEqual([
    expect.stringContaining("R0005"),
    expect.stringContaining("R0006"),
  ]);
  expect(articles[1]!.text).toMatch(/Nombre de pièces \(colonne 18\).*Ce n’est pas un nombre.*Lu : « beaucoup »/);
  await visitor.follow("Retour à l’import");
  await visitor.press("Importer");
  await waitFor(visitor, "Ce fichier est importé");
  expect(visitor.page.one("main").text).toMatch(/4nouvelles annonces.*2à compléter.*1non reprise/);
  expect((await shownOf(advertiser.id)).map(({ status }) => status)).toEqual(Array(4).fill("disponible"));

  await visitor.follow("Compléter ces biens");
  const complete = visitor.page.one("link", "Compléter le bien R0005");
  expect(complete.attribute("href")).toMatch(/^\/publier\/[0-9a-f-]{36}\/diagnostics\?verifier=1#\w+$/);
  await visitor.follow(complete);
  expect([visitor.status, visitor.page.one("heading", "Diagnostics", { level: 1 }).text]).toEqual([200, "Diagnostics"]);
  expect(visitor.page.one("main").text).toContain("Ce que vous écrivez ici reste, tant que le fichier");
  visitor.enter({ "Classe énergie (DPE)": "D" });
  await visitor.press("Continuer");
  await visitor.follow(visitor.page.all("link", /^Vérification/)[0]!);
  await visitor.press("Déposer l’annonce");
  await visitor.follow("Bien suivant à compléter (1 restant)");
  expect(visitor.page.field("Nombre de pièces").attribute("aria-invalid")).toBe("true");
});

test("the report is filtered by outcome, kind of remark and reference, in pages of fifty; a file contains all of it", async () => {
  const { account } = await openAgency();
  const visitor = await openVisitor(portal, "/imports", { as: account });
  await drop(visitor, [...completeLines(55), lineWithoutDpe(90), parkingLine(91)]);
  await waitFor(visitor, "Rien n’est encore en ligne");
  await visitor.follow("Rapport ligne par ligne");
  expect(visitor.page.all("article")).toHaveLength(50);
  const report = visitor.path;
  await visitor.follow("Lignes suivantes");
  expect(visitor.page.all("article")).toHaveLength(7);
  expect(visitor.page.all("link", "Lignes suivantes")).toEqual([]);
  visitor.enter({ Référence: "r009" });
  await visitor.press("Filtrer");
  expect(visitor.page.all("article").map(({ name }) => name)).toHaveLength(2);
  visitor.enter({ Remarques: "Erreurs" });
  await visitor.press("Filtrer");
  expect(visitor.page.one("article").text).toContain("R0090");
  await visitor.open(report);
  visitor.enter({ Résultat: "Non reprise (1)" });
  await visitor.press("Filtrer");
  expect(visitor.page.one("article").text).toContain("R0091");

  await visitor.open(`${report}.csv`);
  const rows = plainSpaces(visitor.received.at(-1)!).split("\r\n");
  expect(rows[0]).toBe(
    "Ligne;Référence;Identifiant technique;Résultat;Gravité;Champ;Valeur lue;Remarque;Que faire;Annonce",
  );
  expect(rows.filter((row) => row.startsWith("56;R0090;KEY-90;À compléter;Erreur;"))).not.toEqual([]);
  expect(rows.slice(1).join("")).not.toContain("\uFEFF");
  expect(visitor.headers.get("content-disposition")).toContain(".csv");
});

test("a file that would withdraw most homes lists them, and can be ignored", async () => {
  const { account, advertiser } = await openAgency();
  const visitor = await openVisitor(portal, "/imports", { as: account });
  await importAll(visitor, completeLines(9));
  await drop(visitor, completeLines(2));
  await waitFor(visitor, "Ce fichier retirerait 7 annonces");
  const leaving = visitor.page.one("region", "Les annonces qui seraient retirées").all("listitem");
  expect(leaving.map(({ text }) => /réf\. agence (\w+)$/.exec(text)?.[1])).toEqual(
    Array.from({ length: 7 }, (_, at) => `R000${at + 3}`),
  );
  await visitor.open("/imports");
  expect(visitor.page.one("region", "À décider").all("link")).toHaveLength(1);
  await visitor.follow(visitor.page.one("region", "À décider").one("link"));
  await visitor.press("Ignorer ce fichier");
  expect(visitor.page.one("main").text).toContain("Ce fichier n’a pas été importé");
  expect((await shownOf(advertiser.id)).filter(({ status }) => status === "disponible")).toHaveLength(9);
  await visitor.open("/imports");
  expect(visitor.page.all("region", "À décider")).toEqual([]);
});

test("when two colleagues decide, the second learns of the first decision", async () => {
  const { account } = await openAgency();
  const first = await openVisitor(portal, "/imports", { as: account });
  await drop(first, completeLines(4));
  await waitFor(first, "Rien n’est encore en ligne");
  const second = await openVisitor(portal, first.path, { as: account });
  await first.press("Ne pas importer");
  await second.press("Importer");
  expect([second.status, second.page.one("main").text]).toEqual([
    409,
    expect.stringContaining("Quelqu’un d’autre a décidé entre-temps"),
  ]);
});

test("the fields that a file must not change are chosen by feed, and a later file leaves them", async () => {
  const { account, advertiser } = await openAgency();
  const visitor = await openVisitor(portal, "/imports", { as: account });
  await importAll(visitor, completeLines(4));
  await visitor.open("/imports");
  await visitor.follow("Modifications à conserver");
  const keptFields = async () => {
    const { rows } = await portal.db.$client.query("select kept_fields from feeds where advertiser_id = $1", [
      advertiser.id,
    ]);
    return rows[0].kept_fields.toSorted();
  };
  await visitor.press("Tout conserver");
  expect(await keptFields()).toEqual(expect.arrayContaining(["dpeDate", "photos", "title"]));
  expect(visitor.page.field("Texte de l’annonce").attribute("checked")).not.toBeNull();
  await visitor.press("Ne rien conserver");
  expect(await keptFields()).toEqual([]);
  visitor.enter({ "Prix ou loyer, avec charges, dépôt et honoraires de vente": true, "Position sur la carte": true });
  await visitor.press("Enregistrer");
  expect(visitor.page.one("main").text).toContain("C’est enregistré");
  expect(await keptFields()).toEqual(
    expect.arrayContaining(["deposit", "feesPercent", "latitude", "longitude", "price"]),
  );
  expect(await keptFields()).not.toContain("title");
  const [first] = await shownOf(advertiser.id);
  await portal.db.update(listings).set({ price: 12_300_000 }).where(eq(listings.id, first!.id));
  await importAll(visitor, [...completeLines(4), ...completeLines(1, 30)]);
  expect((await shownOf(advertiser.id))[0]!.price).toBe(12_300_000);
});

test("a member who changes a home of the file on show reads what the next file will do, with a link to the choices", async () => {
  const { account, advertiser } = await openAgency();
  const visitor = await openVisitor(portal, "/imports", { as: account });
  await importAll(visitor, completeLines(4));
  const { reference } = (await shownOf(advertiser.id))[0]!;
  const headers = { Cookie: await portal.accounts.cookieOf(account) };
  const asked = { method: "POST", redirect: "manual", headers } as const;
  const opened = await portal.fetch(`/publications/${reference}/modifier`, asked);
  await visitor.open(opened.headers.get("location")!);
  expect(visitor.page.one("main").text).toContain("Le prochain fichier remplacera ce que vous changez ici");
  expect(visitor.page.one("link", "Modifications à conserver").attribute("href")).toMatch(/^\/imports\/flux\/\d+$/);
});

describe("a file that is not received or read", () => {
  test("not chosen: the page asks for a file", async () => {
    const { account } = await openAgency();
    const visitor = await openVisitor(portal, "/imports", { as: account });
    await visitor.press("Envoyer");
    expect([visitor.status, visitor.page.one("alert").text]).toEqual([422, "Choisissez un fichier."]);
  });

  test("not in the format: the page gives the reason, and what to do", async () => {
    const { account } = await openAgency();
    const visitor = await openVisitor(portal, "/imports", { as: account });
    visitor.enter({ "Choisir un fichier": [new File(["bonjour"], "vacances.zip")] });
    await visitor.press("Envoyer");
    await waitFor(visitor, "L’import de ce fichier n’a pas abouti");
    expect(visitor.page.one("main").text).toContain("Ce n’est pas un fichier Poliris.");
    await visitor.follow("Envoyer un autre fichier");
    expect(visitor.page.one("region", "Fichiers reçus").text).toContain("vacances.zip");
  });

  test("larger than two gigabytes: refused before it is read", async () => {
    const { account } = await openAgency();
    const cookie = await portal.accounts.cookieOf(account);
    const head = (length: number) =>
      `POST /imports/envoi?nom=a.zip HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Length: ${length}\r\n\r\n`;
    const { answer, leave } = portal.begin(head(2 ** 31 + 1), Buffer.alloc(10));
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
    leave();
  });

  test.each(["application/zip", "application/x-www-form-urlencoded", "multipart/form-data; boundary=b"])(
    "sent as %s by somebody without the right to: answered before it is read",
    async (type) => {
      const seeker = await portal.accounts.openAccount({ userType: "chercheur" });
      const cookie = await portal.accounts.cookieOf(seeker);
      for (const [sender, page] of [
        [`Cookie: ${cookie}\r\n`, "reserve-aux-annonceurs"],
        ["", "connexion"],
      ] as const) {
        const head = `POST /imports/envoi?nom=a.zip HTTP/1.1\r\nHost: localhost\r\n${sender}Content-Type: ${type}\r\n`;
        const { answer, leave } = portal.begin(`${head}Content-Length: 2000000000\r\n\r\n`, Buffer.alloc(100_000));
        expect(await answer).toMatch(new RegExp(`^HTTP/1\\.1 302 [^]*/${page}`));
        leave();
      }
    },
  );

  test("interrupted by its sender: recorded as interrupted", async () => {
    const { account } = await openAgency();
    const cookie = await portal.accounts.cookieOf(account);
    const { leave } = portal.begin(
      `POST /imports/envoi?nom=coupe.zip HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Length: 5000000\r\n\r\n`,
      Buffer.alloc(100_000),
    );
    const visitor = await openVisitor(portal, "/imports", { as: account });
    await waitFor(visitor, "coupe.zip");
    leave();
    await waitFor(visitor, "L’envoi de ce fichier a été interrompu");
  });
});

test("a script sends a file unchanged, and gets the address of its page", async () => {
  const { account } = await openAgency();
  const cookie = await portal.accounts.cookieOf(account);
  const send = (query: string, body: Uint8Array<ArrayBuffer>) =>
    portal.fetch(`/imports/envoi?${query}`, { method: "POST", headers: { cookie }, body, redirect: "manual" });
  const file = new Uint8Array(await agencyZip(completeLines(3)).arrayBuffer());
  const answer = await send("nom=stock.zip", file);
  expect(answer.status).toBe(200);
  const { import: id } = (await answer.json()) as { import: number };
  const visitor = await openVisitor(portal, `/imports/${id}`, { as: account });
  await waitFor(visitor, "3 biens");
  expect(visitor.page.one("heading", "stock.zip")).toBeDefined();
  expect((await send("nom=vide.zip", new Uint8Array())).status).toBe(422);
});

test("a new agency names its commune, and its first file creates its organisation", async () => {
  const account = await portal.accounts.openAccount({ userType: "agence" });
  const visitor = await openVisitor(portal, "/imports", { as: account });
  visitor.enter({ "Commune de votre agence": "zzzz", "Choisir un fichier": [agencyZip(completeLines(3))] });
  await visitor.press("Envoyer");
  expect([visitor.status, visitor.page.one("main").text]).toEqual([
    422,
    expect.stringContaining("Écrivez la commune de votre agence"),
  ]);
  visitor.enter({ "Commune de votre agence": "Rennes", "Choisir un fichier": [agencyZip(completeLines(3))] });
  await visitor.press("Envoyer");
  await waitFor(visitor, "3 biens");
  expect(await portal.db.select().from(advertisers).where(eq(advertisers.userId, account.id))).toHaveLength(1);
});

test("another organisation's file, report and feed are not found", async () => {
  const [own, other] = [await openAgency(), await openAgency()];
  const visitor = await openVisitor(portal, "/imports", { as: own.account });
  await importAll(visitor, completeLines(2));
  const { path } = visitor;
  const stranger = await openVisitor(portal, "/imports", { as: other.account });
  expect(stranger.page.all("region", "Fichiers reçus")).toEqual([]);
  const { rows } = await portal.db.$client.query("select id from feeds where advertiser_id = $1", [own.advertiser.id]);
  for (const address of [path, `${path}/rapport`, `${path}/rapport.csv`, `/imports/flux/${rows[0].id}`]) {
    await stranger.open(address);
    expect([address, stranger.status]).toEqual([address, 404]);
  }
  const cookie = await portal.accounts.cookieOf(other.account);
  for (const address of [path, `/imports/flux/${rows[0].id}`]) {
    const body = new URLSearchParams({ intent: "drop" });
    const answer = await portal.fetch(address, { method: "POST", headers: { cookie }, body, redirect: "manual" });
    expect([address, answer.status]).toEqual([address, 404]);
  }
});

test("in English, the preview and the report are in English", async () => {
  const { account } = await openAgency();
  const visitor = await openVisitor(portal, "/imports", { as: account });
  await drop(visitor, [...completeLines(2), lineWithoutDpe(3)]);
  await waitFor(visitor, "Rien n’est encore en ligne");
  await chooseEnglish(visitor);
  expect(visitor.page.one("main").text).toContain("3 homes, 1 to complete");
  await visitor.follow("Report line by line");
  expect(visitor.page.one("main").text).toContain("To complete");
});
