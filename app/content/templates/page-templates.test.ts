import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { addresses } from "#app/addresses.ts";
import { fixedPages } from "#app/brand/site-pages.server.ts";
import { retention } from "#app/domain/retention.ts";
import { renderMarkdown } from "#app/platform/text/markdown.server.ts";
import { sorts } from "#app/search/criteria/criteria.ts";
import { pageTemplates } from "./page-templates.ts";
import type { TemplateFacts } from "./template-facts.ts";

const nothing: TemplateFacts = {
  name: "L’immo du Rhône",
  url: "https://immo.example",
  notice: null,
  logins: [],
  mapHost: null,
  geocoderHost: null,
  pictureHost: null,
  mailHost: null,
};
const all: TemplateFacts = {
  ...nothing,
  notice: {
    editeur: {
      nom: "Le Courrier SAS",
      adresse: "1 rue de la Presse, 69001 Lyon",
      telephone: "04 00 00 00 00",
      courriel: "contact@courrier.example",
      forme: "SAS au capital de 1 000 €",
      immatriculation: "",
      tva: "",
      cartePro: "",
    },
    directeurDePublication: "Ève Martin",
    hebergeur: { nom: "Hébergeur SA", adresse: "2 rue du Serveur, Roubaix", telephone: "03 00 00 00 00" },
  },
  logins: ["Google"],
  mapHost: "data.geopf.fr",
  geocoderHost: "data.geopf.fr",
  pictureHost: "s3.example",
  mailHost: "smtp.interne.example",
};
const written = fixedPages.filter((page) => page !== "mentions-legales");

test.each(written)("%s names the site, the publisher and the host where the settings know them", (page) => {
  const { write } = pageTemplates[page];
  expect(write(all)).toContain("contact@courrier.example");
  expect(write(all)).not.toContain("nom et adresse de l’éditeur");
  expect(write(nothing)).toMatch(/À compléter : (nom et adresse de l’éditeur|adresse e-mail de contact)/);
  expect(write(all).length).toBeLessThan(60_000);
  expect(write(all)).not.toMatch(/undefined|null|\[object/);
});

test.each(written)("the links of %s lead to pages of the site", (page) => {
  const { document } = parseHTML(`<main>${renderMarkdown(pageTemplates[page].write(all))}</main>`);
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href")!);
  for (const link of links.filter((one) => one.startsWith("/")))
    expect(addresses.map(({ path }) => path)).toContain(link);
  expect(document.querySelectorAll("h1")).toHaveLength(0);
});

test("the privacy page says every period that the code keeps to, and not where mails leave from", () => {
  const text = pageTemplates.confidentialite.write(all);
  for (const period of Object.values(retention)) expect(text).toContain(String(period));
  expect(text).not.toContain("smtp.interne.example");
  expect(text).toContain("Google");
  expect(pageTemplates.confidentialite.write(nothing)).not.toContain("Google");
  expect(pageTemplates.registre.write(all)).toContain("smtp.interne.example");
});

test("the ranking page explains every order in which results can be sorted", () => {
  const rows = pageTemplates.classement.write(all).match(/^\| (?!Tri|---).*\|$/gm);
  expect(rows).toHaveLength(sorts.length);
});
