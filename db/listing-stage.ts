import { sql, type SQL } from "drizzle-orm";
import { type ListingStage, listingStages, statusOfStage, storedStage } from "#app/domain/listing-stage.ts";

const firstStages = listingStages.filter((stage) => storedStage(stage) === null);

/** The stage of a listing, in a query; `listing` is its table or alias. */
export const stageInSql = (listing: "l" | "listings"): SQL<ListingStage> =>
  sql.raw(
    `coalesce(${listing}.stage, case ${listing}.status ${firstStages
      .map((stage) => `when '${statusOfStage[stage]}' then '${stage}'`)
      .join(" ")} end)`,
  ) as SQL<ListingStage>; // the texts above
