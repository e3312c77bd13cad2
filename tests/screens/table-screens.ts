import { builtInCostTable } from "#app/domain/cost-table.ts";
import type { Screen } from "./screen.ts";

const { duties } = builtInCostTable;
const newTable = {
  ...builtInCostTable,
  date: "2027-02-03",
  source: "Chambre des notaires, barème de février 2027",
  duties: { ...duties, departments: { ...duties.departments, "06": 5, "36": [4.5, 5] } },
};
const jsonFile = (text: string) => ({ name: "frais.json", mimeType: "application/json", buffer: Buffer.from(text) });

/** Pages of the back office that take a new table. */
export const tableScreens: Screen[] = [
  {
    name: "a new table of costs, with a mistake",
    route: "administration/routes/edit-cost-table.tsx",
    as: "operator",
    path: () => "/administration/reglages/frais-achat",
    tolerates: /422/,
    prepare: async (page) => {
      const content = JSON.stringify({ ...newTable, vatPercent: "20" }, null, 2);
      await page.getByLabel("Fichier JSON").setInputFiles(jsonFile(content));
      await page.getByRole("button", { name: "Aperçu" }).click();
      await page.getByText("il faut un nombre").waitFor();
    },
  },
  {
    name: "a new table of costs, previewed",
    route: "administration/routes/edit-cost-table.tsx",
    as: "operator",
    path: () => "/administration/reglages/frais-achat",
    prepare: async (page) => {
      await page.getByLabel("Fichier JSON").setInputFiles(jsonFile(JSON.stringify(newTable, null, 2)));
      await page.getByRole("button", { name: "Aperçu" }).click();
      await page.getByText("Ce qui change").waitFor();
    },
  },
  {
    name: "a prolongation of rent control",
    route: "administration/routes/edit-rent-control.tsx",
    as: "operator",
    path: () => "/administration/reglages/encadrement-loyers",
  },
];
