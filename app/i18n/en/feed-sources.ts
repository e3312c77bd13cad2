import type { feedSourceWords } from "../fr/feed-sources.ts";
import type { Words } from "../words.ts";

export const enFeedSourceWords: Words<typeof feedSourceWords> = {
  title: "Automatic sending",
  intro:
    "Your software goes on working as it does today: the portal fetches its files from an FTP account every quarter of an hour, " +
    "or receives them directly with a key. Files follow the Poliris format, versions 4.07 to 4.12.",
  link: "Automatic sending: by FTP, or by your software",
  back: "Your imports",
  noProfile: "Complete your agency’s profile first: the homes will be in its name.",
  profile: "Complete my profile",
  none: "No FTP account and no key yet.",
  listTitle: "Your FTP accounts and keys",
  ftp: "FTP account",
  push: "Sending key",
  account: (user: string, host: string) => `${user} on ${host}`,
  folder: (folder: string) => `Folder: ${folder}`,
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
  certificate: "Fingerprint (SHA-256) of the certificate",
  certificateOf: (name: string) => `In the name of: ${name}`,
  certificateUntil: (day: string) => `Valid until ${day}`,
  compare: "Compare this fingerprint with the one that the server’s host gives, then accept it.",
  accept: "Accept this certificate",
  test: "Test the connection",
  change: "Change this account",
  remove: "Remove",
  removeWhich: (name: string) => `Remove: ${name}`,
  removeNote: "Listings that came this way stay online; they will no longer follow the files of this account.",
  revokeNote: "The key stops working at once. Listings that came this way stay online.",
  replace: "Replace the key",
  replaceNote: "The former key stops working at once: your software will need the new one.",
  addFtp: "Add an FTP account",
  addKey: "Create a sending key",
  addKeyIntro:
    "For software that sends its files by HTTPS. Give the key to its maker, who finds how to use it in the portal’s documentation.",
  software: "Name of the software",
  softwareHint: "To tell it in the list",
  createKey: "Create the key",
  keyMade: (name: string) => `Key of “${name}”`,
  keyOnce: "Copy it now: it will not be shown again.",
  keyUse: "Your software sends the file to this address, with this key:",
  save: "Save and test",
  saved: "The account is saved.",
  removed: "It is removed.",
  certificates: {
    self_signed: "It is signed by the server itself.",
    unknown_authority: "The authority that signed it is not known.",
    expired: "It is not valid yet, or no longer.",
    other_name: "It is in the name of another server.",
  },
  fields: {
    host: "Server",
    port: "Port",
    security: "Security",
    user: "User",
    password: "Password",
    folder: "Folder",
  },
  hints: {
    host: "For example ftp.my-agency.fr",
    port: "Empty for the usual port",
    password: "Encrypted when it is saved; it will not be shown again.",
    samePassword: "Empty to keep the same",
    folder: "Empty for the folder where the login begins",
  },
  securities: {
    none: "Plain FTP, not encrypted (port 21)",
    explicit: "Explicit FTPS, TLS (port 21)",
    implicit: "Implicit FTPS, TLS (port 990)",
  },
  fieldProblems: {
    required: "To be filled in.",
    not_host: "This is not the name of a server, such as ftp.my-agency.fr.",
    not_port: "A port is a number from 1 to 65535.",
    not_security: "Choose a security of the list.",
    too_long: "This is too long: 200 characters at most.",
    not_text: "This text has a character that nobody types, such as a line break.",
    again: "For another server, enter the password again.",
  },
  refusals: {
    no_profile: "Complete your agency’s profile first.",
    too_many: "You already have twenty accounts and keys: remove one first.",
    gone: "A colleague has removed it meanwhile.",
    too_often: "Too many tries. Wait some minutes, then try again.",
    no_name: "Give the name of the software.",
    changed: "The server now shows another certificate: see it below.",
  },
};
