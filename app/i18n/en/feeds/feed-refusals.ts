import type { feedRefusalWords } from "#app/i18n/fr/feeds/feed-refusals.ts";
import type { Words } from "#app/i18n/words.ts";

const again = "Export it again from your software, then send it again.";

export const enFeedRefusalWords: Words<typeof feedRefusalWords> = {
  unreadable: `This file could not be read. ${again}`,
  too_slow: "Reading this file was stopped: it took too long for its size. Send it in several files.",
  empty: "This file has no home.",
  too_large: "This file is too large: 2 GB at most, 1 GB of them for Annonces.csv.",
  not_an_archive:
    "This file is neither a ZIP nor a file Annonces.csv in the Poliris format (fields in quotes, separated by “!#”).",
  truncated: `This file is incomplete: its end is missing. ${again}`,
  damaged: `This ZIP file is damaged. ${again}`,
  encrypted: "This ZIP file is protected by a password: send it without one.",
  unknown_compression: "This ZIP file uses an unknown compression: make it with the usual one.",
  too_many_entries: "This ZIP file has too many files: 100,000 at most.",
  bomb: "This ZIP file would be enormous once it is opened: it was not read.",
  unsafe_name: "This ZIP file has names of files that leave its folder: it was not read.",
  symbolic_link: "This ZIP file has links to other files: it was not read.",
  duplicate_name: "This ZIP file has the same file twice.",
  no_listings: "This ZIP file has no file Annonces.csv.",
  several_listings: "This ZIP file has several files Annonces.csv.",
  foreign: "No line of this file is a listing in the Poliris format.",
  older: "This file is older than the last one that was imported.",
  too_many_lines: "This file has more than 100,000 lines.",
  too_many_agencies: "The first column names more than 200 agencies: it must have the identifier of yours.",
  interrupted: "The file did not arrive completely. Send it again.",
  suspended: "Your organisation cannot publish at the moment.",
  dismissed:
    "The portal has dismissed these homes: nobody said that this agency is theirs. If it is yours, send the file again, " +
    "then choose “These homes are ours”.",
  no_room: "The portal has too little room for this file. Send it again later.",
  too_long: "This file is larger than 2 GB. Send photos by their web address instead of in the ZIP.",
};
