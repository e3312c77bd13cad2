import type { feedOfficeWords } from "#app/i18n/fr/feeds/feed-office.ts";
import type { Words } from "#app/i18n/words.ts";

export const enFeedOfficeWords: Words<typeof feedOfficeWords> = {
  title: "Agencies’ files",
  intro:
    "Files have homes of an agency that no organisation of the portal has claimed. Attribute it: " +
    "its administrators get the preview by mail, and nothing goes online before they agree.",
  none: "No agency is waiting.",
  agency: (code: string) => (code === "" ? "Agency without an identifier" : `Agency “${code}”`),
  homes: (count: number) => (count >= 1_000 ? "1,000 homes or more" : count === 1 ? "1 home" : `${count} homes`),
  file: (name: string, when: string) => `File: ${name}, ${when}`,
  software: (name: string) => `Software: ${name}`,
  fromFolder: (folder: string) => (folder === "" ? "Folder of imports" : `Folder “${folder}” of imports`),
  fromOrganisation: (name: string) => `Sent by: ${name}`,
  attribute: "Attribute this agency",
  target: "Organisation",
  targetHint: "Its name, its SIRET, its number in the back office or the address of its profile",
  why: "Reason",
  see: "See the organisation",
  found: (name: string, commune: string) => `${name}, ${commune}`,
  siret: (siret: string) => `SIRET ${siret}`,
  noSiret: "No SIRET given",
  choose: "Several organisations match: choose.",
  maybeMore: "There may be others: be more precise about the name.",
  confirm: "Attribute to this organisation",
  done: (name: string) => `The agency is attributed. ${name} gets the preview by mail.`,
  dismiss: "Dismiss this agency",
  dismissText:
    "Nothing of this file will be published, and its sender reads so in the report. A later file of this agency waits anew.",
  dismissWhy: "Why it is dismissed",
  dismissThis: "Dismiss this file",
  dismissed: "This file is dismissed: none of its homes will be published.",
  more: "Next agencies",
  folders: "Folders that cannot be read",
  folderProblem: (folder: string) => (folder === "" ? "Folder of imports" : `Folder “${folder}”`),
  folderProblems: {
    no_folder: "This folder does not exist any more, or is no folder.",
    no_permission: "The portal may not read this folder or one of its files.",
    other: "A file of this folder cannot be read.",
  },
  problems: {
    unknown: "No organisation matches.",
    no_member: "This organisation has no administrator any more.",
    no_reason: "Give the reason.",
    attributed: "A colleague has attributed or dismissed this agency already, or the file is no longer waiting.",
  },
};
