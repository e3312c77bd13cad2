import type { favouriteWords } from "#app/i18n/fr/favourites/favourites.ts";
import type { Words } from "#app/i18n/words.ts";

export const enFavouriteWords: Words<typeof favouriteWords> = {
  title: "My favourites",
  metaDescription: "The listings that you kept with a heart, on this device or in your account.",
  count: (count: number) =>
    count === 0 ? "No listing kept" : count === 1 ? "1 listing kept" : `${count} listings kept`,
  takenOut: (count: number) =>
    count === 1
      ? "1 listing taken out: touch its heart again to keep it."
      : `${count} listings taken out: touch their hearts again to keep them.`,
  inBrowser: "These favourites are kept in this browser.",
  logIn: "Log in to find them everywhere",
  inAccount: "These favourites are kept in your account: you will find them on all your devices.",
  loading: "Loading your favourites…",
  failed: "Your favourites could not be loaded.",
  retry: "Try again",
  full: (most: number) => `You have ${most} favourites, the most there can be: remove some to keep others.`,
  emptyTitle: "No favourite yet",
  emptyText: "Touch the heart of a listing: it will wait for you here, at today’s price.",
  search: "Search for a home",
  listings: "See the listings",
  needsScripts:
    "Without an account, favourites are kept by your browser, which takes JavaScript. Log in to see those of your account.",
  logInShort: "Log in",
  onShowTitle: "Listed now",
  goneTitle: "No longer listed",
  gone: (title: string) => `${title} is no longer listed.`,
  goneUnknown: (reference: string) => `Listing ${reference} is no longer listed.`,
  similar: "Similar homes",
  similarNamed: (title) => `Homes similar to ${title}`,
  remove: "Remove",
  removeNamed: (title: string) => `Remove from favourites: ${title}`,
  notices: {
    legend: "Tell me by mail:",
    when: {
      drop: (percent) => `when the price drops by at least ${percent}%`,
      negotiation: "when a negotiation begins",
      gone: "when the home is no longer available (with similar homes), and when it comes back",
    },
    save: "Save",
    saved: "Saved.",
    withAccount:
      "With an account, we can tell you by mail when the price of a favourite drops, when a negotiation begins, or when the home is no longer available.",
  },
};
