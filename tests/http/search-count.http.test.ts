import { expect, test } from "vitest";
import type { SearchCount } from "#app/search/search-result.ts";
import { parseHtml } from "../setup/html-page.ts";
import { useHttpPortal } from "../setup/http-portal.ts";

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
  "q=jardin",
  "commune=zqxwzk",
])("the count of a search is that of its page: %s", async (query) => {
  const { total } = await count(query);
  const page = parseHtml(await (await portal.fetch(`/annonces?${query}`)).text());
  const [, told] = /^(?:Aucune|([\d ]+)) annonce/.exec(page.select("#resultats")[0]!.text)!;
  expect(total).toBe(Number((told ?? "0").replaceAll(" ", "")));
});

test("each type has its count; several together find the sum", async () => {
  const { facets } = await count("propertyType=terrain");
  const of = (type: string) => facets.propertyType.find(({ value }) => value === type)!.count;
  expect(of("maison")).toBeGreaterThan(0);
  const { total } = await count("propertyType=maison&propertyType=appartement");
  expect(total).toBe(of("maison") + of("appartement"));
});

test("invalid values are left out, as in the search itself", async () => {
  const { total } = await count("priceMax=beaucoup&propertyType=chateau&page=x");
  expect(total).toBe((await count("")).total);
});

test("browsers ask each time", async () => {
  expect((await portal.fetch("/api/annonces/nombre")).headers.get("cache-control")).toBe("no-cache");
});
