import type { administrationWords } from "../fr/administration.ts";
import type { Words } from "../words.ts";

export const enAdministrationWords: Words<typeof administrationWords> = {
  menu: {
    today: "Today",
    find: "Search",
    blocks: "Blocks",
    content: "Content",
    mails: "Mails",
    settings: "Settings",
    team: "Team",
    log: "Log",
    space: "My account",
  },
  today: {
    title: "Today",
    waiting: "To be handled",
    nothing: "Nothing waits for you.",
    failedJobs: (count: string) => `Failed background jobs: ${count}`,
    mailsGivenUp: (count: string) => `Mails given up: ${count}`,
  },
};
