import { expect, test } from "vitest";
import {
  asAddress,
  flat,
  house,
  plot,
  rent,
  sale,
  type SentenceRow,
  understand,
} from "#tests/factories/read-sentences.ts";

test.each<SentenceRow>([
  ["Côte d'Azur", "region=cote-d-azur"],
  ["appartement cote d'azur vue mer", `${flat}&region=cote-d-azur&q=vue mer`],
  ["maison Pays basque", `${house}&region=pays-basque`],
  ["maison pays basque 500 000", `${house}&region=pays-basque&priceMax=500000&${sale}`],
  ["maison dans le Luberon", `${house}&region=luberon`],
  ["mas luberon piscine", `${house}&region=luberon&piscine=oui&q=mas`],
  ["longère dans le Perche", `${house}&region=perche&q=longère`],
  ["maison en Sologne", `${house}&region=sologne`],
  ["bassin d'arcachon maison", `${house}&region=bassin-d-arcachon`],
  ["appartement bassin arcachon", `${flat}&region=bassin-d-arcachon`],
  ["terrain golfe du morbihan", `${plot}&region=golfe-du-morbihan`],
  ["location T2 ile de re", `${rent}&${flat}&rooms=2&region=ile-de-re`],
  ["maison île d'oléron", `${house}&region=ile-d-oleron`],
  ["maison baie de somme", `${house}&region=baie-de-somme`],
  ["maison Alsace", `${house}&region=alsace`],
  ["maison en Auvergne 3 chambres", `${house}&region=auvergne&minBedrooms=3`],
  ["appart petite couronne", `${flat}&region=petite-couronne`],
  ["maison Cotentin ou Perche", `${house}&region=cotentin&region=perche`],
  ["villa french riviera", `${house}&region=cote-d-azur`],
  ["maison en Provence", `${house}&region=provence`],
  ["maison Bresse", `${house}&region=bresse`],
])("%j", (sentence, address) => {
  expect(understand(sentence)).toEqual(asAddress(address));
});
