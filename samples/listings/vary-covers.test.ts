import { expect, test } from "vitest";
import { makePlace } from "#tests/factories/places.ts";
import type { SamplePicture } from "./pictures.ts";
import { drawSampleListing } from "./sample-listing.ts";
import { varyCovers } from "./vary-covers.ts";

const now = new Date("2026-03-02T10:00:00Z");
const picture = (mediaId: number, kind: string): SamplePicture => ({ mediaId, kind, alt: kind });
const numbered = (number: number, photos: SamplePicture[]) => ({
  id: number,
  advertiserId: 1,
  listing: {
    ...drawSampleListing({ seed: 7, number, place: makePlace(), isAgent: true, now, drawPictures: () => photos }),
    publishedAt: new Date(now.getTime() - number * 60_000),
  },
});
const coversOf = (listings: ReturnType<typeof numbered>[]) =>
  listings.map(({ listing }) => listing.photos[0]?.mediaId ?? null);

test("neighbours of the same set start with different pictures, the best first, and keep all pictures", () => {
  const set = [picture(1, "facade"), picture(2, "chambre"), picture(3, "sejour"), picture(4, "detail")];
  const listings = [1, 2, 3].map((number) => numbered(number, [...set]));
  varyCovers(listings.toReversed());
  expect(coversOf(listings)).toEqual([1, 3, 2]);
  expect(listings.map(({ listing }) => listing.photos.length)).toEqual([4, 4, 4]);
});

test("without another possible cover the picture stays; farther away it is used again", () => {
  const alone = [
    numbered(1, [picture(1, "facade"), picture(2, "detail")]),
    numbered(2, [picture(1, "facade"), picture(2, "detail")]),
    numbered(3, []),
  ];
  varyCovers(alone);
  expect(coversOf(alone)).toEqual([1, 1, null]);
  const far = Array.from({ length: 12 }, (_, number) =>
    numbered(
      number,
      number === 0 || number === 11 ? [picture(1, "facade"), picture(2, "sejour")] : [picture(10 + number, "facade")],
    ),
  );
  varyCovers(far);
  expect(coversOf(far).at(-1)).toBe(1);
});
