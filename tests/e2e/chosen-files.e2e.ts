import { builtInCostTable } from "#app/domain/cost-table.ts";
import { expect, test, inMatrix } from "../setup/journeys/journey.ts";

test(
  "after a reload, a form with a chosen file opens again and accepts the file",
  inMatrix,
  async ({ open, accounts }) => {
    const { storageState } = await accounts.openOperator();
    const page = await open("/administration/reglages/frais-achat", { storageState });
    const buffer = Buffer.from(JSON.stringify({ ...builtInCostTable, date: "2027-02-03" }));
    const choose = () =>
      page.getByLabel("Fichier JSON").setInputFiles({ name: "frais.json", mimeType: "application/json", buffer });
    await choose();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Frais d’achat" })).toBeVisible();
    await choose();
    await page.getByRole("button", { name: "Aperçu" }).click();
    await expect(page.getByRole("cell", { name: "3 février 2027" })).toBeVisible();
    await test.step("the form then shows the file's text, which can be corrected before it is saved", async () => {
      const text = page.getByLabel("Texte en JSON");
      await expect(text).toHaveValue(/"date":"2027-02-03"/);
      await text.fill((await text.inputValue()).replace("2027-02-03", "2027-02-04"));
      await page.getByRole("button", { name: "Enregistrer" }).click();
      await expect(page.getByText("c’est la version 1")).toBeVisible();
    });
    await page.getByRole("link", { name: "Retour aux réglages" }).click();
    await expect(page.getByText("Barème du 4 février 2027")).toBeVisible();
  },
);
