import { expect, test } from "vitest";
import { makePlace, placesOfEverySort } from "#tests/factories/places.ts";
import { advertiserMaker } from "./advertisers.ts";
import { advertiserAssigner } from "./assign-advertisers.ts";

const make = advertiserMaker(3);
const made = Array.from({ length: 3_000 }, (_, number) =>
  make({
    id: number + 1,
    number,
    role: number % 3 === 0 ? "proprietaire" : "agent-commissionnaire",
    place: placesOfEverySort[number % 8]!,
  }),
);
const agents = made.filter(({ role }) => role === "agent-commissionnaire");

test("e-mail addresses of advertisers are all different", () => {
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(made.length);
});

test("every advertiser has everything that a card and a profile show", () => {
  const wanting = made.filter(
    (one) =>
      !one.firstName ||
      !one.familyName ||
      !one.review ||
      one.description.length < 60 ||
      !one.address ||
      /undefined|null|NaN/.test(one.description),
  );
  expect(wanting).toEqual([]);
  expect(made.filter(({ role, agencyName }) => (role === "proprietaire") !== (agencyName === null))).toEqual([]);
});

test("phone numbers and e-mail addresses belong to nobody", () => {
  expect(
    made.filter(({ phone }) => !/^(01 99 00|02 61 91|03 53 01|04 65 71|05 36 49|06 39 98) \d\d \d\d$/.test(phone)),
  ).toEqual([]);
  expect(made.filter(({ email }) => !/^[a-z0-9.-]+@example\.org$/.test(email))).toEqual([]);
});

test("a SIRET has valid check digits, and a SIREN that no company has", () => {
  const luhn = (digits: string) =>
    [...digits]
      .toReversed()
      .reduce(
        (sum, digit, rank) =>
          sum + (rank % 2 === 0 ? Number(digit) : ((Number(digit) * 2) % 10) + Math.floor((Number(digit) * 2) / 10)),
        0,
      ) % 10;
  expect(luhn("73282932000074")).toBe(0);
  expect(
    agents.filter(({ siret }) => siret?.length !== 14 || luhn(siret) !== 0 || luhn(siret.slice(0, 9)) !== 0),
  ).toEqual([]);
  expect(agents.filter(({ siret }) => !siret!.startsWith("000"))).toEqual([]);
});

test("owners describe themselves in their own grammatical gender", () => {
  const described = (name: RegExp) =>
    made
      .filter(({ role, firstName }) => role === "proprietaire" && name.test(firstName))
      .map(({ description }) => description)
      .join(" ");
  expect(described(/^(Louise|Camille|Hélène)$/)).not.toMatch(/Installé |Attaché /);
  expect(described(/^(Karim|Hugo|Antoine)$/)).not.toMatch(/Installée |Attachée /);
});

test("the advertiser of a listing does not depend on how many follow; owners have one or two, in one commune", () => {
  const places = [...placesOfEverySort, makePlace({ communeId: 2, slug: "lyon-7e" })].map((place, index) => ({
    ...place,
    communeId: index + 1,
  }));
  const assignAll = (count: number) => {
    const assign = advertiserAssigner(3);
    return Array.from({ length: count }, (_, number) => ({
      place: places[(number * 7) % places.length]!,
      ...assign({ number, place: places[(number * 7) % places.length]! }),
    }));
  };
  const many = assignAll(5_000);
  expect(assignAll(300)).toEqual(many.slice(0, 300));
  const listings = Map.groupBy(many, ({ number }) => number);
  const owners = [...listings.values()].filter(([first]) => first!.role === "proprietaire");
  expect(owners.filter((own) => own.length > 2 || new Set(own.map(({ place }) => place.communeId)).size > 1)).toEqual(
    [],
  );
  expect(owners.some((own) => own.length === 2)).toBe(true);
  const agencies = [...listings.values()].filter(([first]) => first!.role === "agent-commissionnaire");
  expect(agencies.filter((own) => new Set(own.map(({ place }) => place.departmentCode)).size > 1)).toEqual([]);
  expect(many.length / listings.size).toBeGreaterThan(5);
});
