import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "#tests/factories/any-text.ts";
import { searchProblemWords } from "#app/i18n/fr/search/search-problems.ts";
import { searchWords } from "#app/i18n/fr/search/search.ts";
import { mapSearchedComforts } from "#app/domain/comforts.ts";
import { energyClasses, propertyTypes } from "#app/domain/listing.ts";
import { excludable } from "./criteria-table.ts";
import { isWanted } from "./is-wanted.ts";
import { offers } from "./choices.ts";
import { criteriaList, noCriteria, type SearchCriteria, sorts } from "./criteria.ts";
import type { SearchArea } from "./search-area.ts";
import { formatCriteria, isCanonical } from "./criteria-address.ts";
import { parseCriteria } from "./parse-criteria.ts";

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });
const amount = orNull(fc.integer({ min: 0, max: 2_000_000_000 }));
const text = orNull(
  fc
    .array(fc.stringMatching(/^[A-Za-zÀ-ÿ0-9&=+%#'-]{1,12}$/), { minLength: 1, maxLength: 5 })
    .map((words) => words.join(" ")),
);
const sortPair = ([one, other]: [number | null, number | null]) =>
  one !== null && other !== null && one > other ? ([other, one] as const) : ([one, other] as const);

const degrees = (bound: number) =>
  fc.integer({ min: -bound * 10_000, max: bound * 10_000 }).map((number) => number / 10_000 || 0);
const place = fc.record({ latitude: degrees(85), longitude: degrees(180) });
const view = fc
  .tuple(place, place)
  .filter(([one, other]) => one.latitude !== other.latitude && one.longitude !== other.longitude)
  .map(([one, other]): SearchArea => ({
    kind: "view",
    bounds: {
      west: Math.min(one.longitude, other.longitude),
      east: Math.max(one.longitude, other.longitude),
      south: Math.min(one.latitude, other.latitude),
      north: Math.max(one.latitude, other.latitude),
    },
  }));
const drawing = fc
  .array(place, { minLength: 3, maxLength: 60 })
  .map((points): SearchArea => ({ kind: "drawn", points }));

const criteria: fc.Arbitrary<SearchCriteria> = fc
  .record({
    offer: orNull(fc.constantFrom(...offers)),
    propertyTypes: fc.subarray([...propertyTypes]),
    communes: fc
      .uniqueArray(fc.stringMatching(/^[a-z]{1,12}(-[a-z0-9]{1,6}){0,2}$/), { maxLength: 20 })
      .map((slugs) => slugs.toSorted()),
    departments: fc.subarray(["01", "2A", "69", "971"]),
    regions: fc.subarray(["bretagne", "corse", "ile-de-france"]),
    radius: orNull(fc.integer({ min: 1, max: 100 })),
    mapArea: orNull(fc.oneof(view, drawing)),
    quartier: text,
    price: fc.tuple(amount, amount).map(sortPair),
    area: fc.tuple(amount, amount).map(sortPair),
    minRooms: orNull(fc.integer({ min: 1, max: 20 })),
    minBedrooms: orNull(fc.integer({ min: 1, max: 11 })),
    energyClasses: fc.subarray([...energyClasses]),
    minBathrooms: orNull(fc.integer({ min: 1, max: 20 })),
    furnished: fc.boolean(),
    ...mapSearchedComforts(() => fc.boolean()),
    outdoors: fc.subarray<"balcon" | "terrasse" | "jardin">(["balcon", "terrasse", "jardin"]),
    parking: fc.boolean(),
    aboveGround: fc.boolean(),
    priceDrop: fc.boolean(),
    available: fc.boolean(),
    sinceDays: orNull(fc.integer({ min: 1, max: 365 })),
    rooms: fc.subarray([1, 2, 3, 4, 5, 20]),
    without: fc.subarray([...excludable]),
    land: fc.tuple(amount, amount).map(sortPair),
    keywords: text,
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: 1, max: 999_999_999 }),
  })
  .map(({ price, area, land, radius, mapArea, minRooms, without, ...rest }) => ({
    ...rest,
    without: excludable.some((value) => isWanted(value, rest)) || rest.outdoors.length > 0 ? [] : without,
    minRooms: rest.rooms.length > 0 ? null : minRooms,
    radius: rest.communes.length > 0 ? radius : null,
    area: mapArea,
    priceMin: price[0],
    priceMax: price[1],
    areaMin: area[0],
    areaMax: area[1],
    landMin: land[0],
    landMax: land[1],
  }));

test("written criteria are read back without a problem", () => {
  fc.assert(
    fc.property(criteria, (wanted) => {
      const params = new URLSearchParams(formatCriteria(wanted).toString());
      expect(parseCriteria(params)).toEqual({ criteria: wanted, problems: [] });
      expect(isCanonical(params, wanted)).toBe(true);
    }),
  );
});

const criteriaNames = criteriaList.flatMap(({ parameters }) => parameters);
const names = [...criteriaNames, "sort", "tri", "page", "__proto__", "constructor", "utm_source"];
const anything = fc.oneof(
  anyText({ maxLength: 300 }),
  fc.constantFrom(
    "-5",
    "1e309",
    "NaN",
    "\0",
    "٣",
    "<script>",
    "constructor",
    "__proto__",
    "2.1_48_2.2_49",
    "1_1~2_2~3_1",
    "1_1~1_1~1_1",
  ),
);

test("reading never throws, and its result is canonical once written", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), anything), { maxLength: 40 }), (pairs) => {
      const { criteria: read } = parseCriteria(new URLSearchParams(pairs));
      const again = parseCriteria(new URLSearchParams(formatCriteria(read).toString()));
      expect(again).toEqual({ criteria: read, problems: [] });
    }),
    { numRuns: 400 },
  );
});

test("no two criteria share a name", () => {
  expect(new Set(criteriaNames).size).toBe(criteriaNames.length);
});

test("forms have a field for each criterion, or carry its parameters", () => {
  for (const { fields, isFieldless = false, parameters } of criteriaList)
    expect(fields(noCriteria, searchWords.french).length === 0, parameters.join()).toBe(isFieldless);
});

// « rayon » means nothing without a commune.
test.each(criteriaNames.filter((name) => name !== "rayon"))("the name %s is understood", (name) => {
  const values = ["1", "oui", "maison", "vendre", "A", "balcon", "1_1~2_2~3_1", "2.1_48_2.2_49"];
  const understood = values.filter((value) => {
    const { criteria: read, problems } = parseCriteria(new URLSearchParams({ [name]: value }));
    return problems.length === 0 && formatCriteria(read).size > 0;
  });
  expect(understood).not.toEqual([]);
});

const problemsOf = (address: string) =>
  parseCriteria(new URLSearchParams(address)).problems.map((problem) =>
    searchProblemWords.french.describe(problem).replaceAll("\u00A0", " "),
  );

test.each(criteriaNames)("a message about %s names it in words", (name) => {
  const [text = ""] = problemsOf(`${name}=<oh>`);
  expect(text).not.toMatch(/(?:pour|ignore) (?!l’|le |la |les |ce )/);
});

test.each([
  ["priceDrop=oh", "« oh » n’est pas un choix possible pour le critère « Baisse de prix »."],
  ["available=oh", "« oh » n’est pas un choix possible pour le critère « Disponibles seulement »."],
  ["lift=oh", "« oh » n’est pas un choix possible pour le critère « Ascenseur »."],
])("%s: %s", (address, text) => {
  expect(problemsOf(address)).toEqual([text]);
});

test("a very long or repetitive address is cut, and reported", () => {
  const { criteria: long, problems } = parseCriteria(new URLSearchParams({ q: "a".repeat(10_000) }));
  expect(long.keywords).toHaveLength(100);
  expect(problems).toEqual([{ code: "too-long", parameter: "q", typed: "a".repeat(60) }]);
  const repeated = new URLSearchParams(Array.from({ length: 500 }, (_, index) => ["commune", `ville-${index}`]));
  expect(parseCriteria(repeated).criteria.communes).toHaveLength(20);
});

test.each([
  ["city=Lyon&neighborhood=Part-Dieu", { communes: ["Lyon"], quartier: "Part-Dieu" }],
  ["propertyType=Tout&transactionType=A vendre", { offer: "vendre" }],
  ["propertyType=house&transactionType=À louer", { propertyTypes: ["maison"], offer: "louer" }],
  ["propertyType=land", { propertyTypes: ["terrain"] }],
  ["propertyType=maison&propertyType=apartment&type=tout", { propertyTypes: ["appartement", "maison"] }],
  ["propertyType=house,appartement", { propertyTypes: ["appartement", "maison"] }],
  ["priceMin=250 000 €&priceMax=1.200.000", { priceMin: 250_000, priceMax: 1_200_000 }],
  ["areaMin=45,5 m²", { areaMin: 46 }],
  ["priceMax=300k", { priceMax: 300_000 }],
  ["priceMin=&priceMax=&commune=&page=", {}],
  ["exterieur=tout&offre=Tous les biens", {}],
  ["energyClass=c,A&energyClass=B", { energyClasses: ["A", "B", "C"] }],
  ["page=0", {}],
  ["departement=69&departement=01&region=bretagne", { departments: ["01", "69"], regions: ["bretagne"] }],
  ["pieces=3&since=7", { rooms: [3], sinceDays: 7 }],
  ["sans=ascenseur&sans=meuble", { without: ["meuble", "ascenseur"] }],
  ["exterieur=jardin,balcon&sans=jardin", { outdoors: ["balcon"], without: ["jardin"] }],
  ["sans=Meublé,piscines", { without: ["meuble", "piscine"] }],
  ["sans=meublé&exterieur=Balcons", { without: ["meuble"], outdoors: ["balcon"] }],
  [`sans=${"piscine,".repeat(60)}meuble`, { without: ["meuble", "piscine"] }],
  ["pieces=3&minRooms=2", { rooms: [3] }],
  ["rooms=4,3&rooms=3", { rooms: [3, 4] }],
  ["rooms=3,5,6&minRooms=4", { rooms: [5, 6] }],
])("%s", (address, expected) => {
  expect(parseCriteria(new URLSearchParams(address))).toEqual({
    criteria: { ...noCriteria, ...expected },
    problems: [],
  });
});

test.each([
  ["priceMin=-5", "negative", {}],
  ["priceMin=abc", "not-a-number", {}],
  ["priceMin=99999999999999", "too-large", {}],
  ["rooms=25", "too-large", {}],
  ["depuis=400", "too-large", {}],
  ["priceMin=300&priceMax=200", "inverted-range", { priceMin: 200, priceMax: 300 }],
  ["propertyType=chateau", "unknown-value", {}],
  ["page=abc", "unknown-value", {}],
  ["meuble=oui&sans=meuble&sans=piscine", "contradicted", { furnished: true, without: ["piscine"] }],
  ["ascenseur=oui&sans=ascenseur", "contradicted", { ascenseur: true }],
  ["stationnement=oui&sans=stationnement", "contradicted", { parking: true }],
  ["piscine=oui&sans=piscine", "contradicted", { piscine: true }],
  ["exterieur=jardin&sans=jardin", "contradicted", { outdoors: ["jardin"] }],
  ["rooms=3&minRooms=4", "contradicted", { rooms: [3] }],
  ["energyClass=Z", "unknown-value", {}],
])("%s is understood as far as possible, and reported", (address, code, expected) => {
  const read = parseCriteria(new URLSearchParams(address));
  expect(read.problems.map((problem) => problem.code)).toEqual([code]);
  expect(read.criteria).toEqual({ ...noCriteria, ...expected });
});

test("outdoor spaces that are all excluded are wanted, and each is reported", () => {
  const { criteria: read, problems } = parseCriteria(
    new URLSearchParams("sans=balcon,terrasse,piscine&exterieur=balcon&exterieur=terrasse"),
  );
  expect(read).toEqual({ ...noCriteria, outdoors: ["balcon", "terrasse"], without: ["piscine"] });
  expect(problems.map(({ code, typed }) => [code, typed])).toEqual([
    ["contradicted", "balcon"],
    ["contradicted", "terrasse"],
  ]);
});

test("campaign parameters do not change the canonical address", () => {
  expect(
    isCanonical(new URLSearchParams("utm_source=lettre&propertyType=maison"), {
      ...noCriteria,
      propertyTypes: ["maison"],
    }),
  ).toBe(true);
  expect(isCanonical(new URLSearchParams("propertyType=house"), { ...noCriteria, propertyTypes: ["maison"] })).toBe(
    false,
  );
});
