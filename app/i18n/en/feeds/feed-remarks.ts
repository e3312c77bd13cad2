import type { feedRemarkWords } from "#app/i18n/fr/feeds/feed-remarks.ts";
import type { Words } from "#app/i18n/words.ts";

export const enFeedRemarkWords: Words<typeof feedRemarkWords> = {
  missing: "This is missing, and needed to publish.",
  absent: "This is missing.",
  correct: "Complete or correct this field in your software, or on the portal once the home is imported.",
  onPortal: "The format has no column for it: complete the listing on the portal.",
  optional: "Optional in an import: the home is published without it.",
  carrez: "The format has no column for this area: the home is published without it. Add it on the portal.",
  room: (field, number) => `${field}, room ${number}`,
  placeUnknown: {
    wrong: "We do not find this commune.",
    advice: "Check the name of the town and its postal code.",
  },
  config: "Config.txt",
  photos: "Photos",
  photoMissing: {
    wrong: "This photo is neither a web address nor a file of the ZIP: it is not imported.",
    advice: "Add the file to the ZIP, or send web addresses.",
  },
  photoAdvice: "Replace it in your software; the other photos are imported.",
  listing: "Listing",
  left: {
    sold_or_let: "You have marked this home as sold or let: the file changes nothing.",
    hidden_by_portal: "The portal has hidden this listing: the file changes nothing.",
    withdrawn_by_hand: "You have withdrawn this listing by hand: the file does not put it back online.",
    negotiated: "A negotiation is under way: the listing stays as it is.",
    discarded: "You have deleted the draft of this home: it comes back as soon as the file changes for this home.",
    typed_here: "You have entered this listing on the portal: the file does not change it.",
    failed: "The portal could not store this home: it will try again with your next file.",
    transferred: "This listing belongs to another advertiser now.",
    restricted: "Your organisation cannot publish new listings at the moment: the home waits among your drafts.",
  },
};
