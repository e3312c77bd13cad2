import type { exportWords } from "#app/i18n/fr/feeds/exports.ts";
import type { Words } from "#app/i18n/words.ts";

export const enExportWords: Words<typeof exportWords> = {
  title: "Export your listings",
  intro: (count: number) =>
    count === 0
      ? "Your listings on show, in a file that other software and portals can read. You have none for now."
      : `Your ${count === 1 ? "listing" : `${count} listings`} on show, in a file that other software and portals can read.`,
  leftOut: "Withdrawn, paused, sold and let homes are not in it, nor are drafts.",
  downloads: {
    title: "Download",
    button: (name: string) => `Download as ${name}`,
    formats: {
      poliris: {
        name: "Poliris 4.12",
        text: "A ZIP archive for portals and agencies’ software. Photos are addresses in it.",
      },
      csv: { name: "CSV", text: "A table for Excel or LibreOffice, one listing per row, with all of its values." },
      json: { name: "JSON", text: "The same values, with rooms and photos, for a program." },
    },
  },
  key: {
    title: "By an address and a key",
    text: "Software can fetch your listings whenever it wants. Give it one of these addresses and the key.",
    none: "You have no key.",
    made: (when: string) => `Key made ${when}.`,
    used: (when: string) => `Last used: ${when}.`,
    unused: "It has not been used yet.",
    make: "Make a key",
    replace: "Replace the key",
    replaceHint: "The former one stops working at once.",
    end: "Delete the key",
    how: "The key is sent in the header “Authorization: Bearer”.",
    inAddress: "Where software takes an address alone, add to its end",
    beforeKey:
      "and the key. " +
      "An address is recorded more easily than a header: replace the key if somebody may have seen it.",
    changed: "The key has changed meanwhile. This is its present state.",
  },
  ftp: {
    title: "Each night, to an FTP account",
    text: "The portal puts the Poliris archive there each night, under the same name, in place of the former one.",
    test: "Test",
    send: "Send now",
    remove: "Stop sending",
    sent: (when: string, file: string) => `Last sent: ${when}, as ${file}.`,
    neverSent: "Nothing has been sent yet.",
    next: (when: string) => `Next sending: ${when}.`,
    retry: (when: string) => `The portal tries again ${when}.`,
    problem: "The last attempt failed.",
  },
  folder: {
    title: "In the portal’s folder",
    written: (file: string, when: string) => `The portal wrote ${file} ${when}, in its operator’s folder.`,
  },
  tooMany: (wait: string) => `Too many attempts in a short time. Try again in ${wait}.`,
  done: {
    cleEnd: "The key is deleted: nothing can be downloaded with it any more.",
    essai: "The test succeeded: the portal can write to this account.",
    envoi: "The file leaves in a moment. Reload the page to see how it went.",
    retire: "The portal sends nothing to this account any more, and its password is erased.",
  },
};
