import type { feedSourceWords } from "#app/i18n/fr/feeds/feed-sources.ts";
import type { Words } from "#app/i18n/words.ts";

export const enFeedSourceWords: Words<typeof feedSourceWords> = {
  title: "Automatic sending",
  intro:
    "Your software goes on working as it does today: the portal fetches its files from an FTP account every quarter of an hour, " +
    "or receives them directly with a key. Files follow the Poliris format, versions 4.07 to 4.12.",
  link: "Automatic sending: by FTP, or by your software",
  exports: "Export your listings",
  back: "Your imports",
  none: "No FTP account and no key yet.",
  listTitle: "Your FTP accounts and keys",
  ftp: "FTP account",
  push: "Upload key",
  account: (user: string, host: string) => `${user} on ${host}`,
  port: (port: number) => `Port ${port}`,
  folder: (folder: string) => (folder === "" ? "The folder where the login begins" : `Folder: ${folder}`),
  working: "Looked at every quarter of an hour",
  notWorking: "Not looked at yet: the test has to succeed first.",
  lookedAt: (when: string) => `Last look: ${when}`,
  neverLooked: "Never looked at",
  neverPushed: "No file received with this key",
  lastFile: (name: string, when: string) => `Last file: ${name}, ${when}`,
  found: (files: number, others: number): string => {
    const zip = files === 0 ? "No ZIP or CSV file" : `${files} ZIP or CSV file${files > 1 ? "s" : ""}`;
    return others === 0 ? `${zip} in this folder.` : `${zip} in this folder, and ${others} of other kinds, left alone.`;
  },
  taken: (names: string) => `Taken: ${names}.`,
  skipped: (count: number) =>
    count === 1
      ? "One older file left alone: the newest replaces it."
      : `${count} older files left alone: the newest replaces them.`,
  testedWell: "The connection works. The files that were found will be read in about a minute.",
  testedEmpty:
    "The connection works, but this folder has no ZIP or CSV file yet. Check the folder, or wait until your software sends one.",
  failed: "The connection does not work.",
  test: "Test the connection",
  change: "Change this account",
  remove: "Remove",
  removeNote: "Listings that came this way stay online; they will no longer follow the files of this account.",
  revokeNote: "The key stops working at once. Listings that came this way stay online.",
  replace: "Replace the key",
  replaceNote: "The former key stops working at once: your software will need the new one.",
  addFtp: "Add an FTP account",
  addKey: "Create an upload key",
  addKeyIntro:
    "For software that sends its files by HTTPS. Give the key to its maker, with the command that is shown beside it.",
  software: "Name of the software",
  softwareHint: "To recognise it in the list",
  createKey: "Create the key",
  keyUse: "Your software sends the file like this:",
  saved: "The account is saved.",
  removed: "It is removed.",
  again: (wait: string) => `Try again in ${wait}.`,
  refusals: {
    no_profile: "Complete your profile first.",
    too_many: "You already have twenty accounts and keys: remove one first.",
    gone: "This account or key has already been removed or replaced.",
    too_often: "Too many tries in a short time.",
    no_name: "Give the name of the software.",
    changed: "The server now shows another certificate: see it below.",
  },
};
