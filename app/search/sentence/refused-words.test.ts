import { describe, expect, test } from "vitest";
import { flat, house, plot, rent, sale, testSentences, understand } from "#tests/factories/read-sentences.ts";
import { sentencePlaces } from "#tests/factories/sentence-places.ts";
import { readSentence } from "./read-sentence.ts";

const notFOrG = "energyClass=A,B,C,D,E";

describe("equipment that is refused in other words", () => {
  testSentences([
    ["ascenseur : non", "sans=ascenseur"],
    ["meuble : non", `${rent}&sans=meuble`],
    ["T3 Lyon parking non, balcon", `${flat}&rooms=3&commune=lyon&sans=stationnement&exterieur=balcon`],
    ["jardin oui garage non", "exterieur=jardin&sans=stationnement"],
    ["parking: 0", "sans=stationnement"],
    ["piscine exclue", "sans=piscine"],
    ["piscine et garage exclus", "sans=piscine,stationnement"],
    ["balcon, piscine interdite", "exterieur=balcon&sans=piscine"],
    ["maison piscine à éviter", `${house}&sans=piscine`],
    ["pas équipé d'ascenseur", "sans=ascenseur"],
    ["appartement dépourvu d'ascenseur", `${flat}&sans=ascenseur`],
    ["absence d'ascenseur", "sans=ascenseur"],
    ["maison dénuée de jardin", `${house}&sans=jardin`],
    ["éviter la piscine", "sans=piscine"],
    ["sans le moindre balcon", "sans=balcon"],
    ["hormis piscine", "sans=piscine"],
    ["jamais de piscine", "sans=piscine"],
    ["ne pas avoir de jardin", "sans=jardin"],
    ["zéro piscine", "sans=piscine"],
    ["T2 no meublé", `${flat}&rooms=2&${rent}&sans=meuble`],
    ["sans : ascenseur, parking, balcon", "sans=ascenseur,stationnement,balcon"],
    ["pas d'ascenseur, de balcon", "sans=ascenseur,balcon"],
    ["pas d'ascenseur et de balcon", "sans=ascenseur,balcon"],
    ["sans ascenseur ou sans balcon", "sans=ascenseur,balcon"],
    ["sans piscine ou sans jardin Lyon", "commune=lyon&sans=piscine,jardin"],
    ["avec ascenseur ou sans parking", "ascenseur=oui&sans=stationnement"],
    ["ascenseur / sans parking", "ascenseur=oui&sans=stationnement"],
    ["non meublé balcon non", `${rent}&sans=meuble,balcon`],
    ["T2 balcon non meublé", `${flat}&rooms=2&exterieur=balcon&${rent}&sans=meuble`],
  ]);
});

describe("two negations", () => {
  testSentences([
    ["pas sans balcon", "exterieur=balcon"],
    ["surtout pas sans parking", "stationnement=oui"],
    ["jamais sans ascenseur", "ascenseur=oui"],
    ["je ne veux pas d'appartement sans balcon", `${flat}&exterieur=balcon`],
    ["pas de T3 sans ascenseur", `${flat}&rooms=3&ascenseur=oui`],
    ["pas de maison sans jardin ni garage", `${house}&exterieur=jardin&stationnement=oui`],
  ]);
});

describe("equipment that an area or a price does not include", () => {
  testSentences([
    ["T3 65 m2 hors balcon", `${flat}&rooms=3&areaMin=65`],
    ["loyer 800 hors parking", `${rent}&priceMax=800`],
    ["300 000 € hors garage", `${sale}&priceMax=300000`],
    ["T3 hors balcon", `${flat}&rooms=3&sans=balcon`],
  ]);
});

describe("equipment that a home may have or not", () => {
  testSentences([
    ["T2 non-meublé ou meublé", `${flat}&rooms=2&${rent}`],
    ["T2 sans ou avec ascenseur", `${flat}&rooms=2`],
    ["T2 Lyon ascenseur ou sans", `${flat}&rooms=2&commune=lyon`],
    ["maison piscine pas nécessaire", house],
    ["T3 ascenseur non obligatoire", `${flat}&rooms=3`],
    ["T3 parking pas indispensable", `${flat}&rooms=3`],
    ["maison garage inutile", house],
    ["T3 balcon optionnel", `${flat}&rooms=3`],
    ["T3 piscine facultative", `${flat}&rooms=3`],
    ["piscine pas obligatoire mais jardin", "exterieur=jardin"],
    ["44000 t2 sans ascenseur ok mais pas de 4eme etage", `${flat}&rooms=2&commune=nantes&q=-"4eme etage"`],
  ]);

  test.each(["piscine facultative", "balcon peu importe", "garage pas forcément", "ascenseur ou sans"])(
    "%j alone is reported as having no effect",
    (sentence) => {
      expect(readSentence(sentence, sentencePlaces()).notes).toEqual(["indifferent"]);
      expect(understand(sentence)).toEqual(understand(""));
    },
  );
});

describe("energy classes that are refused", () => {
  testSentences([
    ["DPE F et G exclus", notFOrG],
    ["DPE E F G exclus", "energyClass=A,B,C,D"],
    ["DPE F G non", notFOrG],
    ["passoire thermique exclue", notFOrG],
    ["pas de DPE A à C", "energyClass=D,E,F,G"],
    ["pas de DPE à G", "energyClass=A,B,C,D,E,F"],
  ]);
});

describe("words of texts that are refused", () => {
  testSentences([
    ["maison pas de cheminée", `${house}&q=-cheminée`],
    ["pas de chauffage au gaz", `q=-"chauffage au gaz"`],
    ["T3 pas de chauffage électrique Lille", `${flat}&rooms=3&commune=lille&q=-"chauffage électrique"`],
    ["sans véranda ni cave", "q=-véranda -cave"],
    ["sans Bow-Window", `q=-"Bow-Window"`],
    ["pas de fioul", "q=-fioul"],
    ["maison pas de gros travaux", `${house}&q="pas de gros travaux"`],
    ["terrain pas en zone inondable", `${plot}&q=-"zone inondable"`],
    ["hors programme neuf", `q=-"programme neuf"`],
    ["pas de route passante", `q=-"route passante"`],
    ["ni rez-de-chaussée ni dernier étage", `sansRdc=oui&q=-"dernier étage"`],
    ["ni rdc ni ascenseur", "sansRdc=oui&sans=ascenseur"],
    ["pas d'appartement au rdc", "sansRdc=oui"],
    ["maison non mitoyenne", `${house}&q="non mitoyenne"`],
    ["hors lotissement", `q="hors lotissement"`],
    ["pas de terrain plat mais piscine", `piscine=oui&q=-"terrain plat"`],
  ]);
});

describe("homes and offers that are refused", () => {
  testSentences([
    ["pas de studio", "minRooms=2"],
    ["ni studio ni T2 Lyon", "minRooms=3&commune=lyon"],
    ["T3 pas T2", `${flat}&rooms=3`],
    ["T2 à T4 pas T3", `${flat}&rooms=2,4`],
    ["T3 pas 3 mais 4 pièces", `${flat}&rooms=4`],
    ["pas à louer", sale],
    ["je ne veux pas acheter", rent],
    ["maison pas à vendre", `${house}&${rent}`],
    ["pas d'appartement Lyon", "propertyType=maison,terrain&commune=lyon"],
    ["maison ou appartement, pas de maison", flat],
    ["T3 pas d'appartement", `${house}&rooms=3`],
    ["terrain pas de maison", plot],
    ["pas de maison de ville", `q=-"maison de ville"`],
  ]);
});

test.each([
  ["pas de DPE A à G", ["refus"]],
  ["DPE F sans passoire", ["refus"]],
  ["DPE A pas de DPE A", ["refus"]],
  ["maison sauf maison", ["refus"]],
  ["pas de 3 pièces", ["refus"]],
  ["pas 2 salles de bain", ["refus"]],
  ["pas de location saisonnière", ["vacances"]],
  ["pas de programme neuf", []],
  ["T2 à T4 pas T3", []],
])("%j has the notes %j", (sentence, notes) => {
  expect(readSentence(sentence, sentencePlaces()).notes).toEqual(notes);
});
