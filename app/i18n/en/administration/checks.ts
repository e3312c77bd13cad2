import type { checkWords } from "#app/i18n/fr/administration/checks.ts";
import type { Words } from "#app/i18n/words.ts";

export const enCheckWords: Words<typeof checkWords> = {
  title: "Checks",
  states: { fine: "Fine", todo: "To do", unknown: "Unknown" },
  open: (name) => `Open “${name}”`,
  unknown: "Could not be checked. Reload the page; if it stays so, look into the server’s log.",
  allFine: "All is fine.",
  labels: {
    siteAddress: "Public address",
    https: "Encrypted connection",
    proxy: "Proxy",
    legalNotice: "Legal notice",
    database: "Database",
    backup: "Backup",
    disk: "Disk",
    schema: "Update of the database",
    jobs: "Background jobs",
    importsFolder: "Import folders",
    mailServer: "Mail server",
    sender: "Sender of mails",
    samples: "Sample listings",
    sampleAccounts: "Sample accounts",
    secondFactors: "Second factors of the team",
    clock: "Clock",
    versions: "Versions",
  },
  fine: {
    siteAddress: () => "SITE_URL is set, or the portal is not in production.",
    https: ({ name }) =>
      name === ""
        ? "Your visit comes by https."
        : "You are on the portal’s own machine: nothing crosses the network. For other visitors it will need https.",
    proxy: () => "Visitors’ addresses are read as they should be.",
    legalNotice: () => "It is filled in.",
    database: () => "It is enough for the number of listings.",
    backup: ({ at }) => `The last one succeeded ${at}.`,
    disk: ({ count }) => `${count}% free.`,
    schema: () => "No update is in progress.",
    jobs: () => "None has failed.",
    importsFolder: () => "All can be read, or IMPORTS_DIR is not set.",
    mailServer: () => "SMTP_URL is set. A test mail tells whether it is right.",
    sender: () => "MAIL_FROM is set, or nothing leaves yet.",
    samples: () => "No sample listings on a public site.",
    sampleAccounts: () => "No sample accounts on a public site.",
    secondFactors: () => "Everybody in the team has one.",
    clock: () => "Those of the machine and the database agree.",
    versions: ({ name }) => `${name}.`,
  },
  todo: {
    siteAddress: () => "Set SITE_URL to the site’s public address: without it, links in mails lead to “localhost”.",
    https: ({ name }) =>
      `“${name}” is not https: passwords and sessions travel in the clear. ` +
      "Get a certificate, then set SITE_URL to the address with https.",
    proxy: () =>
      "Your visit came through a proxy, but TRUST_PROXY is 0: all visitors count as one, and limits will refuse them. " +
      "Set TRUST_PROXY to the number of proxies, or to their addresses.",
    legalNotice: () => "It is missing, or the example: the law asks for it. Fill it in on “Content”.",
    database: ({ count }) =>
      `More than ${count} listings in the embedded database: move to a PostgreSQL server (DATABASE_URL), by a backup and a restore.`,
    backup: ({ at }) =>
      at === ""
        ? "None by “npm run backup”. Schedule it each night, to another disk; if your host does it, make sure that it takes " +
          "the database and the pictures."
        : `The last one succeeded ${at}: more than a day ago. Find out why last night’s did not.`,
    disk: ({ count }) => `Only ${count}% is free where the portal’s files are: make room, or pictures will be refused.`,
    schema: ({ name }) =>
      `An update is in progress in the background (${name}). If it takes hours, look at the failed jobs.`,
    jobs: ({ count }) => `Failed: ${count}. Run them again or drop them on “Today”.`,
    importsFolder: ({ name }) =>
      `Unreadable: ${name}. See that they exist, and that the portal may read them; ` +
      "until then, the homes of these agencies are no longer updated.",
    mailServer: () => "Set SMTP_URL: without it no mail leaves, and nobody can confirm an address.",
    sender: () =>
      "Set MAIL_FROM to an address of your domain: without it, mails come from “no-reply”, which many servers refuse.",
    samples: () => "Sample listings are on a public site. Set SAMPLE_LISTINGS to 0 and begin with an empty database.",
    sampleAccounts: () =>
      "Sample accounts are still there. SITE_URL, DATABASE_URL or TRUST_PROXY keeps them closed: delete them all the same.",
    secondFactors: ({ count }) => `Without a second factor: ${count}. Ask them to come, or remove their role.`,
    clock: ({ count }) => `Those of the machine and the database differ by ${count} s: set both by the network (NTP).`,
    versions: ({ name }) => `${name}: too old. Node 24 and PostgreSQL 15 are needed, or newer ones.`,
  },
};
