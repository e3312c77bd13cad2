import { enAbout } from "./en/about.ts";
import { enAdvertisers } from "./en/advertisers.ts";
import { enErrors } from "./en/errors.ts";
import { enHome } from "./en/home.ts";
import { enLayout } from "./en/layout.ts";
import { enListings } from "./en/listings.ts";
import { enSearch } from "./en/search.ts";
import type { Messages } from "./messages.ts";

export const en: Messages = {
  about: enAbout,
  advertisers: enAdvertisers,
  errors: enErrors,
  home: enHome,
  layout: enLayout,
  listings: enListings,
  search: enSearch,
};
