import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { mediaStorage } from "#app/platform/pictures/media-storage.server.ts";
import { makePicture } from "../factories/pictures.ts";
import { certificate, openFtp } from "../setup/servers/ftp-account.ts";
import { ftpUser } from "../setup/servers/ftp-server.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { form } from "../setup/visitors/http-forms.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";

const portal = useHttpPortal({
  template: "communes",
  settings: { FEED_HOSTS_ALLOWED: "127.0.0.1", LOG_LEVEL: "debug" },
});

/** An agency with a home, and its page of exports. */
async function openExports() {
  const opened = await portal.accounts.openDashboard({ listings: [{ title: "Loft des Tanneurs" }] });
  const cookie = await portal.accounts.cookieOf(opened.account);
  return { ...opened, cookie, visitor: await openVisitor(portal, "/exports", { as: opened.account }) };
}

/** The key in a page's text. */
const keyIn = (text: string): string => /[\w-]{43}/.exec(text)![0];
const listingsIn = async (answer: Response) =>
  ((await answer.json()) as { listings: { reference: string }[] }).listings.map(({ reference }) => reference);

test("an agency downloads its own homes in three formats", async () => {
  const [{ cookie, listings, visitor }] = [await openExports(), await openExports()];
  const [home] = listings;
  const links = visitor.page.all("link", /^Télécharger en/);
  expect(links.map(({ element }) => element.getAttribute("href"))).toEqual(
    ["poliris", "csv", "json"].map((format) => `/exports/fichier?format=${format}`),
  );
  const get = (format: string) => portal.fetch(`/exports/fichier?format=${format}`, { headers: { cookie } });
  const zip = await get("poliris");
  expect(zip.headers.get("content-type")).toBe("application/zip");
  expect(zip.headers.get("content-disposition")).toBe('attachment; filename="annonces.zip"');
  expect(zip.headers.get("cache-control")).toBe("no-store");
  expect(
    Buffer.from(await zip.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe("PK");
  const csv = Buffer.from(await (await get("csv")).arrayBuffer()).toString();
  expect(csv.startsWith("\uFEFFRéférence du portail;")).toBe(true);
  expect(csv).toContain("Loft des Tanneurs");
  expect(await listingsIn(await get("json"))).toEqual([home!.reference]);
});

test("a key, shown once, opens the files without a session; nothing else does", async () => {
  const { visitor, listings } = await openExports();
  await visitor.press("Créer une clé");
  const key = keyIn(visitor.page.one("main").text);
  await visitor.open("/exports");
  expect(visitor.page.one("main").text).toContain("Elle n’a pas encore servi.");
  expect(visitor.page.one("main").text).not.toContain(key);

  const get = (query: string, headers = {}) => portal.fetch(`/api/exports/annonces.json${query}`, { headers });
  const own = [listings[0]!.reference];
  expect(await listingsIn(await get("", { authorization: `Bearer ${key}` }))).toEqual(own);
  expect(await listingsIn(await get(`?cle=${key}`))).toEqual(own);
  const zip = await portal.fetch(`/api/exports/annonces.zip?cle=${key}`);
  expect([zip.status, zip.headers.get("cache-control")]).toEqual([200, "no-store"]);
  await zip.arrayBuffer();

  const refused = [await get(""), await get("?cle=x"), await get("", { authorization: "Bearer x" })];
  expect(refused.map(({ status }) => status)).toEqual([401, 401, 401]);
  expect(refused[0]!.headers.get("www-authenticate")).toBe("Bearer");
  const unknown = await portal.fetch(`/api/exports/autre.zip?cle=${key}`);
  expect([unknown.status, await unknown.json()]).toEqual([404, expect.objectContaining({ error: "bad_request" })]);
  expect(portal.logged.some((line) => line.includes("/api/exports/annonces.json"))).toBe(true);
  expect(portal.logged.filter((line) => line.includes(key))).toEqual([]);

  await visitor.open("/exports");
  await visitor.press("Supprimer la clé");
  expect(visitor.page.one("status").text).toContain("La clé est supprimée");
  expect((await get(`?cle=${key}`)).status).toBe(401);
});

test("a page loaded before the key was replaced does not replace it again", async () => {
  const { visitor } = await openExports();
  await visitor.press("Créer une clé");
  const made = keyIn(visitor.page.one("main").text);
  const second = await openVisitor(portal, "/connexion");
  for (const [name, value] of visitor.cookies) second.cookies.set(name, value);
  await second.open("/exports");
  await visitor.press("Remplacer la clé");
  expect(keyIn(visitor.page.one("main").text)).not.toBe(made);
  await second.press("Remplacer la clé");
  expect([second.status, second.page.one("alert").text]).toEqual([409, expect.stringContaining("changé entre-temps")]);
});

test("an FTP account is tested at once; its mistakes and its server's errors are shown, and the typed values stay", async () => {
  const { visitor } = await openExports();
  const server = await openFtp({ security: "explicit" });
  visitor.enter({ Serveur: "mon serveur", Port: "vingt et un" });
  await visitor.press("Enregistrer et tester");
  expect(visitor.status).toBe(422);
  const text = () => visitor.page.one("main").text;
  expect(text()).toContain("Ce n’est pas un nom de serveur");
  expect(text()).toContain("Un port est un nombre de 1 à 65535.");
  expect(visitor.page.fields("Serveur")[0]!.value).toBe("mon serveur");

  const account = { Serveur: "127.0.0.1", Port: String(server.port), Identifiant: ftpUser.user };
  visitor.enter({ ...account, "Mot de passe": ftpUser.password });
  await visitor.press("Enregistrer et tester");
  expect(text()).toContain("Le certificat de ce serveur n’est garanti par aucune autorité connue.");
  expect(text()).toContain(certificate.fingerprint);
  expect(text()).toContain("Rien n’a encore été envoyé. Le portail essaiera de nouveau ");
  expect(text()).not.toContain("Prochain envoi");
  expect(visitor.received.some((html) => html.includes(ftpUser.password))).toBe(false);
  await visitor.press("Accepter ce certificat");
  expect(text()).toContain("L’essai a réussi");
  expect(text()).toContain("Prochain envoi");
  await visitor.press("Envoyer maintenant");
  expect(text()).toContain("L’envoi part dans un instant.");
  await visitor.press("Ne plus envoyer");
  expect(text()).toContain("Le portail n’envoie plus rien");
});

test("removing what a colleague has removed succeeds; beyond the limit of changes every act is refused", async () => {
  const { account, cookie } = await openExports();
  const send = async (intent: string) => {
    const { status, headers } = await portal.fetch("/exports", form({ intent }, cookie));
    return [intent, status, headers.get("location")];
  };
  const acts = ["accept", "end-key", "remove-ftp"];
  expect(await Promise.all(acts.map(send))).toEqual([
    ["accept", 302, "/exports#ftp"],
    ["end-key", 302, "/exports?fait=cleEnd"],
    ["remove-ftp", 302, "/exports?fait=retire"],
  ]);
  await portal.db.execute(sql`update attempts set count = 1000 where key = ${`changes ${account.id}`}`);
  for (const act of [...acts, "make-key", "save-ftp"]) expect(await send(act)).toEqual([act, 429, null]);
});

test("beyond sixty files an hour, each reader gets a refusal in the reader's language", async () => {
  const { cookie } = await openExports();
  const get = (more = "") => portal.fetch("/exports/fichier?format=json", { headers: { cookie: `${cookie}${more}` } });
  for (let count = 0; count < 60; count++) await (await get()).arrayBuffer();
  const [french, english] = [await get(), await get("; langue=en")];
  expect([french.status, await french.text(), await english.text()]).toEqual([
    429,
    expect.stringContaining("Trop d’essais"),
    expect.stringContaining("Too many attempts"),
  ]);
});

test("an account without an organisation is asked to complete its profile first", async () => {
  const account = await portal.accounts.openAccount({ userType: "agence" });
  const visitor = await openVisitor(portal, "/exports", { as: account });
  expect(visitor.page.one("main").text).toContain("Complétez d’abord votre profil");
  const cookie = await portal.accounts.cookieOf(account);
  const answer = await portal.fetch("/exports/fichier?format=json", { headers: { cookie } });
  expect(await listingsIn(answer)).toEqual([]);
  expect((await portal.fetch("/exports", form({ intent: "make-key" }, cookie))).status).toBe(409);
});

test("the photos of a file are JPEG, as they were taken in", async () => {
  const bytes = await makePicture().jpeg().toBuffer();
  const { sha256 } = await mediaStorage(portal.dataDir).save(bytes);
  const answer = await portal.fetch(`/media/${sha256}/original.jpg`);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  expect((await portal.fetch(`/media/${sha256}/original.png`)).status).toBe(404);
  expect((await portal.fetch(`/media/${sha256}/original.webp`)).status).toBe(404);
});
