import { advertiserMaker, type SampleAdvertiser } from "./advertisers.ts";
import { advertiserAssigner } from "./assign-advertisers.ts";
import type { PictureDraw } from "./pictures.ts";
import type { PlaceDraw } from "./places.ts";
import type { NumberedListing } from "./rows.ts";
import { drawSampleListing } from "./sample-listing.ts";

export type SampleBatch = { advertisers: SampleAdvertiser[]; listings: NumberedListing[] };

type Settings = {
  seed: number;
  now: Date;
  drawPlace: PlaceDraw;
  drawPictures: PictureDraw;
  firstIds: { advertiser: number; listing: number };
};

/** Draws listings one after another, from number 0 on, with their advertisers, into a batch. */
export function sampleGenerator({
  seed,
  now,
  drawPlace,
  drawPictures,
  firstIds,
}: Settings): (number: number, into: SampleBatch) => void {
  const assign = advertiserAssigner(seed);
  const makeAdvertiser = advertiserMaker(seed);
  return (number, into) => {
    const place = drawPlace(number);
    const assigned = assign({ number, place });
    const advertiserId = firstIds.advertiser + assigned.number;
    if (assigned.isNew)
      into.advertisers.push(makeAdvertiser({ id: advertiserId, number: assigned.number, role: assigned.role, place }));
    const isAgent = assigned.role === "agent-commissionnaire";
    into.listings.push({
      id: firstIds.listing + number,
      advertiserId,
      listing: drawSampleListing({ seed, number, place, isAgent, now, drawPictures }),
    });
  };
}
