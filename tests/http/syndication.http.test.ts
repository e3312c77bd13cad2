import { eq } from "drizzle-orm";
import { parseHTML } from "linkedom";
import { beforeAll, expect, test } from "vitest";
import { noJobs } from "../setup/portals/no-jobs.ts";
import { visitor } from "#app/account/actor.ts";
import type { ListingStage } from "#app/domain/listing-stage.ts";
import { move } from "#app/listings/life/life.server.ts";
import { listings } from "#db/schema/listings.ts";
import { createCommune } from "../factories/communes.ts";
import { createListing, type InsertedListing, type ListingOverrides } from "../factories/listings.ts";
import { plainSpaces } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";

const portal = useHttpPortal({ template: "communes", settings: { SITE_NAME: "Maisons d’ici" } });

type Item = {
  id: string;
  url: string;
  title: string;
  summary: string;
  content_html: string;
  image?: string;
  date_published: string;
  date_modified: string;
};
type JsonFeed = { version: string; title: string; home_page_url: string; feed_url: string; items: Item[] };

const jsonOf = async (query: string) => (await (await portal.fetch(`/annonces.json?${query}`)).json()) as JsonFeed;
const atomOf = async (query: string) => {
  const text = await (await portal.fetch(`/annonces.atom?${query}`)).text();
  return { text, feed: parseHTML(text.replace(/^<\?xml[^>]*\?>\s*/, "")).document.querySelector("feed")! };
};
const day = (number: number) => new Date(Date.UTC(2026, 0, number, 9));
const idOf = ({ reference }: Pick<InsertedListing, "reference">) => `${portal.address}/annonces/${reference}`;
const idsOf = ({ items }: JsonFeed) => items.map(({ id }) => id);

let commune: Awaited<ReturnType<typeof createCommune>>;
beforeAll(async () => {
  commune = await createCommune(portal.db, { name: "Sainte-Feuille" });
});
const create = (overrides: ListingOverrides = {}) =>
  createListing(portal.db, { communeId: commune.id, photos: 0, ...overrides });

/** A commune of its own, with homes published on these days. */
async function createTown(days: number[], overrides: ListingOverrides = {}) {
  const town = await createCommune(portal.db);
  const homes: InsertedListing[] = [];
  for (const number of days)
    homes.push(await create({ communeId: town.id, publishedAt: day(number), updatedAt: day(number), ...overrides }));
  return { query: `commune=${town.slug}`, homes };
}

test("a feed has the homes of its search, with price, facts, place and picture, without the advertiser", async () => {
  const home = await create({
    title: "Appartement « Les Tilleuls » & <jardin>",
    price: 330_000_00,
    previousPrice: 350_000_00,
    photos: 1,
    rooms: 3,
    energyClass: "C",
    quartier: "Vieux Port",
  });
  const query = `commune=${commune.slug}&propertyType=appartement`;
  const feed = await jsonOf(query);
  expect(feed).toMatchObject({
    version: "https://jsonfeed.org/version/1.1",
    title: "Appartements à Sainte-Feuille | Maisons d’ici",
    home_page_url: `${portal.address}/annonces?propertyType=appartement&commune=${commune.slug}`,
    feed_url: `${portal.address}/annonces.json?propertyType=appartement&commune=${commune.slug}`,
  });
  const [item] = feed.items;
  expect(item!.url).toBe(`${portal.address}/annonces/${home.slug}-${home.reference}`);
  expect(plainSpaces(item!.title)).toBe("Appartement « Les Tilleuls » & <jardin> – 330 000 €");
  expect(plainSpaces(item!.summary)).toMatch(
    /^330 000 € au lieu de 350 000 € · Appartement · 3 pièces · .*DPE C · Vieux/,
  );
  expect(item!.summary).toContain("Vieux Port, Sainte-Feuille (");
  expect(item!.image).toMatch(new RegExp(`^${portal.address}/media/[0-9a-f]{64}/mail\\.jpg$`));
  expect(item!.content_html).toContain('alt="Séjour lumineux"');

  const { feed: atom, text } = await atomOf(query);
  const entry = atom.querySelector("entry")!;
  const shown = (name: string) => entry.querySelector(name)!.textContent;
  expect([shown("id"), shown("title"), shown("summary")]).toEqual([item!.id, item!.title, item!.summary]);
  expect([shown("published"), shown("updated")]).toEqual([item!.date_published, item!.date_modified]);
  expect(shown("content")).toBe(item!.content_html);
  expect(entry.querySelector('link[rel="enclosure"]')!.getAttribute("href")).toBe(item!.image);
  expect(atom.querySelector('link[rel="self"]')!.getAttribute("href")).toBe(
    feed.feed_url.replace("annonces.json", "annonces.atom"),
  );
  const { rows } = await portal.db.$client.query<{ name: string }>(
    "select first_name || ' ' || family_name as name from advertisers where id = $1",
    [home.advertiserId],
  );
  for (const body of [text, JSON.stringify(feed)]) {
    expect(body).not.toContain(rows[0]!.name);
    expect(body).not.toMatch(/47\.40|-0\.60/);
  }
});

test.each([
  ["atom", "application/atom+xml; charset=utf-8"],
  ["json", "application/feed+json; charset=utf-8"],
])("the %s feed has its content type, and is not indexed by search engines", async (format, type) => {
  const answer = await portal.fetch(`/annonces.${format}?propertyType=terrain`);
  const { status, headers } = answer;
  expect([status, headers.get("content-type"), headers.get("x-robots-tag")]).toEqual([200, type, "noindex"]);
  const body = await answer.text();
  expect(body, "a search without results is a feed too").toContain("Terrains");
});

test.each(["atom", "json"])("an address of the %s feed that is not canonical redirects", async (format) => {
  const of = async (path: string) => {
    const { status, headers } = await portal.fetch(path, { redirect: "manual" });
    return [status, headers.get("location")];
  };
  expect(await of(`/annonces.${format}?priceMax=300000&type=maison&page=3&sort=prix-croissant`)).toEqual([
    301,
    `/annonces.${format}?propertyType=maison&priceMax=300000`,
  ]);
  expect(await of(`/Annonces.${format}`)).toEqual([301, `/annonces.${format}`]);
  expect(await of(`/annonces.${format}?priceMax=beaucoup`)).toEqual([200, null]);
});

test("the newest thirty are listed, last published first, whatever the order of the page", async () => {
  const { query, homes } = await createTown(Array.from({ length: 31 }, (_, index) => index + 1));
  const newest = homes.toReversed().slice(0, 30);
  const feed = await jsonOf(`${query}&sort=prix-croissant&page=2`);
  expect(idsOf(feed)).toEqual(newest.map(idOf));
  expect(feed.items[0]!.date_published).toBe(day(31).toISOString());
  expect((await atomOf(query)).feed.querySelectorAll("entry")).toHaveLength(30);
});

test("a home back on sale comes first, and matches the search; a home whose negotiation ends keeps its place", async () => {
  const { query, homes } = await createTown(Array.from({ length: 32 }, (_, index) => index + 1));
  const [oldest, second, third] = homes as [InsertedListing, InsertedListing, InsertedListing];
  const other = (await createTown([1])).homes[0]!;
  const change = ({ id }: InsertedListing, stages: ListingStage[]) =>
    portal.db.transaction(async (tx) => {
      for (const [index, to] of stages.entries())
        await move({ jobs: noJobs }, tx, visitor, { id, from: stages[index - 1] ?? "disponible", to });
    });
  await change(second, ["negociation", "disponible"]);
  await change(third, ["retiree"]);
  await change(other, ["retiree", "disponible"]);
  await change(oldest, ["cedee", "disponible"]);
  const feed = await jsonOf(query);
  expect(idsOf(feed)).toEqual([oldest, ...homes.toReversed().slice(0, 29)].map(idOf));
  expect(Date.parse(feed.items[0]!.date_modified)).toBeGreaterThan(day(40).getTime());
});

test("a rent is given by month", async () => {
  const { query } = await createTown([3], { transaction: "location", price: 950_00 });
  expect(plainSpaces((await jsonOf(query)).items[0]!.title)).toMatch(/ – 950 € \/mois CC$/);
});

test("an entry keeps its id when its title and address change, and gets a new modification date", async () => {
  const { query, homes } = await createTown([3]);
  const before = (await jsonOf(query)).items[0]!;
  await portal.db
    .update(listings)
    .set({ title: "Villa", slug: "villa", updatedAt: day(9) })
    .where(eq(listings.id, homes[0]!.id));
  const after = (await jsonOf(query)).items[0]!;
  expect([after.id, after.date_published]).toEqual([before.id, before.date_published]);
  expect([after.url, after.date_modified]).toEqual([
    `${portal.address}/annonces/villa-${homes[0]!.reference}`,
    day(9).toISOString(),
  ]);
  const { status, headers } = await portal.fetch(new URL(after.id).pathname, { redirect: "manual" });
  expect([status, headers.get("location")]).toEqual([301, new URL(after.url).pathname]);
});

test.each(["/annonces", "/Rechercher"])(
  "the page %s announces its search's feeds to feed readers, and shows a link",
  async (path) => {
    const html = await (await portal.fetch(`${path}?propertyType=maison&sort=prix-croissant`)).text();
    const { document } = parseHTML(html);
    const told = [...document.querySelectorAll('link[rel="alternate"]')].map((link) => [
      link.getAttribute("type"),
      link.getAttribute("href"),
      link.getAttribute("title"),
    ]);
    const query = "?propertyType=maison";
    expect(told).toEqual([
      ["application/atom+xml", `${portal.address}/annonces.atom${query}`, "Maisons"],
      ["application/feed+json", `${portal.address}/annonces.json${query}`, "Maisons"],
    ]);
    const link = [...document.querySelectorAll("a")].find((one) => one.textContent.includes("Flux RSS"));
    expect(link!.getAttribute("href")).toBe(`/annonces.atom${query}`);
  },
);
