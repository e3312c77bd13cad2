import { describe, expect, test } from "vitest";
import { makePlace, placesOfEverySort } from "#tests/factories/places.ts";
import { drawSampleListing, referenceOf, type SampleListing } from "./sample-listing.ts";

const now = new Date("2026-03-02T10:00:00Z");
const DAY_MS = 86_400_000;

function draw(number: number, place = placesOfEverySort[number % placesOfEverySort.length]!): SampleListing {
  return drawSampleListing({ seed: 7, number, place, isAgent: number % 9 !== 0, now, drawPictures: () => [] });
}

const samples = Array.from({ length: 4_000 }, (_, number) => draw(number));
const flats = samples.filter(({ home }) => home.propertyType === "appartement");
const houses = samples.filter(({ home }) => home.propertyType === "maison");
const plots = samples.filter(({ home }) => home.propertyType === "terrain");
const homes = [...flats, ...houses];
const sales = samples.filter(({ home }) => home.transaction === "vente");
const lets = samples.filter(({ home }) => home.transaction === "location");

/** The samples that break a rule, in words for a failure message. */
const breaking = (of: SampleListing[], rule: (listing: SampleListing) => boolean) =>
  of.filter((listing) => !rule(listing)).slice(0, 3);

test("a sample is the same whenever it is drawn", () => {
  expect(draw(1_234)).toEqual(samples[1_234]);
  expect(draw(1_234, makePlace({ slug: "brest", name: "Brest" }))).not.toEqual(samples[1_234]);
});

test("references are of seven characters, and all different", () => {
  const references = Array.from({ length: 200_000 }, (_, number) => referenceOf(number));
  expect(new Set(references).size).toBe(references.length);
  expect(references.filter((reference) => !/^BV[0-9A-HJKMNP-TV-Z]{5}$/.test(reference))).toEqual([]);
});

describe("homes", () => {
  test("all types and transactions are there", () => {
    expect(new Set(samples.map(({ home }) => home.style)).size).toBe(9);
    expect(lets.length).toBeGreaterThan(800);
    expect(plots.length).toBeGreaterThan(100);
  });

  test("rooms add up to the living area", () => {
    expect(
      breaking(
        homes,
        ({ home }) => Math.abs(home.namedRooms.reduce((sum, room) => sum + room.area, 0) - home.livingArea!) < 0.05,
      ),
    ).toEqual([]);
    expect(breaking(homes, ({ home }) => home.namedRooms.every((room) => room.area >= 0.8))).toEqual([]);
  });

  test("bedrooms match the list of rooms, one to ten; a studio has none", () => {
    expect(
      breaking(
        homes,
        ({ home }) => home.namedRooms.filter(({ name }) => name.startsWith("Chambre")).length === (home.bedrooms ?? 0),
      ),
    ).toEqual([]);
    expect(
      breaking(homes, ({ home }) =>
        home.rooms === 1 ? home.bedrooms === null : home.bedrooms! >= 1 && home.bedrooms! <= 10,
      ),
    ).toEqual([]);
    expect(breaking(homes, ({ home }) => home.rooms === 1 || home.bedrooms! < home.rooms!)).toEqual([]);
  });

  test("one to five bathrooms, or a shower room instead", () => {
    expect(
      breaking(homes, ({ home }) =>
        home.bathrooms === null ? home.showerRooms! >= 1 : home.bathrooms >= 1 && home.bathrooms <= 5,
      ),
    ).toEqual([]);
  });

  test("a flat's floor exists in its building", () => {
    expect(breaking(flats, ({ home }) => home.floor! >= 0 && home.floor! <= home.floorCount!)).toEqual([]);
  });

  test("flats except studios give the number of their cellars; large ones have two, and the description agrees", () => {
    const counted = flats.filter(({ home }) => home.cellars !== undefined);
    expect(counted.length).toBeGreaterThan(flats.length / 3);
    expect(breaking(counted, ({ home }) => home.features.includes("cave") && home.rooms! > 1)).toEqual([]);
    expect(breaking(counted, ({ home }) => home.cellars === (home.rooms! >= 5 ? 2 : 1))).toEqual([]);
    const written = counted.filter(({ description }) => /deux caves/i.test(description));
    expect(written.length).toBeGreaterThan(10);
    expect(breaking(written, ({ home }) => home.cellars === 2)).toEqual([]);
    const mistakes = /^deux caves complète |ajoute deux caves\./im;
    expect(breaking(written, ({ description }) => !mistakes.test(description))).toEqual([]);
  });

  test("a plot has no room and no certificate, and is for sale", () => {
    const { home } = plots[0]!;
    expect(home).toMatchObject({
      livingArea: null,
      rooms: null,
      bedrooms: null,
      bathrooms: null,
      energy: null,
      yearBuilt: null,
      namedRooms: [],
    });
    expect(
      breaking(
        plots,
        (plot) => plot.home.transaction === "vente" && plot.home.landArea! > 0 && plot.home.energy === null,
      ),
    ).toEqual([]);
  });
});

describe("energy", () => {
  const energyBounds = [70, 110, 180, 250, 330, 420];
  const climateBounds = [6, 11, 30, 50, 70, 100];
  const letter = (bounds: number[], value: number) => "ABCDEFG"[bounds.filter((bound) => value > bound).length]!;
  const certified = homes.filter(({ home }) => home.energy?.status === "fait");

  test("letters match the figures; the class is the worse of the two", () => {
    expect(
      breaking(certified, ({ home: { energy } }) => {
        const climate = letter(climateBounds, energy!.emissions!);
        return (
          energy!.climateClass === climate &&
          energy!.energyClass === [letter(energyBounds, energy!.consumption!), climate].toSorted().at(-1)
        );
      }),
    ).toEqual([]);
  });

  test("no home of class G is let, and none is let without a certificate", () => {
    expect(breaking(lets, ({ home }) => home.energy!.status === "fait" && home.energy!.energyClass !== "G")).toEqual(
      [],
    );
    expect(sales.some(({ home }) => home.energy?.energyClass === "G")).toBe(true);
  });

  test("the classes follow the national distribution, within some points", () => {
    const part = (wanted: string) =>
      certified.filter(({ home }) => wanted.includes(home.energy!.energyClass!)).length / certified.length;
    expect(part("AB")).toBeGreaterThan(0.05);
    expect(part("CD")).toBeGreaterThan(0.45);
    expect(part("FG")).toBeGreaterThan(0.06);
    expect(part("FG")).toBeLessThan(0.22);
  });

  test("certificates have the current format, and precede the listing", () => {
    expect(
      breaking(certified, ({ dpeDate, createdAt }) => dpeDate! >= new Date("2021-07-01") && dpeDate! <= createdAt),
    ).toEqual([]);
  });
});

describe("prices", () => {
  test("the buyer's fees are the given percentage of the price without fees", () => {
    const paid = sales.filter(({ price }) => price.feesPercent !== null);
    expect(paid.length).toBeGreaterThan(500);
    expect(
      breaking(
        paid,
        ({ price }) => Math.abs(price.priceWithoutFees! * (1 + price.feesPercent! / 100) - price.price) <= 100,
      ),
    ).toEqual([]);
    expect(
      breaking(
        sales,
        ({ price }) =>
          (price.feesPayer === "vendeur" || price.feesPayer === null) === (price.priceWithoutFees === null),
      ),
    ).toEqual([]);
  });

  test("owners ask no fees", () => {
    const owners = samples.filter((_, number) => number % 9 === 0);
    expect(breaking(owners, ({ price }) => price.feesPayer === null && price.tenantFees === null)).toEqual([]);
  });

  test("the rent includes base, supplement and charges; the deposit is one month without charges, two if furnished", () => {
    expect(
      breaking(lets, ({ price, home }) => price.deposit === (price.price - price.charges!) * (home.furnished ? 2 : 1)),
    ).toEqual([]);
    const controlled = lets.filter(({ price }) => price.rentReferenceMax !== null);
    expect(
      breaking(
        controlled,
        ({ price }) => price.price === price.rentBase! + (price.rentSupplement ?? 0) + price.charges!,
      ),
    ).toEqual([]);
    expect(breaking(controlled, ({ price }) => price.rentBase! <= price.rentReferenceMax!)).toEqual([]);
  });

  test("rent control applies in Paris and Lyon, not in Le Mans", () => {
    const isControlled = (slug: string) =>
      lets.filter(({ home }) => home.place.slug === slug).map(({ price }) => price.rentReferenceMax !== null);
    expect(new Set(isControlled("paris-15e"))).toEqual(new Set([true]));
    expect(new Set(isControlled("lyon-3e"))).toEqual(new Set([true]));
    expect(new Set(isControlled("le-mans"))).toEqual(new Set([false]));
  });

  test("tenants' fees stay under the caps of 2026", () => {
    const caps: Record<string, number> = { "paris-15e": 12.1, "lyon-3e": 10.09, nice: 10.09 };
    expect(
      breaking(
        lets,
        ({ price, home }) =>
          (price.tenantFees ?? 0) <= (caps[home.place.slug] ?? 8.07) * home.livingArea! * 100 &&
          (price.inventoryFee ?? 0) <= 300 * home.livingArea!,
      ),
    ).toEqual([]);
  });

  test("prices per m² match the place", () => {
    const perMetre = (slug: string) => {
      const there = flats.filter(({ home }) => home.transaction === "vente" && home.place.slug === slug);
      return there.reduce((sum, { price, home }) => sum + price.price / 100 / home.livingArea!, 0) / there.length;
    };
    expect(perMetre("paris-15e")).toBeGreaterThan(8_300);
    expect(perMetre("paris-15e")).toBeLessThan(10_800);
    expect(perMetre("lyon-3e")).toBeGreaterThan(4_000);
    expect(perMetre("lyon-3e")).toBeLessThan(5_400);
  });

  test("one price in eight has dropped, once or twice, by 2 to 8 % each time; none has risen", () => {
    const dropped = samples.filter(({ prices }) => prices.length > 1);
    expect(dropped.length / samples.length).toBeGreaterThan(0.11);
    expect(dropped.length / samples.length).toBeLessThan(0.14);
    expect(new Set(dropped.map(({ prices }) => prices.length))).toEqual(new Set([2, 3]));
    const drops = dropped.flatMap(({ prices }) =>
      prices.slice(1).map((each, index) => 1 - each.price / prices[index]!.price),
    );
    expect(Math.min(...drops)).toBeGreaterThanOrEqual(0.02);
    expect(Math.max(...drops)).toBeLessThanOrEqual(0.08);
  });

  test("the history begins with the publication, a day or more before the first drop, and ends with the price of today", () => {
    expect(
      breaking(samples, ({ prices, price, publishedAt, status }) => {
        if (status === "brouillon") return prices.length === 0 && price.earlierPrices.length === 0;
        const days = prices.map(({ since }) => since.getTime() / DAY_MS);
        return (
          prices[0]!.since.getTime() === publishedAt!.getTime() &&
          prices.at(-1)!.price === price.price &&
          days.slice(1).every((day, index) => day > days[index]! + 1) &&
          days.at(-1)! <= now.getTime() / DAY_MS
        );
      }),
    ).toEqual([]);
  });
});

test("listings were published in the last 120 days, some today; drafts have no date", () => {
  expect(breaking(samples, ({ publishedAt, status }) => (publishedAt === null) === (status === "brouillon"))).toEqual(
    [],
  );
  const published = samples.filter(({ publishedAt }) => publishedAt !== null);
  expect(
    breaking(
      published,
      ({ publishedAt }) => publishedAt! <= now && now.getTime() - publishedAt!.getTime() <= 120 * DAY_MS,
    ),
  ).toEqual([]);
  expect(published.some(({ publishedAt }) => now.getTime() - publishedAt!.getTime() < DAY_MS)).toBe(true);
  const available = samples.filter(({ status }) => status === "disponible").length / samples.length;
  expect(available).toBeGreaterThan(0.8);
  expect(new Set(samples.map(({ status }) => status)).size).toBe(5);
});
