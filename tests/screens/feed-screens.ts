import type { Page } from "@playwright/test";
import { polirisArchive } from "../factories/poliris-archive.ts";
import { homeLine, homeLines } from "../factories/poliris-lines.ts";
import type { Screen } from "./screen.ts";

const route = "feeds/checker/routes/check-file.tsx";
const path = () => "/verifier-un-fichier";

const drop = (name: string, bytes: () => Buffer, answer: string) => async (page: Page) => {
  const file = { name, mimeType: "application/zip", buffer: bytes() };
  await page.getByLabel("Fichier ZIP ou Annonces.csv").setInputFiles(file);
  await page.getByRole("button", { name: "Vérifier le fichier" }).click();
  await page.getByText(answer).waitFor();
};

/** Twelve homes, of which some have mistakes. */
const stock = () =>
  polirisArchive({
    photos: "Mode=FULL\r\n",
    lines: [
      ...homeLines(8),
      homeLine("flat", 20, { 177: "", 179: "", 11: "nous consulter" }),
      homeLine("rental", 21, { 22: "31/02/2026", 85: "photo-absente.jpg" }),
      homeLine("house", 22, { 6: "VILLE QUI N’EXISTE PAS", 5: "99999", 108: "", 109: "" }),
      homeLine("flat", 23, { 4: "parking/box" }),
      '"AG35012"!#"R0024"!#"vente"',
    ],
  });

/** Files of agencies, as visitors see them, and homes of these files in the agency's forms. */
export const feedScreens: Screen[] = [
  { name: "a file to check", route, path },
  {
    name: "a file that was checked",
    isExample: true,
    route,
    path,
    prepare: drop("logiciel_agence-du-thabor.zip", stock, "Aperçu des premiers biens"),
  },
  {
    name: "a file that is no Poliris file",
    route,
    path,
    prepare: drop("photos.zip", () => Buffer.from("no archive"), "Ce n’est pas un fichier Poliris."),
    tolerates: /422/,
  },
  {
    name: "publishing: a home of the agency's file",
    route: "publish/steps/routes/step.tsx",
    as: "agency",
    path: ({ importedHome }) => `/publier/${importedHome.draft}/diagnostics`,
  },
  {
    name: "publishing: online, and the next home to complete",
    route: "publish/publication/routes/online.tsx",
    as: "agency",
    path: ({ importedHome }) => `/publier/${importedHome.published}/en-ligne`,
  },
];
