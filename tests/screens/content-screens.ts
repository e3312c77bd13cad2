import { expect } from "../setup/journeys/journey.ts";
import type { Screen } from "./screen.ts";

const root = "/administration/contenu";

/** Pages of the back office about the site's texts and pictures. */
export const contentScreens: Screen[] = [
  { name: "content of the site", route: "content/routes/contents.tsx", as: "operator", path: () => root },
  {
    name: "content of the site, its files read again",
    route: "content/routes/contents.tsx",
    as: "operator",
    path: () => root,
    prepare: async (page) => {
      await page.getByRole("button", { name: "Relire les fichiers" }).click();
      await page.getByText("Les fichiers ont été relus.").waitFor();
    },
  },
  {
    name: "colours of the site",
    route: "content/routes/colours.tsx",
    as: "operator",
    path: () => `${root}/couleurs`,
    prepare: async (page) => {
      const text = page.getByLabel("Liens et boutons", { exact: true });
      const palette = page.getByLabel(/palette.*Liens et boutons/);
      await text.fill("#ABCDEF");
      await expect(palette).toHaveValue("#abcdef");
      await palette.fill("#7a1fa2");
      await expect(text).toHaveValue("#7a1fa2");
      await page.getByRole("button", { name: "Aperçu" }).click();
      await page.getByText("Rien n’est encore enregistré").waitFor();
    },
  },
  {
    name: "colours of the site, one too light",
    route: "content/routes/colours.tsx",
    as: "operator",
    path: () => `${root}/couleurs`,
    tolerates: /422/,
    prepare: async (page) => {
      await page.getByLabel("Liens et boutons", { exact: true }).fill("#ffcc00");
      await page.getByRole("button", { name: "Enregistrer" }).click();
      await page.getByText("Trop claire pour être lue").waitFor();
    },
  },
  {
    name: "words of the home page, previewed",
    route: "content/routes/home-words.tsx",
    as: "operator",
    path: () => `${root}/accueil`,
    prepare: async (page) => {
      await page.getByLabel("Accroche").fill("La maison d’à côté");
      await page.getByRole("button", { name: "Aperçu" }).click();
      await page.getByText("Rien n’est encore enregistré").waitFor();
    },
  },
  { name: "pictures of the site", route: "content/routes/images.tsx", as: "operator", path: () => `${root}/images` },
  {
    name: "testimonials of the site",
    route: "content/routes/testimonials.tsx",
    as: "operator",
    path: () => `${root}/temoignages`,
  },
  {
    name: "announcements, one with mistakes",
    route: "content/routes/announcements.tsx",
    as: "operator",
    path: () => `${root}/bandeaux`,
    tolerates: /422/,
    prepare: async (page) => {
      await page.getByLabel("Message").last().fill("Salon de l’habitat");
      await page.getByLabel("Lien", { exact: true }).last().fill("javascript:a");
      await page.getByRole("button", { name: "Enregistrer" }).click();
      await page.getByText("Il faut une adresse").waitFor();
    },
  },
  {
    name: "the legal notice, its form",
    route: "content/routes/legal-notice.tsx",
    as: "operator",
    path: () => `${root}/mentions`,
  },
  {
    name: "words of mails, previewed",
    route: "content/routes/mails.tsx",
    as: "operator",
    path: () => `${root}/courriels`,
    prepare: async (page) => {
      await page.getByLabel("Début de tous les sujets").fill("[Le Courrier]");
      await page.getByRole("button", { name: "Aperçu" }).click();
      await page.getByText("Rien n’est encore enregistré").waitFor();
    },
  },
  {
    name: "a new page",
    route: "content/routes/new-page.tsx",
    as: "operator",
    path: () => `${root}/nouvelle-page`,
  },
  {
    name: "a page in Markdown, with versions and a preview",
    isExample: true,
    route: "content/routes/edit-page.tsx",
    as: "operator",
    path: () => `${root}/pages/nos-agences`,
    prepare: async (page) => {
      await page.getByRole("button", { name: "Aperçu" }).click();
      await page.getByText("Rien n’est encore enregistré").waitFor();
    },
  },
  {
    name: "a page to be read",
    route: "content/routes/edit-page.tsx",
    as: "operator",
    path: () => `${root}/pages/cgu`,
  },
];
