import { expect, test } from "vitest";
import { searchOf, readSentence } from "./read-sentence.ts";
import { withSentence } from "./with-sentence.ts";
import { sentencePlaces } from "#tests/factories/sentence-places.ts";

const read = (sentence: string) => searchOf(readSentence(sentence, sentencePlaces()));
const form = "texte=x&propertyType=&transactionType=vendre&commune=&quartier=&priceMin=&priceMax=";

test.each([
  ["T3 Lyon", form, "propertyType=appartement&transactionType=vendre&commune=lyon&rooms=3"],
  ["T3 Lyon loyer 900", form, "propertyType=appartement&transactionType=louer&commune=lyon&priceMax=900&rooms=3"],
  ["Lyon, à vendre ou à louer", form, "commune=lyon"],
  ["maison", "texte=x&propertyType=appartement&commune=Rennes", "propertyType=maison&commune=Rennes"],
  ["Lyon", "texte=x&departement=44&quartier=Centre", "commune=lyon&quartier=Centre"],
  ["Lyon", "texte=x&commune=rennes&rayon=10", "commune=lyon"],
  ["balcon", "texte=x&commune=rennes&rayon=10", "commune=rennes&rayon=10&exterieur=balcon"],
  [
    "moins de 300 000 €",
    "texte=x&priceMin=200000&priceMax=900000",
    "transactionType=vendre&priceMin=200000&priceMax=300000",
  ],
  ["non meublé", "texte=x&meuble=oui", "transactionType=louer&sans=meuble"],
  ["sans piscine", "texte=x&piscine=oui&ascenseur=oui", "ascenseur=oui&sans=piscine"],
  ["sans jardin", "texte=x&exterieur=jardin", "sans=jardin"],
  ["pas de balcon", "texte=x&exterieur=balcon&exterieur=jardin", "exterieur=jardin&sans=balcon"],
  ["avec piscine", "texte=x&sans=piscine&sans=meuble", "piscine=oui&sans=meuble"],
  ["terrasse", "texte=x&sans=terrasse", "exterieur=terrasse"],
  ["sans ascenseur", "texte=x&sans=piscine", "sans=piscine&sans=ascenseur"],
  ["3 pièces minimum", "texte=x&rooms=2", "minRooms=3"],
  ["3 pièces", "texte=x&minRooms=4", "rooms=3"],
  ["Lyon cheminée", "texte=x&piscine=oui&q=calme&page=3", "commune=lyon&piscine=oui&q=calme cheminée"],
])("%j overrides the fields that it names, and the other fields of %s stay", (sentence, typed, expected) => {
  const params = withSentence(new URLSearchParams(typed), read(sentence));
  const filled = [...params].filter(([, value]) => value !== "").map((pair) => pair.join("="));
  expect(filled.toSorted()).toEqual(expected.split("&").toSorted());
});

test("an invalid field stays as typed, to be reported, unless the sentence gives its value", () => {
  const typed = new URLSearchParams("texte=x&priceMax=beaucoup&transactionType=vendre");
  expect(withSentence(typed, read("Lyon")).get("priceMax")).toBe("beaucoup");
  expect(withSentence(typed, read("Lyon moins de 300 000 €")).getAll("priceMax")).toEqual(["300000"]);
});
