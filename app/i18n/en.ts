import { enAboutWords } from "./en/about.ts";
import { enAdvertiserWords } from "./en/advertisers.ts";
import { enCardWords } from "./en/card.ts";
import { enCommuneFieldWords } from "./en/commune-field.ts";
import { enContactWords } from "./en/contact.ts";
import { enErrorWords } from "./en/errors.ts";
import { enHomeWords } from "./en/home.ts";
import { enLayoutWords } from "./en/layout.ts";
import { enListingWords } from "./en/listings.ts";
import { enPaginationWords } from "./en/pagination.ts";
import { enPropertyWords } from "./en/property.ts";
import { enSearchWords } from "./en/search.ts";
import type { Translation } from "./words.ts";

/** English, for the areas of the site that offer it. Loaded on demand. */
export const english: Translation = {
  about: enAboutWords,
  advertisers: enAdvertiserWords,
  card: enCardWords,
  "commune-field": enCommuneFieldWords,
  contact: enContactWords,
  errors: enErrorWords,
  home: enHomeWords,
  layout: enLayoutWords,
  listings: enListingWords,
  pagination: enPaginationWords,
  property: enPropertyWords,
  search: enSearchWords,
};
