import { describe, expect, test } from "vitest";
import { normalizeName } from "#app/domain/commune-name.ts";
import { flat, house, plot, rent, sale, testSentences } from "#tests/factories/read-sentences.ts";
import { listedPlaces, sentencePlaces } from "#tests/factories/sentence-places.ts";
import { listCommunes } from "#db/seed/commune-list.ts";
import { wordOf } from "./abbreviations.ts";
import { readSentence } from "./read-sentence.ts";
import { correctWord } from "./spelling.ts";

const communeNames = new Set(listCommunes().map(({ name }) => normalizeName(name)));

describe("short forms", () => {
  testSentences([
    ["loc T2 Nantes", `${flat}&${rent}&rooms=2&commune=nantes`],
    ["appart a louer bx", `${flat}&${rent}&commune=bordeaux`],
    ["loc meub bdx 700e", `${rent}&meuble=oui&commune=bordeaux&priceMax=700`],
    ["T3 mrs 8 balc", `${flat}&rooms=3&commune=marseille-8e&exterieur=balcon`],
    ["app tlse pkg asc", `${flat}&commune=toulouse&stationnement=oui&ascenseur=oui`],
    ["maison mtp pisc", `${house}&commune=montpellier&piscine=oui`],
    ["av T3 lyon", `${flat}&rooms=3&${sale}&commune=lyon`],
    ["maison nantes av", `${house}&commune=nantes&${sale}`],
    ["appart av jean jaures lyon", `${flat}&commune=lyon&q=av jean jaures`],
    ["appart av balcon lyon", `${flat}&commune=lyon&exterieur=balcon`],
    ["rech maison ds lille avc jardin", `${house}&commune=lille&exterieur=jardin`],
  ]);

  test("no short form is the name of a commune", () => {
    expect([...communeNames].filter((name) => wordOf(name) !== null)).toEqual([]);
  });
});

describe("typing errors", () => {
  testSentences([
    ["appartemnt lyon balcn", `${flat}&commune=lyon&exterieur=balcon`],
    ["apartemant lyon", `${flat}&commune=lyon`],
    ["maisson a vendre nantes", `${house}&${sale}&commune=nantes`],
    ["masion lyon", `${house}&commune=lyon`],
    ["T2 térasse lyon", `${flat}&rooms=2&exterieur=terrasse&commune=lyon`],
    ["T2 acenseur lyon", `${flat}&rooms=2&ascenseur=oui&commune=lyon`],
    ["T2 asenceur", `${flat}&rooms=2&ascenseur=oui`],
    ["maison pisicne", `${house}&piscine=oui`],
    ["maison picine jardain", `${house}&piscine=oui&exterieur=jardin`],
    ["stuido lille", `${flat}&rooms=1&commune=lille`],
    ["vila nice", `${house}&commune=nice`],
    ["T3 garaje parkng", `${flat}&rooms=3&stationnement=oui`],
    ["3 peices balkon", "rooms=3&exterieur=balcon"],
    ["maison 4 chanbres", `${house}&minBedrooms=4`],
    ["terain 500 m2 rennes", `${plot}&areaMin=500&commune=rennes`],
    ["appartement meubler a louuer lille", `${flat}&meuble=oui&${rent}&commune=lille`],
    ["pavilon metz", `${house}&commune=metz`],
    ["marseile 13008", "commune=marseille-8e"],
    ["T2 marseile 13008 balcon", `${flat}&rooms=2&commune=marseille-8e&exterieur=balcon`],
    ["35400 saint mallo maison", `${house}&commune=saint-malo`],
    ["bordaux 33 appart", `${flat}&commune=bordeaux`],
    ["tulouse (31)", "commune=toulouse"],
    ["zwindler 13008", "commune=marseille-8e&q=zwindler"],
  ]);

  test.each(
    (
      "papillon moisson raison saison apport meule piege ventre vendue loger louve bacon locution collation jardinier " +
      "terrassement chambrette assesseur immeuble village ville bastion passion station nation stade parc terreau " +
      "atypique lumineux calme charmant spacieux ancien garantie gazon bassin piste budgetaire loyal maire maure"
    ).split(" "),
  )("%j is not corrected to another word", (word) => {
    expect(correctWord(word, sentencePlaces())).toBeNull();
  });

  test("no word of a commune's name is corrected where the name is written", () => {
    const nowhere = { named: () => [], coded: () => [], misspelt: () => null };
    const words = new Set([...communeNames].flatMap((name) => name.split(" ")));
    const near = new Set([...words].filter((word) => correctWord(word, nowhere) !== null));
    const concerned = listCommunes().filter(({ name }) =>
      normalizeName(name)
        .split(" ")
        .some((word) => near.has(word)),
    );
    const places = listedPlaces(concerned);
    const lost = concerned.filter(({ name }) => !readSentence(normalizeName(name), places).criteria.communes);
    expect([concerned.length > 0, lost]).toEqual([true, []]);
  });
});

describe("prices from and to", () => {
  testSentences([
    ["200000-300000 lyon", `priceMin=200000&priceMax=300000&${sale}&commune=lyon`],
    ["200000 300000 lyon", `priceMin=200000&priceMax=300000&${sale}&commune=lyon`],
    ["200 000 300 000 lyon", `priceMin=200000&priceMax=300000&${sale}&commune=lyon`],
    ["200000 à 300000", `priceMin=200000&priceMax=300000&${sale}`],
    ["200000/300000", `priceMin=200000&priceMax=300000&${sale}`],
    ["200000 max 300000", `priceMin=200000&priceMax=300000&${sale}`],
    ["200/300k", `priceMin=200000&priceMax=300000&${sale}`],
    ["200k-300k", `priceMin=200000&priceMax=300000&${sale}`],
    ["150-200 000", `priceMin=150000&priceMax=200000&${sale}`],
    ["150 200k maison", `${house}&priceMin=150000&priceMax=200000&${sale}`],
    ["1000-1200 loc paris", `priceMin=1000&priceMax=1200&${rent}&commune=paris`],
    ["location 1800-2000 paris", `priceMin=1800&priceMax=2000&${rent}&commune=paris`],
    ["T2 nantes 600-700", `${flat}&rooms=2&commune=nantes&priceMin=600&priceMax=700&${rent}`],
    ["60000-90000 limoges", `priceMin=60000&priceMax=90000&${sale}&commune=limoges`],
    ["60000 90000 limoges", `priceMin=60000&priceMax=90000&${sale}&commune=limoges`],
    ["80000 120000 limoges", `priceMin=80000&priceMax=120000&${sale}&commune=limoges`],
    ["achat budget 200-300", "priceMin=200000&priceMax=300000&transactionType=acheter"],
    ["35000 Rennes 250000", `commune=rennes&priceMax=250000&${sale}`],
    ["lyon 69000", "commune=lyon"],
    ["Angers 33000", `commune=angers&priceMax=33000&${sale}`],
    ["Nantes 44600", "commune=nantes&commune=saint-nazaire"],
    ["maison 1930-1950", `${house}&q=1930 1950`],
  ]);
});
