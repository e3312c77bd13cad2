import { expect, test } from "vitest";
import { asAddress, flat, house, rent, type SentenceRow, understand } from "#tests/factories/read-sentences.ts";

const notFOrG = "energyClass=A,B,C,D,E";

test.each<SentenceRow>([
  ["T2 non meublé Nantes", `${flat}&rooms=2&sans=meuble&commune=nantes&${rent}`],
  ["studio pas meublé", `${flat}&rooms=1&sans=meuble&${rent}`],
  ["non-meublée", `sans=meuble&${rent}`],
  ["location vide lyon", `${rent}&sans=meuble&commune=lyon`],
  ["T3 à louer vide", `${flat}&rooms=3&${rent}&sans=meuble`],
  ["appart sans assenseur", `${flat}&sans=ascenseur`],
  ["maison pas de piscine", `${house}&sans=piscine`],
  ["maison sans piscine ni jardin", `${house}&sans=piscine,jardin`],
  ["sans balcon ou terrasse", "sans=balcon,terrasse"],
  ["ni piscine ni garage", "sans=piscine,stationnement"],
  ["sans place de parking", "sans=stationnement"],
  ["sans extérieur", "sans=balcon,terrasse,jardin"],
  ["balcon, pas de terrasse", "exterieur=balcon&sans=terrasse"],
  ["T3 sans ascenseur avec balcon", `${flat}&rooms=3&sans=ascenseur&exterieur=balcon`],
  ["je ne veux pas de piscine", "sans=piscine"],
  ["meublé ou non", rent],
  ["meuble ou non meuble", rent],
  ["vide ou meublé", rent],
  ["T2 avec ou sans ascenseur", `${flat}&rooms=2`],
  ["pas forcément meublé", `q="pas forcément meublé"`],
  ["pas de grand jardin", `q="pas de grand jardin"`],
  ["sans ascenseur et balcon", `q="sans ascenseur et balcon"`],
  ["sans vis-à-vis", `q="sans vis-à-vis"`],
  ["sans travaux ni ascenseur", `sans=ascenseur&q="sans travaux"`],
  ["pas de DPE F ou G", notFOrG],
  ["pas de dpe f ni g", notFOrG],
  ["sans DPE G", "energyClass=A,B,C,D,E,F"],
  ["hors F et G", notFOrG],
  ["hors dpe F/G lyon", `${notFOrG}&commune=lyon`],
  ["DPE sauf F et G", notFOrG],
  ["pas de classe énergie E, F ou G", "energyClass=A,B,C,D"],
  ["maison pas de passoire thermique", `${house}&${notFOrG}`],
  ["sans passoire énergétique", notFOrG],
  ["DPE C à F sans passoire", "energyClass=C,D,E"],
  ["sans DPE", `q="sans DPE"`],
])("%j", (sentence, address) => {
  expect(understand(sentence)).toEqual(asAddress(address));
});
