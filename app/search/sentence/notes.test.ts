import { describe, expect, test } from "vitest";
import {
  asAddress,
  flat,
  house,
  plot,
  rent,
  sale,
  understand,
  testSentences,
} from "#tests/factories/read-sentences.ts";
import { sentencePlaces } from "#tests/factories/sentence-places.ts";
import { readUnread } from "./notes.ts";
import { readSentence } from "./read-sentence.ts";

type NoteRow = [sentence: string, notes: string, address: string];

describe("a wish that no criterion covers is reported, and the rest is searched", () => {
  test.each<NoteRow>([
    ["autour de moi", "ici", ""],
    ["Autour de moi T2", "ici", `${flat}&rooms=2`],
    ["appart près de chez moi", "ici", flat],
    ["maison a coté de moi", "ici", house],
    ["maison à proximité de chez moi avec jardin", "ici", `${house}&exterieur=jardin`],
    ["studio à louer pres de moi", "ici", `${flat}&rooms=1&${rent}`],
    ["T2 near me", "ici", `${flat}&rooms=2`],
    ["T2 à 5 km de chez moi", "ici", `${flat}&rooms=2`],
    ["place parking Lyon", "stationnement", "stationnement=oui&commune=lyon"],
    ["commerce à vendre", "local", `${sale}&q=commerce`],
    ["garage à vendre", "stationnement", `stationnement=oui&${sale}`],
    ["garages a vendre nantes", "stationnement", `stationnement=oui&${sale}&commune=nantes`],
    ["box à louer", "stationnement", `stationnement=oui&${rent}`],
    ["parking Lyon", "stationnement", "stationnement=oui&commune=lyon"],
    ["place de parking à louer", "stationnement", `stationnement=oui&${rent}`],
    ["garage 15000 €", "stationnement", "stationnement=oui&priceMax=15000"],
    ["bureau à louer Lyon", "bureau", `${rent}&commune=lyon&q=bureau`],
    ["bureaux Paris", "bureau", "commune=paris&q=bureaux"],
    ["local commercial Lille", "local", "commune=lille&q=local commercial"],
    ["fonds de commerce", "local", "q=fonds de commerce"],
    ["immeuble de rapport Limoges", "immeuble", "commune=limoges&q=immeuble de rapport"],
    ["viager occupé à Nice", "viager", "commune=nice&q=viager occupé"],
    ["location vacances La Rochelle", "vacances", `${rent}&commune=la-rochelle&q=vacances`],
    ["studio à la semaine Lille", "vacances", `${flat}&rooms=1&commune=lille&q=semaine`],
    ["appartement à Nice moins de 3000 du m2", "prix-m2", `${flat}&commune=nice`],
    ["immeuble à vendre", "immeuble", `${sale}&q=immeuble`],
    ["T3 dernier étage Lyon", "dernier-etage", `${flat}&rooms=3&commune=lyon&q=dernier étage`],
    ["appartement neuf Rennes", "neuf", `${flat}&commune=rennes&q=neuf`],
    ["programme neuf", "neuf", "q=programme neuf"],
    ["maison neuve", "neuf", `${house}&q=neuve`],
    ["maison Bretagne sauf Rennes", "lieu-exclu", `${house}&region=bretagne`],
  ])("%j: %s", (sentence, notes, address) => {
    expect(readSentence(sentence, sentencePlaces()).notes.join(" ")).toBe(notes);
    expect(understand(sentence)).toEqual(asAddress(address));
  });
});

test.each([
  ["maison avec garage"],
  ["T3 parking Lyon"],
  ["avec garage"],
  ["maison avec bureau"],
  ["T3 dans immeuble ancien"],
  ["appartement proche commerces"],
  ["terrain avec hangar"],
  ["garage et jardin Nantes"],
  ["autour de Rennes"],
  ["refait à neuf"],
  ["T3 Lyon pas au 1er étage"],
  ["appartement sauf 1er étage"],
  ["local vélo"],
])("%j has no notes", (sentence) => {
  expect(readSentence(sentence, sentencePlaces()).notes).toEqual([]);
});

test("a position is not requested if a town is named", () => {
  expect(readSentence("autour de moi à Lyon", sentencePlaces()).notes).toEqual([]);
});

test.each([
  ["ici stationnement", ["ici", "stationnement"]],
  ["stationnement ici ici", ["ici", "stationnement"]],
  ["<script> constructor", []],
  ["", []],
])("the address %j has the notes %j", (avis, notes) => {
  expect(readUnread(new URLSearchParams({ avis }), null).notes).toEqual(notes);
});

describe("the area of a plot", () => {
  testSentences([
    ["terrain 1000 m²", `${plot}&areaMin=1000`],
    ["terrain 1000m2", `${plot}&areaMin=1000`],
    ["terrain 1000", `${plot}&areaMin=1000`],
    ["terrain 80000", `${plot}&priceMax=80000&${sale}`],
    ["1000 m2 de terrain", `${plot}&areaMin=1000`],
    ["1000 m² terrain", `${plot}&areaMin=1000`],
    ["1000m2 terrain Rennes", `${plot}&areaMin=1000&commune=rennes`],
    ["parcelle de 1200 m2", `${plot}&areaMin=1200`],
    ["terrain à bâtir 500 m²", `${plot}&areaMin=500&q=terrain à bâtir`],
    ["terrain constructible 800m2", `${plot}&areaMin=800&q=constructible`],
    ["terrain de 500 à 800 m² Nantes", `${plot}&areaMin=500&areaMax=800&commune=nantes`],
    ["terrain moins de 600 m2", `${plot}&areaMax=600`],
    ["terrain d'au moins 1000 m²", `${plot}&areaMin=1000`],
    ["terrain plus de 2000 m²", `${plot}&areaMin=2000`],
    ["terrain 1 hectare", `${plot}&areaMin=10000`],
    ["terrain 12,5 ares", `${plot}&areaMin=1250`],
    ["terrain environ 1000 m²", `${plot}&areaMin=900&areaMax=1100`],
    ["grand terrain 5000 m2 à vendre", `${plot}&areaMin=5000&${sale}`],
    ["terrain avec 1000 m2", `${plot}&areaMin=1000`],
    ["terrain superficie 1000 m2", `${plot}&areaMin=1000`],
    ["maison avec 1000 m2 de terrain", `${house}&landMin=1000`],
    ["maison terrain 1000 m2", `${house}&landMin=1000`],
  ]);
});
