import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createRequest } from "../factories/requests.ts";
import { useBrowser } from "../setup/browser.ts";
import { useDesks } from "../setup/desks.ts";

const { open, portal } = useBrowser();
const { db, openAccount, openDesk, sessionOf } = useDesks();

test("an agency writes its profile, each mistake told, and visitors read it with its photo", async () => {
  const account = await openAccount({ userType: "agence" });
  const page = await open("/espace", { storageState: await sessionOf(account), tolerates: /422/ });
  await page.getByRole("link", { name: "Mon profil public" }).click();
  await page.getByText("Votre profil public s’ouvre dès que vous l’enregistrez.").waitFor();
  await page.getByLabel("SIRET").fill("732 829 320 00075");
  await page.getByLabel("Présentation").fill("Trois personnes, un quartier, des visites préparées.");
  await page.getByRole("button", { name: "Enregistrer le profil" }).click();
  const alert = page.getByRole("alert");
  await alert.getByText("Ce numéro n’est pas un SIRET").waitFor();
  await alert.getByText("Le nom de l’agence est requis.").waitFor();
  await alert.getByText("La commune est requise.").waitFor();
  expect(await page.getByLabel("Présentation").inputValue()).toContain("Trois personnes");
  expect(await page.getByLabel("SIRET").getAttribute("aria-invalid")).toBe("true");

  await page.getByLabel("Nom de l’agence").fill("Les Toits Clairs");
  await page.getByLabel("SIRET").fill("732 829 320 00074");
  await page.getByRole("combobox", { name: "Commune" }).fill("Nantes");
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#c8553d" } })
    .jpeg()
    .toBuffer();
  await page.getByLabel("Photo ou logo").setInputFiles({ name: "logo.jpg", mimeType: "image/jpeg", buffer: bytes });
  // As visitors will see it, before it is sent; and it can be let go of.
  const preview = page.getByRole("img", { name: "La photo que vous avez choisie" });
  expect(await preview.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(400);
  await page.getByRole("button", { name: "Annuler" }).click();
  await preview.waitFor({ state: "detached" });
  await page.getByLabel("Photo ou logo").setInputFiles({ name: "logo.jpg", mimeType: "image/jpeg", buffer: bytes });
  await page.getByText("Photo choisie : logo.jpg.").waitFor();
  await page.getByRole("button", { name: "Enregistrer le profil" }).click();
  await page.getByText("Votre profil est enregistré.").waitFor();
  await page.getByRole("img", { name: "Votre photo actuelle" }).waitFor();
  await page.getByRole("link", { name: "Voir mon profil public" }).click();
  await page.getByRole("heading", { level: 1, name: "Les Toits Clairs" }).waitFor();
  await page.getByText("Trois personnes, un quartier").first().waitFor();
  await page.getByText("732 829 320 00074").first().waitFor();
  expect(
    await page
      .locator('main img[src^="/media/"]')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
});

test("without JavaScript an owner's profile is written, and the street stays private", async () => {
  const { account, advertiser } = await openDesk({ userType: "proprietaire" });
  const page = await open("/espace/profil", { storageState: await sessionOf(account), javaScriptEnabled: false });
  expect(await page.getByLabel("SIRET").count()).toBe(0);
  await page.getByLabel("Adresse", { exact: true }).fill("7 impasse Discrète");
  await page.getByLabel("Présentation").fill("Je loue moi-même.");
  await page.getByLabel("Photo ou logo").setInputFiles({
    name: "moi.png",
    mimeType: "image/png",
    buffer: await sharp({ create: { width: 300, height: 300, channels: 3, background: "#1f4b5a" } })
      .png()
      .toBuffer(),
  });
  await page.getByRole("button", { name: "Enregistrer le profil" }).click();
  await page.getByText("Votre profil est enregistré.").waitFor();
  const answer = await (await fetch(`${portal}/annonceurs/${advertiser.slug}`)).text();
  expect(answer).toContain("Je loue moi-même.");
  expect(answer).not.toContain("impasse Discrète");
  expect(answer).toMatch(/\/media\/[0-9a-f]{64}\/640\.webp/);
});

test("a seeker has no public profile, but has its data", async () => {
  const account = await openAccount();
  const page = await open("/espace/profil", { storageState: await sessionOf(account), tolerates: /403/ });
  await page.getByRole("heading", { name: "Réservé aux annonceurs" }).waitFor();
  await page.goto("/espace/donnees");
  expect(await page.getByRole("link", { name: "Mon profil public" }).count()).toBe(0);
  await page.getByRole("heading", { name: "Mes données" }).waitFor();
});

test("one downloads everything about oneself, and nobody else's", async () => {
  const { account } = await openDesk({ listings: [{ title: "Maison à emporter" }] });
  const page = await open("/espace/donnees", { storageState: await sessionOf(account) });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Télécharger mes données" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("mes-donnees.json");
  const data = JSON.parse(await readFile(await download.path(), "utf8")) as {
    account: { email: string };
    listings: { title: string }[];
    sessions: unknown[];
  };
  expect(data.account.email).toBe(account.email);
  expect(data.listings.map(({ title }) => title)).toEqual(["Maison à emporter"]);
  expect(data.sessions).toHaveLength(1);
  expect((await fetch(`${portal}/espace/donnees/fichier`, { redirect: "manual" })).headers.get("location")).toContain(
    "/connexion",
  );
});

test.each([true, false])(
  "one deletes one's account: the listings leave the site, the session ends (JavaScript: %s)",
  async (javaScriptEnabled) => {
    const { account, listings, advertiser } = await openDesk({
      listings: [{ title: "Maison qui part" }, { title: "Maison demandée" }],
    });
    await createRequest(db, { listingId: listings[1]!.id });
    const page = await open("/espace/donnees", {
      storageState: await sessionOf(account),
      javaScriptEnabled,
      tolerates: /403/,
    });
    await page.getByLabel("Votre mot de passe").fill("Mauvais1!");
    await page.getByRole("button", { name: "Supprimer définitivement mon compte" }).click();
    await page.getByRole("alert").getByText("Le mot de passe est incorrect. Rien n’a été supprimé.").waitFor();
    await page.getByLabel("Votre mot de passe").fill(account.password);
    await page.getByRole("button", { name: "Supprimer définitivement mon compte" }).click();
    await page.getByRole("heading", { name: "Votre compte est supprimé" }).waitFor();
    expect(
      (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith("portail")),
    ).toEqual([]);
    await page.goto("/espace");
    await page.waitForURL("**/connexion**");
    const statusOf = async (path: string) => (await fetch(`${portal}${path}`)).status;
    expect(await statusOf(`/annonces/${listings[0]!.slug}-${listings[0]!.reference}`)).toBe(404);
    expect(await statusOf(`/annonces/${listings[1]!.slug}-${listings[1]!.reference}`)).toBe(410);
    expect(await statusOf(`/annonceurs/${advertiser.slug}`)).toBe(404);
    expect(await statusOf(`/annonceurs/ancien-annonceur-${advertiser.id}`)).toBe(404);
  },
);
