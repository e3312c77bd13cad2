import { describe, expect, test } from "vitest";
import { flat, house, rent, sale, testSentences } from "#tests/factories/read-sentences.ts";
import { sentencePlaces } from "#tests/factories/sentence-places.ts";
import { readSentence } from "./read-sentence.ts";

describe("limits that are said the other way round", () => {
  testSentences([
    ["pas moins de 200 000 €", `${sale}&priceMin=200000`],
    ["pas en dessous de 200000 €", `${sale}&priceMin=200000`],
    ["pas au dessus de 300000", `${sale}&priceMax=300000`],
    ["jamais plus de 900 € Lyon", `${rent}&commune=lyon&priceMax=900`],
    ["jamais moins de 80 m2", "areaMin=80"],
    ["pas moins de 3 pièces", "minRooms=3"],
    ["plus de 200000 moins de 400000", `${sale}&priceMin=200000&priceMax=400000`],
    ["mieux que DPE E", "energyClass=A,B,C,D"],
    ["DPE mieux que D", "energyClass=A,B,C"],
    ["T3 à T1", `${flat}&rooms=1,2,3`],
    ["de 5 à 3 pièces", "rooms=3,4,5"],
    ["entre 3 et 2 pièces", "rooms=2,3"],
    ["moins de 1 pièce", `q="moins de 1 pièce"`],
    ["4 pieces minimum 80m2 minimum paris 15", "minRooms=4&areaMin=80&commune=paris-15e"],
    ["T3 mini 60m2 mini lyon", `${flat}&minRooms=3&areaMin=60&commune=lyon`],
    ["50 m² max 300 000 €", `areaMin=50&${sale}&priceMax=300000`],
    ["budget 1500 mois famille annecy", `${rent}&priceMax=1500&commune=annecy&q=famille`],
    ["T2 800 mois lyon", `${flat}&rooms=2&${rent}&priceMax=800&commune=lyon`],
  ]);
});

describe("words as they are typed", () => {
  testSentences([
    ["snas ascenseur", "sans=ascenseur"],
    ["T2 ss ascenseur", `${flat}&rooms=2&sans=ascenseur`],
    ["maison ss sol", `${house}&q=sous sol`],
    ["bdgt 200000 lyon", `${sale}&priceMax=200000&commune=lyon`],
    ["700 tt compris", `${rent}&priceMax=700`],
    ["mézon", house],
    ["maisonavecjardin", `${house}&exterieur=jardin`],
    ["AppartementAvecTerrasse lyon", `${flat}&exterieur=terrasse&commune=lyon`],
    ["villa plein pied", `${house}&q=plain pied`],
    ["maison av jardin", `${house}&exterieur=jardin`],
    ["Ｔ３ Ｌｙｏｎ", `${flat}&rooms=3&commune=lyon`],
    ["frais d'agence", "q=frais agence"],
    ["maison à l'exception", `${house}&q=exception`],
  ]);
});

test.each([
  ["bureau 50 a 100m2", ["bureau"]],
  ["bureau ou local commercial 50 a 100m2", ["bureau", "local"]],
  ["100 m2 avec bureau", []],
  ["80 m2 proche commerces", []],
  ["80 m2 parking", []],
])("%j has the notes %j", (sentence, notes) => {
  expect(readSentence(sentence, sentencePlaces()).notes).toEqual(notes);
});
