import { addDocumentVersion } from "#app/platform/documents/site-documents.repository.server.ts";
import { expect, inMatrix, test } from "../setup/journeys/journey.ts";

const phone = { viewport: { width: 360, height: 740 } };

test(
  "a band of announcements is closed without moving the page, and stays closed in this browser",
  inMatrix,
  async ({ open, portal }) => {
    const content = [
      { texte: "Salon de l’habitat à Nantes", lien: "/credits", libelle: "Le programme", ton: "important" },
    ];
    await portal.db.transaction((tx) =>
      addDocumentVersion(tx, { name: "bandeaux.json", seen: 0, content, authorId: null }),
    );
    const page = await open("/annonceurs", phone);
    const band = page.getByRole("complementary", { name: "Informations du portail" });
    await expect(band).toContainText("Salon de l’habitat");
    const title = page.getByRole("heading", { level: 1 });
    const before = await title.boundingBox();
    await test.step("closed by keyboard, the band passes the focus to the page's content", async () => {
      await band.getByRole("button", { name: "Fermer" }).focus();
      await page.keyboard.press("Enter");
      await expect(band).toBeHidden();
      await expect(page.locator("#contenu")).toBeFocused();
      expect(await title.boundingBox()).toEqual(before);
    });
    await test.step("the band takes no space on the next page or after a reload", async () => {
      await page.locator("footer").getByRole("link", { name: "Crédits" }).click();
      await expect(page).toHaveURL("/credits");
      await expect(band).toBeHidden();
      await page.reload();
      await expect(title).toBeVisible();
      await expect(band).toBeHidden();
      expect(await page.locator(".band").evaluate((element) => getComputedStyle(element).display)).toBe("none");
    });
    await test.step("another announcement shows", async () => {
      await portal.db.transaction((tx) =>
        addDocumentVersion(tx, {
          name: "bandeaux.json",
          seen: 1,
          content: [{ texte: "Le site sera fermé dimanche" }],
          authorId: null,
        }),
      );
      // Where the database takes longer than a second, a page is made with the announcements that were read last.
      await expect(async () => {
        await page.reload();
        expect(await band.allInnerTexts()).toEqual([expect.stringContaining("Le site sera fermé dimanche")]);
      }).toPass();
    });
  },
);
