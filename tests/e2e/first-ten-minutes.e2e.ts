import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { openArchive } from "#app/feeds/files/open-archive.server.ts";
import { readRecords } from "#app/feeds/files/read-records.server.ts";
import { rankOf } from "#app/feeds/poliris/ranks.ts";
import { makePicture } from "../factories/pictures.ts";
import { polirisArchive } from "../factories/poliris-archive.ts";
import { homeLine } from "../factories/poliris-lines.ts";
import { ftpUser, startFtpServer } from "../setup/servers/ftp-server.ts";
import { desktop, expect, inMatrix, type Page, visit } from "../setup/journeys/journey.ts";
import { linkIn } from "../setup/portals/test-portal.ts";
import { mailTo, newEmail, test, writeAsVisitor } from "../setup/journeys/request-journeys.ts";
import { changedHome, completeHomes, type FileHome, noPhotos, withoutDpe } from "../factories/file-homes.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

test.use({ portalOptions: { settings: { FEED_HOSTS_ALLOWED: "127.0.0.1" } } });

const title = "Maison des Glycines";

/** 288 homes that go online as they are, the first with a picture, and twelve mistakes. */
async function stock(): Promise<Buffer> {
  const [first, ...homes] = completeHomes(288);
  const wrong = Array.from({ length: 12 }, (_, at): FileHome => ["house", 289 + at, noPhotos]);
  const unknownPlace = { [rankOf("city")]: "Atlantis", [rankOf("postalCode")]: "" };
  const [noPrice, oddArea] = [{ [rankOf("price")]: "" }, { [rankOf("livingArea")]: "grande" }];
  const mistakes = [withoutDpe, withoutDpe, withoutDpe, withoutDpe, noPrice, noPrice, noPrice, noPrice];
  mistakes.push(unknownPlace, unknownPlace, oddArea, oddArea);
  return polirisArchive({
    lines: [
      changedHome(first!, { [rankOf("title")]: title, 85: "facade.jpg" }),
      ...homes,
      ...wrong.map((home, at) => changedHome(home, mistakes[at]!)),
    ].map((home) => homeLine(...home)),
    photos: "Mode=FULL\r\n",
    more: [{ name: "facade.jpg", content: await makePicture({ width: 900, height: 600 }).jpeg().toBuffer() }],
  });
}

test(
  "an agency moves in: it drops 300 homes, corrects two, gets a request, and exports its stock by FTP",
  inMatrix,
  async ({ accounts, as, open, portal }) => {
    test.slow();
    const { account } = await accounts.openDashboard({ userType: "agence" });
    const agency = await as(account, "/imports", desktop);

    await test.step("the file is dropped, and nothing is online before « Importer »", async () => {
      await agency
        .locator("input[type=file]")
        .setInputFiles({ name: "stock.zip", mimeType: "application/zip", buffer: await stock() });
      await expect(agency.getByRole("heading", { name: "300 biens, 12 à compléter" })).toBeVisible({
        timeout: 30_000 * timeoutFactor,
      });
      await expect(agency.getByRole("heading", { name: "Où sont vos biens" })).toBeVisible();
      await expect(agency.locator("canvas")).toBeVisible();
      await agency.getByRole("link", { name: "Voir les biens à compléter" }).click();
      await expect(agency.getByRole("article")).toHaveCount(12);
      await agency.getByRole("link", { name: "Retour à l’import" }).click();
      await agency.getByRole("button", { name: "Importer", exact: true }).click();
      await expect(agency.getByText("Ce fichier est importé")).toBeVisible({ timeout: 60_000 * timeoutFactor });
    });

    await test.step("two homes are completed from the report, one click from the field, and published", async () => {
      const report = `${agency.url()}/rapport?resultat=a-completer`;
      for (const [reference, fill] of [
        ["R0289", fillDpe],
        ["R0299", () => agency.getByLabel("Surface habitable (m²)").fill("118")],
      ] as const) {
        await agency.goto(report);
        await agency.getByRole("link", { name: `Compléter le bien ${reference}` }).click();
        await fill(agency);
        await agency.getByRole("link", { name: "Vérification" }).click();
        await agency.getByRole("button", { name: "Déposer l’annonce" }).click();
        await expect(agency.getByRole("heading", { level: 1, name: "Votre annonce est en ligne" })).toBeVisible();
      }
    });

    await test.step("a visitor finds one of the homes, with its picture, and sends a request", async () => {
      const email = newEmail();
      const visitor = await open(`/annonces?q=${encodeURIComponent(title)}`);
      const card = visitor.getByRole("article").filter({ hasText: title });
      await expect(card.getByRole("img")).toBeVisible();
      await card.getByRole("link", { name: title }).click();
      await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await writeAsVisitor(visitor, { name: "Solène Kerbrat", email, message: "Peut-on visiter samedi ?" });
      await visit(visitor, linkIn(await mailTo(portal, email, "Confirmez votre demande")));
      await visitor.getByRole("button", { name: "Envoyer ma demande" }).click();
      await visitor.waitForURL("**/demandes/suivre?jeton=*");
      await mailTo(portal, account.email, "Nouvelle demande");
      await agency.goto("/suivi");
      await expect(agency.getByRole("link", { name: /^Solène Kerbrat/ }).first()).toBeVisible();
    });

    await test.step("the stock is sent to an FTP account, with the two corrected homes", async () => {
      const server = await startFtpServer();
      try {
        await agency.goto("/exports");
        await agency.getByLabel("Serveur").fill("127.0.0.1");
        await agency.getByLabel("Port").fill(String(server.port));
        await agency.getByLabel("Sécurité").selectOption("none");
        await agency.getByLabel("Identifiant").fill(ftpUser.user);
        await agency.getByLabel("Mot de passe").fill(ftpUser.password);
        await agency.getByRole("button", { name: "Enregistrer et tester" }).click();
        await expect(agency.getByText("L’essai a réussi")).toBeVisible();
        await agency.getByRole("button", { name: "Envoyer maintenant" }).click();
        await expect.poll(() => linesIn(server.folder), { timeout: 20_000 * timeoutFactor }).toBe(290);
      } finally {
        await server.stop();
      }
    });
  },
);

async function fillDpe(page: Page): Promise<void> {
  await page.getByLabel("Classe énergie (DPE)").selectOption("D");
}

/** How many homes the export in a folder has. */
async function linesIn(folder: string): Promise<number> {
  const [name] = (await readdir(folder)).filter((file) => /^bienvu_.*\.zip$/.test(file));
  if (!name) return 0;
  const opened = await openArchive(join(folder, name));
  if (!opened.ok) return 0;
  let lines = 0;
  for await (const item of readRecords(opened.archive.readListings())) if (item.kind === "record") lines += 1;
  await opened.archive.close();
  return lines;
}
