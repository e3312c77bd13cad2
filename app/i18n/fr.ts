import { withFrenchSpacing } from "./french-spacing.ts";
import { frAbout } from "./fr/about.ts";
import { frAdvertisers } from "./fr/advertisers.ts";
import { frErrors } from "./fr/errors.ts";
import { frHome } from "./fr/home.ts";
import { frLayout } from "./fr/layout.ts";
import { frListings } from "./fr/listings.ts";
import { frSearch } from "./fr/search.ts";

export const fr = withFrenchSpacing({
  about: frAbout,
  advertisers: frAdvertisers,
  errors: frErrors,
  home: frHome,
  layout: frLayout,
  listings: frListings,
  search: frSearch,
});
