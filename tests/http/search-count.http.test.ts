import { describe, expect, test } from "vitest";
import { searchedComforts } from "#app/domain/comforts.ts";
import type { EquipmentCount } from "#app/search/count/equipment.ts";
import type { SearchCount } from "#app/search/count/facet-keys.ts";
import { parseHtml } from "../setup/visitors/html-page.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";

const portal = useHttpPortal();
const count = async (query: string) =>
  (await (await portal.fetch(`/api/annonces/nombre?${query}`)).json()) as SearchCount;

test.each([
  "",
  "transactionType=louer",
  "propertyType=maison&propertyType=appartement&minBedrooms=2",
  "priceMax=200000",
  "commune=lyon&rooms=3",
  "exterieur=balcon&rooms=3",
  "transactionType=louer&disponible=oui",
  "q=jardin",
  "commune=zqxwzk",
])("the count of a search equals the count on its page: %s", async (query) => {
  const { total } = await count(query);
  const page = parseHtml(await (await portal.fetch(`/annonces?${query}`)).text());
  const [, told] = /^(?:Aucune|([\d ]+)) annonce/.exec(page.select("#resultats")[0]!.text)!;
  expect(total).toBe(Number((told ?? "0").replaceAll(" ", "")));
});

test("« Disponibles seulement » has the number of homes that choosing it finds", async () => {
  const { total, facets } = await count("transactionType=vendre");
  const [available] = facets.available;
  expect(available!.count).toBeLessThan(total);
  expect((await count("transactionType=vendre&disponible=oui")).total).toBe(available!.count);
});

test("each type has its count; choosing several finds the sum", async () => {
  const { facets } = await count("propertyType=terrain");
  const of = (type: string) => facets.propertyType.find(({ value }) => value === type)!.count;
  expect(of("maison")).toBeGreaterThan(0);
  const { total } = await count("propertyType=maison&propertyType=appartement");
  expect(total).toBe(of("maison") + of("appartement"));
});

describe("equipment", () => {
  const counts = async (query: string) =>
    (await (await portal.fetch(`/api/annonces/equipements?${query}`)).json()) as EquipmentCount[];

  const [first, ...others] = searchedComforts.map((comfort) => `${comfort}=oui`);
  const outdoors = ["exterieur=balcon", "exterieur=terrasse", "exterieur=jardin"];
  const choices = ["baisse=oui", ...outdoors, "meuble=oui", first, "stationnement=oui", ...others, "sansRdc=oui"];

  test.each([
    "commune=lyon",
    "",
    "propertyType=appartement&exterieur=balcon",
    "commune=lyon&ascenseur=oui&q=balcon",
    "sans=balcon,piscine&exterieur=terrasse",
  ])("each choice has the number of homes that choosing it finds: %s", async (query) => {
    const counted = await counts(query);
    expect(counted.map(({ parameter, value }) => `${parameter}=${value}`)).toEqual(choices);
    expect(Math.max(...counted.map((each) => each.count))).toBeGreaterThan(0);
    for (const { parameter, value, count: told } of counted) {
      const chosen = new URLSearchParams(query);
      chosen.set(parameter, value);
      expect((await count(chosen.toString())).total, `${parameter}=${value}`).toBe(told);
    }
  });

  test("an unknown place has no home with any equipment", async () => {
    expect((await counts("commune=zqxwzk")).map((each) => each.count)).toEqual(choices.map(() => 0));
  });
});

test("invalid values are ignored, as in the search itself", async () => {
  const { total } = await count("priceMax=beaucoup&propertyType=chateau&page=x");
  expect(total).toBe((await count("")).total);
});

test("browsers do not store the counts", async () => {
  expect((await portal.fetch("/api/annonces/nombre")).headers.get("cache-control")).toBe("no-cache");
});
