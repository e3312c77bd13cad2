import { describe, expect, test } from "vitest";
import { placesOfEverySort } from "#tests/factories/places.ts";
import { drawSampleListing, type SampleListing } from "../sample-listing.ts";
import { LONGEST, SHORTEST } from "./description.ts";

const samples = Array.from({ length: 5_000 }, (_, number): SampleListing =>
  drawSampleListing({
    seed: 11,
    number,
    place: placesOfEverySort[number % placesOfEverySort.length]!,
    isAgent: number % 5 !== 0,
    now: new Date("2026-03-02T10:00:00Z"),
    drawPictures: () => [],
  }),
);

const faulty = (isFaulty: (text: string, listing: SampleListing) => boolean) =>
  samples
    .filter((listing) => isFaulty(listing.description, listing))
    .map(({ description }) => description)
    .slice(0, 2);

test(`descriptions have ${SHORTEST} to ${LONGEST} characters`, () => {
  expect(faulty((text) => text.length < SHORTEST || text.length > LONGEST)).toEqual([]);
});

test("titles have at most 75 characters", () => {
  expect(samples.map(({ title }) => title).filter((title) => title.length > 75)).toEqual([]);
});

test("no two descriptions are the same, and hardly two titles in one place", () => {
  expect(new Set(samples.map(({ description }) => description)).size).toBe(samples.length);
  expect(new Set(samples.map(({ title }) => title)).size).toBeGreaterThan(samples.length / 6);
});

test("no placeholder is left", () => {
  expect(
    faulty((text) =>
      /undefined|null|NaN|\[object|\$\{| {2}|\.\.|,\.| ,|\( ?\)|\b(de|à|le) (le|les)\b(?! [A-ZÉ])/.test(text),
    ),
  ).toEqual([]);
});

test("French typography: no-break spaces before the high punctuation marks, capitals after full stops, elisions", () => {
  expect(faulty((text) => / [:;?!»]|\d m²/.test(text.replaceAll(/[\u{A0}\u{202F}]/gu, "~")))).toEqual([]);
  expect(faulty((text) => /[.?!][ \n]+[a-zéàêô]/.test(text.replaceAll(/\n– .*/g, "")))).toEqual([]);
  expect(
    faulty((text) =>
      /\b(de|le|la|que|ce) (appartement|entrée|étage|immeuble|ascenseur|une|un|isolation|ancien|Annecy|Étretat)\b/i.test(
        text,
      ),
    ),
  ).toEqual([]);
  expect(faulty((text) => /['"]/.test(text))).toEqual([]);
});

test("« à » and the name of the place contract where they must", () => {
  expect(faulty((text) => /\b(à|de) (Le |Les )(?!Port|Jardins|Écoles)/.test(text))).toEqual([]);
  const atLeMans = samples.filter(({ home }) => home.place.slug === "le-mans" && home.propertyType !== "terrain");
  expect(atLeMans.filter(({ description }) => /\bà Le Mans/.test(description))).toEqual([]);
  expect(atLeMans.some(({ description }) => description.includes("au Mans"))).toBe(true);
});

describe("a description claims only what the home has", () => {
  const claims: [name: string, claim: RegExp, holds: (listing: SampleListing) => boolean][] = [
    ["balcony", /balcon/i, ({ home }) => home.features.includes("balcon")],
    ["terrace", /terrasse(?!s)/i, ({ home }) => home.features.includes("terrasse")],
    ["lift", /(avec|l’|^– )ascenseur|L’ascenseur/im, ({ home }) => home.features.includes("ascenseur")],
    ["no lift", /sans ascenseur|par l’escalier/i, ({ home }) => !home.features.includes("ascenseur")],
    ["fireplace", /cheminée/i, ({ home }) => home.features.includes("cheminee")],
    ["parquet", /parquet/i, ({ home }) => home.features.includes("parquet")],
    ["mouldings", /moulures/i, ({ home }) => home.features.includes("moulures")],
    ["cellar", /\bcave\b/i, ({ home }) => home.features.includes("cave")],
    ["garage", /garage/i, ({ home }) => home.features.includes("garage")],
    ["sea", /\bla mer\b/i, ({ home }) => home.features.includes("vue-mer")],
    ["double glazing", /double vitrage/i, ({ home }) => home.features.includes("double-vitrage")],
    [
      "optical fibre",
      /fibre est|fibre optique/i,
      ({ home }) => home.features.includes("fibre") || home.propertyType === "terrain",
    ],
    ["dressing", /dressing/i, ({ home }) => home.features.includes("dressing")],
    ["lodge", /gardien/i, ({ home }) => home.features.includes("gardien")],
    ["metro", /métro/i, ({ home }) => home.place.transport === "metro"],
    ["tramway", /tramway/i, ({ home }) => home.place.transport === "tramway"],
    [
      "works",
      /à rénover|rénovation complète|tout le reste est à refaire/i,
      ({ home }) => home.condition === "a-renover",
    ],
    ["no works", /rien à prévoir|sans travaux|bon état/i, ({ home }) => home.condition === "bon-etat"],
    ["furnished", /\bmeublé/i, ({ home }) => home.furnished === true],
    ["empty", /loué vide/i, ({ home }) => home.furnished === false],
    ["sale", /à vendre|je vends|pied-à-terre|notaire/i, ({ home }) => home.transaction === "vente"],
    ["rental", /à louer|je loue|\bbail\b|état des lieux/i, ({ home }) => home.transaction === "location"],
    [
      "agency",
      /notre agence|nous vous (proposons|présentons)|notre équipe/i,
      (listing) => samples.indexOf(listing) % 5 !== 0,
    ],
    ["owner", /je vends|je loue|agences s’abstenir/i, (listing) => samples.indexOf(listing) % 5 === 0],
  ];
  test.each(claims)("%s", (_name, claim, holds) => {
    const claiming = samples.filter(({ description }) => claim.test(description));
    expect(claiming.length).toBeGreaterThan(0);
    expect(
      claiming
        .filter((listing) => !holds(listing))
        .map(({ description, home }) => ({ description, features: home.features }))
        .slice(0, 2),
    ).toEqual([]);
  });

  test("the energy class is the certificate's", () => {
    const wrong = samples.filter(({ description, home }) => {
      const named =
        /(?:DPE|classe énergie|classe en|DPE,? (?:est )?(?:de classe|classé|en)|classe)[ :\u{A0}]+([A-G])\b/u.exec(
          description,
        )?.[1];
      return named !== undefined && named !== home.energy?.energyClass;
    });
    expect(wrong.map(({ description }) => description).slice(0, 2)).toEqual([]);
  });
});

test("no text prefers or excludes people by who they are", () => {
  const forbidden =
    /(?<!\p{L})(étudiant|jeune|couple|famille|senior|retraité|célibataire|enfant|personne seule|(?<!d’)origine|religion|français de souche|fonctionnaire|(CDI|garants?)(?!\p{L}))/iu;
  expect(faulty((text, { title }) => forbidden.test(`${title} ${text}`))).toEqual([]);
});
