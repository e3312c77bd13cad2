import type { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import type { Words } from "#app/i18n/words.ts";

const homes = (count: number, formatted: string) => `${formatted} ${count === 1 ? "home" : "homes"}`;

export const enFeedImportWords: Words<typeof feedImportWords> = {
  title: "Imports",
  intro: "Send all your homes in one file. Nothing is online before you choose “Import”.",
  introLater:
    "Each new file applies at once: it updates your listings and withdraws homes that it no longer has. " +
    "You are asked to agree where it withdraws many.",
  how: {
    title: "How it works",
    steps: [
      {
        title: "Export your homes",
        text:
          "Your software can write a ZIP file in the Poliris format: the one that it sends to other portals already. " +
          "Look for “gateway”, “export” or “publishing”, or ask its maker.",
      },
      {
        title: "Drop it here",
        text: "We read each line and show you what we understood, line by line, before anything is published.",
      },
      {
        title: "Choose “Import”",
        text:
          "Your homes are online. From then on each file replaces the one before: " +
          "a home that is no longer in it is withdrawn, one that comes back has its address and history again.",
      },
    ],
  },
  drop: {
    title: "Send a file",
    file: "ZIP file",
    choose: "Choose a file",
    hint: "or drop it here",
    now: "Drop your file",
    formats: "A ZIP in the Poliris format (versions 4.07 to 4.12), or its file Annonces.csv alone, up to 2 GB.",
    send: "Send",
    sending: (name) => `Sending ${name}`,
    progress: (percent) => `${percent}% sent`,
    cancel: "Stop sending",
    leave: {
      title: "Your file is still being sent",
      text: "If you leave this page now, it will not arrive.",
      stay: "Stay on the page",
      leave: "Leave anyway",
    },
    commune: "Commune of your agency",
    communeHint: "It is part of your public profile, which you will complete later.",
    problems: {
      none: "Choose a file.",
      empty: "This file is empty.",
      commune_unknown: "Write your agency’s commune, for example “Rennes”.",
      too_often: "You have sent many files in a short time. Try again in an hour.",
      not_allowed: "Your account cannot send files at the moment.",
      too_long: "This file is larger than 2 GB. Send photos by their web address instead of in the ZIP.",
      interrupted: "The file did not arrive completely. Check your connection, then try again.",
      not_stored:
        "The portal cannot store this file at the moment, and its operator has been notified. Send it again later.",
      busy: "Many files are arriving at the moment. Try again in a few minutes.",
      signed_out: "Your session has ended. Log in again, then send the file again.",
    },
  },
  feeds: {
    title: "Your feeds",
    agency: (agency) => `Agency ${agency}`,
    homes,
    kept: "Changes to keep",
    toComplete: (count, formatted) => `${homes(count, formatted)} to complete`,
  },
  undecided: "To decide",
  list: "Files received",
  none: "No file received yet.",
  older: "Older files",
  received: (moment) => `Received ${moment}`,
  sourceNames: { upload: "Sent here", folder: "Left in the folder", ftp: "Read by FTP", push: "Received by HTTPS" },
  states: {
    receiving: "Being sent",
    reading: "Being read",
    preview: "Waits for your approval",
    held: "To confirm",
    waiting: "Agency to claim",
    running: "Being imported",
    done: "Imported",
    refused: "Not imported",
    replaced: "Replaced by a later file",
    dropped: "Left aside",
  },
  back: "All imports",
  report: "Report line by line",
  refresh: "Refresh the page",
  facts: {
    source: "Origin",
    version: "Version of the format",
    software: "Software",
    agency: "Agency",
    lines: "Lines",
    pictures: "Photos in the ZIP",
    size: "Size",
  },
  bytes: (size, isMega) => `${size} ${isMega ? "MB" : "kB"}`,
  receiving: "The file is arriving. This page refreshes by itself.",
  reading: (lines, formatted) =>
    lines === 0
      ? "We are opening the file. This page refreshes by itself."
      : `${formatted} ${lines === 1 ? "line" : "lines"} read. This page refreshes by itself.`,
  preview: {
    title: "Nothing is online yet",
    homes,
    incomplete: (formatted) => `${formatted} to complete`,
    notTaken: (formatted) => `${formatted} not taken`,
    broken: (_count, formatted) => `${formatted} unreadable`,
    text: "Check what was read, then choose “Import”. Homes to complete will become drafts.",
    accept: "Import",
    drop: "Do not import",
    nameless: {
      title: (name) => `Your listings will appear in the name of ${name}`,
      text: "Give the name of your agency first: it will be on each of its listings. The file waits for you here.",
      link: "Give the agency’s name",
    },
    like: {
      title: (count, formatted, agency) =>
        `${formatted} of these homes ${count === 1 ? "is" : "are"} on show already, under the agency code “${agency}”`,
      text:
        "If your agency’s code has changed, go on with these listings: they keep their address, reference and history. " +
        "If it is another agency, its homes are added to yours.",
      continue: "It is the same agency: go on",
      accept: "Import as another agency",
    },
    map: "Where your homes are",
    onMap: (count, formatted) =>
      count > 1 ? `${formatted} homes placed; in ochre, those to complete.` : `${formatted} home placed.`,
    lacks: "What is missing",
    lack: homes,
    allLacks: "See the homes to complete",
    first: "The first homes of the file",
  },
  held: {
    title: (count, formatted) => `This file would withdraw ${formatted} ${count === 1 ? "listing" : "listings"}`,
    text:
      "That is a lot: it no longer has these homes, or not with all that the law asks for. Nothing has changed on the portal. " +
      "Confirm if the file is right, or leave it and send a complete one.",
    accept: "Confirm and import",
    drop: "Leave this file",
    list: "The listings that would be withdrawn",
    references: (own, agency) => (agency ? `Ref.\u00A0${own} · agency ref. ${agency}` : `Ref.\u00A0${own}`),
    all: "See all of these listings",
  },
  waiting: {
    title: (agency) => `These homes are those of the agency “${agency}”`,
    text:
      "The portal does not know yet whose it is. If it is yours, say so: " +
      "you will see a preview, and nothing will be online before you choose “Import”.",
    claim: "These homes are ours",
  },
  running: (count, done, all) => `${homes(count, done)} of ${all}`,
  runningText: "You may leave this page: the import goes on.",
  done: {
    title: "This file is imported",
    toComplete: "Complete these homes",
    listings: "See my listings",
  },
  counts: {
    new: (count) => (count === 1 ? "new listing" : "new listings"),
    changed: () => "changed",
    back: () => "back",
    unchanged: () => "unchanged",
    draft: () => "to complete",
    left: () => "left as they are",
    withdrawn: () => "withdrawn",
    not_taken: () => "not taken",
    broken: (count) => (count === 1 ? "unreadable line" : "unreadable lines"),
  },
  refusedTitle: "The import of this file was not completed",
  replacedText: "A later file of the same feed has taken over from this one.",
  droppedText: "This file was not imported: nothing has changed on the portal.",
  sendAgain: "Send another file",
  changedMeanwhile: "Somebody else has decided meanwhile, or a later file has come: this is how it stands.",
  keep: {
    title: "Changes to keep",
    intro:
      "The file counts: each time it replaces what you have changed here. " +
      "Tick what must stay as you have written it by hand.",
    names: {
      latitude: "Position on the map",
      floor: "Floor and number of floors",
      hasKitchen: "Kitchen and its kind",
      roomName: "Rooms, one by one",
      furnished: "Furnished or unfurnished",
      availableFrom: "Date of availability",
      price: "Price or rent, with charges, deposit and fees of a sale",
      isCopropriete: "Co-ownership: lots, charges, proceedings",
      tenantFees: "Tenant’s fees and inventory",
      dpeStatus: "DPE: classes, figures and date",
      energyCostMin: "Yearly energy costs",
      title: "Title of the listing",
      description: "Text of the listing",
      photos: "Photos and their order",
    },
    all: "Keep everything",
    nothing: "Keep nothing",
    save: "Save",
    saved: "Saved. The next file will follow this choice.",
  },
};
