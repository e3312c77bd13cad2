import { describe, expect, test } from "vitest";
import { normalizeName } from "#app/domain/commune-name.ts";
import { listCommunes } from "#db/seed/commune-list.ts";
import { asAddress, flat, house, rent, understand, testSentences } from "#tests/factories/read-sentences.ts";
import { listedPlaces, sentencePlaces } from "#tests/factories/sentence-places.ts";
import { readSentence } from "./read-sentence.ts";

const communes = listCommunes();
const paris = "region=ile-de-france";

describe("a place that is refused is reported, and not searched", () => {
  test.each<[sentence: string, address: string]>([
    ["maison hors Nantes à Rennes", `${house}&commune=rennes`],
    ["maison pas à Nantes, à Rennes", `${house}&commune=rennes`],
    ["maison pas à La Rochelle, Pornic", house],
    ["pas à Nantes ni à Rennes", ""],
    ["hors Paris, Île-de-France", paris],
    ["maison hors Paris en Île-de-France", `${house}&${paris}`],
    ["pas dans le 93, dans le 92", "departement=92"],
    ["maison hors 93", house],
    ["Île-de-France sauf le 93", paris],
    ["T3 sauf dans le 93", `${flat}&rooms=3`],
    ["T3 sauf 75 et 93", `${flat}&rooms=3`],
    ["T3 sauf 69003 Lyon", `${flat}&rooms=3`],
    ["Paris sauf 75018", "commune=paris"],
    ["maison sauf 59000", house],
    ["sauf Lille 59000", ""],
    ["sauf Saint-Denis (93)", ""],
    ["maison sauf Nantes (44)", house],
    ["pas à Paris 75018", ""],
    ["Lyon sauf 8", "commune=lyon"],
    ["maison hors Lyon 3, Villeurbanne", house],
    ["Lyon 3 mais pas 7", "commune=lyon-3e"],
    ["Paris sauf 18", "commune=paris"],
    ["Lyon sauf 8e et 9e, T3 balcon", `commune=lyon&${flat}&rooms=3&exterieur=balcon`],
    ["T3 Lyon sauf Croix-Rousse", `${flat}&rooms=3&commune=lyon`],
    ["pas à la Croix-Rousse, Lyon", "commune=lyon"],
    ["T2 Lyon pas à la Guillotière", `${flat}&rooms=2&commune=lyon`],
    ["T2 Bordeaux pas aux Chartrons", `${flat}&rooms=2&commune=bordeaux`],
    ["sauf quartier Vaise Lyon", "commune=lyon"],
    ["t3 lyon sauf croix-rousse", `${flat}&rooms=3&commune=lyon`],
    ["Lille, pas dans le Vieux-Lille", "commune=lille"],
    ["T3 Lyon - pas à Villeurbanne", `${flat}&rooms=3&commune=lyon`],
    ["flat in Paris, not the 18th", `${flat}&commune=paris`],
    ["T3 pas à Villeurbane", `${flat}&rooms=3`],
    ["T3 ni à Lyon ni à Paris", `${flat}&rooms=3`],
    ["maison ni dans le Finistère ni dans le Nord", house],
    ["maison pas à Mer", house],
    ["T2 hors Paris intra-muros", `${flat}&rooms=2`],
    ["maison pas Rennes centre", house],
    ["maison pas dans le Pas-de-Calais", house],
    ["T3 max 700 pas 75", `${flat}&rooms=3&priceMax=700&${rent}`],
    ["Nantes sauf Rennes 3 pièces", "commune=nantes&rooms=3"],
    ["maison pas à Paris 3 chambres", `${house}&minBedrooms=3`],
    ["maison hors Lyon 2 ou 3 chambres", `${house}&minBedrooms=2`],
    ["maison hors Lyon 4 grandes chambres", `${house}&minBedrooms=4`],
  ])("%j", (sentence, address) => {
    expect(readSentence(sentence, sentencePlaces()).notes).toEqual(["lieu-exclu"]);
    expect(understand(sentence)).toEqual(asAddress(address));
  });

  test.each([
    ["sauf Rennes"],
    ["mais surtout pas Rennes"],
    ["éviter Rennes"],
    ["exclure Rennes"],
    ["Rennes exclue"],
    ["Rennes et Brest exclus"],
    ["Rennes à éviter"],
    ["exceptée Rennes"],
    ["à l'exception de Rennes"],
    ["à l'exclusion de Rennes et Brest"],
    ["en dehors de Rennes"],
    ["ailleurs qu'à Rennes"],
    ["ailleurs que dans Rennes"],
    ["ville autre que Rennes"],
    ["loin de Rennes"],
    ["éloigné de Rennes"],
    ["à l'écart de Rennes"],
    ["jamais à Rennes"],
    ["je ne veux pas habiter à Rennes"],
    ["je ne veux pas aller à Rennes"],
    ["à part Rennes"],
    ["sans Rennes"],
    ["partout sauf à Rennes"],
    ["à plus de 20 km de Rennes"],
    ["à 30 km minimum de Rennes"],
    ["au moins 20 km de Rennes"],
    ["à plus de 30 min de Rennes"],
    ["à plus d'une heure de Rennes"],
    ["pas près de Rennes"],
    ["pas à moins de 20 km de Rennes"],
    ["et non Rennes"],
    ["not in Rennes"],
    ["but not in Rennes or Brest"],
    ["anywhere but Rennes"],
    ["outside Rennes"],
    ["except Rennes"],
    ["no Rennes"],
    ["far from Rennes"],
  ])("maison Bretagne, %s", (refusal) => {
    const sentence = `maison Bretagne, ${refusal}`;
    expect(readSentence(sentence, sentencePlaces()).notes).toEqual(["lieu-exclu"]);
    expect(understand(sentence)).toEqual(asAddress(`${house}&region=bretagne`));
  });
});

test("no place is refused by its own name", () => {
  const concerned = communes.filter(({ name }) =>
    / (pas|hors|sans|sauf|ni|non|jamais|loin|no|not) /.test(` ${normalizeName(name)} `),
  );
  const places = listedPlaces(concerned);
  const refused = concerned.filter(({ name }) =>
    [name, normalizeName(name)].some((typed) => readSentence(typed, places).notes.length > 0),
  );
  expect([concerned.length > 0, refused]).toEqual([true, []]);
});

describe("« pas » that refuses no place", () => {
  testSentences([
    ["Pas-de-Calais", "departement=62"],
    ["maison pas de calais", `${house}&departement=62`],
    ["T3 dans le Pas-de-Calais", `${flat}&rooms=3&departement=62`],
    ["maison à deux pas de Rennes", `${house}&commune=rennes&rayon=10`],
    ["T3 à 2 pas de Paris", `${flat}&rooms=3&commune=paris&rayon=10`],
    ["maison à quelques pas de Nantes", `${house}&commune=nantes&rayon=10`],
    ["appartement à deux pas du jardin", `${flat}&exterieur=jardin`],
    ["appartement à deux pas du parking", `${flat}&stationnement=oui`],
    ["maison à deux pas de la mer", `${house}&q=mer`],
    ["maison pas loin de Rennes", `${house}&commune=rennes&rayon=10`],
    ["maison pas très loin de Rennes", `${house}&commune=rennes&rayon=10`],
    ["house not far from Rennes", `${house}&commune=rennes&rayon=10`],
    ["maison pas à plus de 20 km de Rennes", `${house}&commune=rennes&rayon=20`],
    ["pourquoi pas Rennes", "commune=rennes"],
    ["T2 Rennes avec ou sans ascenseur", `${flat}&rooms=2&commune=rennes`],
    ["T2 meublé ou pas Rennes", `${flat}&rooms=2&${rent}&commune=rennes`],
    ["T3 pas cher Rennes", `${flat}&rooms=3&commune=rennes&sort=prix-croissant`],
    ["maison Rennes pas à rénover", `${house}&commune=rennes&q=-"à rénover"`],
    ["t2 lyon pas a la guillotiere", `${flat}&rooms=2&commune=lyon&q=-"a la guillotiere"`],
    ["T2 Lille sauf vieux lille", `${flat}&rooms=2&commune=lille&q=-"vieux lille"`],
    ["lyon sauf quartier vaise", `commune=lyon&q=-"quartier vaise"`],
    ["je ne suis pas à Paris, T3", `${flat}&rooms=3`],
  ]);
});
