/**
 * The subject of a limit: the sender's network (client-address.ts), an account by its id, an address as typed, the mailbox of an address
 * (mailbox.ts), or a thing.
 */
export type Counted = "network" | "account" | "email" | "mailbox" | "listing" | "request" | "participant" | "about";

/** At most `most` attempts in `minutes`, counted from the first. */
export type Window = { most: number; minutes: number };

/**
 * `free` attempts at once; then a wait of `firstSeconds`, doubled each time, up to `longestMinutes`. Refused attempts do not extend the
 * wait. Reset after `resetAfterHours` without an attempt.
 */
export type GrowingDelay = { free: number; firstSeconds: number; longestMinutes: number; resetAfterHours: number };

export type Limit = (Window | GrowingDelay) & {
  /** The subjects in the order of the key; an account, address or mailbox comes last, so that all counts of an account can be found. */
  counts: readonly Counted[];
  /** Source of the rule. */
  why: string;
  /** Whether a completed password reset ends the limit. */
  endsAtReset?: true;
};

const hourly = (most: number) => ({ most, minutes: 60 });
const daily = (most: number) => ({ most, minutes: 1_440 });
const GUESSING = { free: 10, firstSeconds: 30, longestMinutes: 15, resetAfterHours: 24 };
const GUESSING_PASSWORDS = { ...GUESSING, endsAtReset: true } as const;

/**
 * Every limit of the portal (decision 17). A use-case spends the sender's limits first, then the target's. A limit that refuses counts
 * only its own network or account, so that nobody can lock others out of an account or a form.
 */
export const limits = {
  // Logins and passwords.
  loginsFromNetwork: { counts: ["network"], most: 40, minutes: 15, why: "scrypt takes 16 MB and 60 ms a try" },
  loginsToAccount: {
    counts: ["network", "email"],
    ...GUESSING_PASSWORDS,
    why: "OWASP Authentication Cheat Sheet: delays that grow, per account and origin, in the place of a lockout",
  },
  wrongPasswords: {
    counts: ["email"],
    ...daily(50),
    endsAtReset: true,
    why: "refuses nobody: more on one account in a day is an attack from many networks",
  },
  loginsToAttackedAccount: {
    counts: ["network", "email"],
    ...GUESSING_PASSWORDS,
    free: 1,
    firstSeconds: 300,
    longestMinutes: 60,
    why: "while an account is attacked, each network on which its holder is not logged in has one try before it waits",
  },
  passwordsFromNetwork: { counts: ["network"], most: 40, minutes: 15, why: "as logins" },
  passwordsOfAccount: {
    counts: ["network", "account"],
    ...GUESSING_PASSWORDS,
    why: "as logins: whoever finds an open session",
  },
  // A password reset does not end these limits: somebody with access to a mailbox must not guess codes without end.
  factorsFromNetwork: {
    counts: ["network", "account"],
    ...GUESSING,
    why: "as logins: a thief of an operator's password tries codes. A network has some 110 tries a day",
  },
  factorProofs: {
    counts: ["network", "account"],
    most: 1,
    minutes: 30 * 1_440,
    why: "refuses nobody: where the factor was proven lately, only the network's own tries count",
  },
  factorsOfAccount: {
    counts: ["account"],
    ...daily(100),
    why: "all other networks: three of a million codes are valid at a time, 100 guesses have one chance in 3,000",
  },
  deletions: { counts: ["account"], most: 8, minutes: 15, endsAtReset: true, why: "as logins, in a session" },
  externalLogins: { counts: ["network"], most: 40, minutes: 15, why: "each try is a call to the provider" },
  links: { counts: ["network"], most: 60, minutes: 15, why: "secrets cannot be guessed, but each try is a query" },

  // Mails whose link confirms an address.
  confirmationsAgain: {
    counts: ["network", "mailbox"],
    ...hourly(3),
    why: "« Renvoyer »: the first came with the form; each is a mail to a typed address",
  },

  // Accounts.
  signUps: { counts: ["network"], ...hourly(20), why: "each is a hash, an account and a mail" },
  signUpNotices: { counts: ["mailbox"], ...daily(3), why: "with « Renvoyer »: a stranger may cause them" },
  resetsFromNetwork: { counts: ["network"], ...hourly(20), why: "each is a mail" },
  resetsOfAccount: { counts: ["network", "email"], ...hourly(5), why: "each is a mail to one person" },
  changesFromNetwork: { counts: ["network"], most: 100, minutes: 15, why: "an office behind one address" },
  changes: { counts: ["account"], most: 30, minutes: 15, why: "people correct a name a few times" },
  testMails: { counts: ["account"], ...hourly(20), why: "each is a mail to a typed address" },
  newEmails: { counts: ["account"], most: 3, minutes: 15, why: "each is a mail to a typed address" },

  // Mails. All mails that others cause have one budget per recipient (mailer.server.ts).
  messageMails: {
    counts: ["about", "mailbox"],
    most: 1,
    minutes: 5,
    why: "who writes in bits causes two mails, not ten",
  },
  mailsOfRequest: { counts: ["request", "mailbox"], ...hourly(6), why: "one talker leaves room for the others" },
  mailsAnHour: { counts: ["mailbox"], ...hourly(10), why: "an inbox stays usable; later ones are merged" },
  mailsADay: { counts: ["mailbox"], ...daily(30), why: "as above, for who goes on all day" },
  // A separate budget: an attacker who uses the other up must not block the holder's reset.
  resetMailsAnHour: { counts: ["mailbox"], ...hourly(10), why: "twice what one network may ask for" },
  resetMailsADay: { counts: ["mailbox"], ...daily(30), why: "as above, for who goes on all day" },
  ownResetMails: { counts: ["mailbox"], ...hourly(5), why: "resets from a network on which the holder is logged in" },

  // Requests.
  questionsFromNetwork: { counts: ["network"], ...hourly(30), why: "more homes an hour than one can read about" },
  questionsOnListing: { counts: ["network", "listing"], ...hourly(10), why: "a form is closed to its sender only" },
  questionsInName: { counts: ["network", "email"], ...hourly(10), why: "unproven: says nothing of the holder" },
  questionsOfAccount: { counts: ["account"], ...hourly(10), why: "a proven sender, from any network" },
  movesOfListing: {
    counts: ["account", "listing"],
    ...hourly(20),
    why: "each tells all who asked for the home; a mistake is undone in two",
  },
  actsOnRequest: { counts: ["participant", "request"], ...hourly(60), why: "a lively conversation" },

  // Alerts.
  alertsFromNetwork: { counts: ["network"], ...hourly(60), why: "each may be a mail; an office behind one address" },
  alertsInName: {
    counts: ["network", "mailbox"],
    ...hourly(3),
    why: "unproven: each is a mail with a link to a typed address",
  },
  alertsInNameADay: {
    counts: ["network", "mailbox"],
    ...daily(8),
    why: "one network must not use up the day's budget of somebody's links",
  },
  // Separate budgets: alerts that a stranger requests for an address must not block its other mails, nor the reverse.
  alertLinksAnHour: { counts: ["mailbox"], ...hourly(10), why: "it takes four networks to use it up" },
  alertLinksADay: { counts: ["mailbox"], ...daily(30), why: "as above, for who goes on all day" },
  ownAlertLinks: { counts: ["mailbox"], ...hourly(5), why: "from a network on which the holder is logged in" },
  alertMails: { counts: ["mailbox"], ...hourly(12), why: "at once: an inbox stays usable; later homes wait" },
  alertMailsADay: { counts: ["mailbox"], ...daily(50), why: "as above, for who changes a listing all day" },

  // Reports.
  reportsFromNetwork: { counts: ["network"], ...hourly(20), why: "each is read by somebody, and may be a mail" },
  reportsInName: {
    counts: ["network", "mailbox"],
    ...hourly(5),
    why: "unproven: each is a receipt to a typed address",
  },
  graveCaseMails: { counts: ["mailbox"], ...hourly(60), why: "many others must not silence a grave one" },
  caseMails: { counts: ["mailbox"], ...hourly(20), why: "operators see the others in the list" },

  // Reading.
  viewsFromNetwork: { counts: ["network"], ...hourly(300), why: "decision 14" },
  viewsOfListing: { counts: ["network", "listing"], ...daily(5), why: "decision 14: a household" },
  phones: { counts: ["network"], ...hourly(40), why: "a robot that collects numbers" },

  // Files of agencies.
  fileChecks: { counts: ["network"], ...hourly(30), why: "each takes seconds; who writes software tries often" },
  // Files of listings.
  exports: { counts: ["about"], ...hourly(60), why: "each reads all homes of an organisation" },
  ftpTrials: { counts: ["account"], most: 20, minutes: 10, why: "each logs in to a typed host, for 25 s at most" },

  // Publishing.
  publications: { counts: ["account"], ...hourly(300), why: "an agency that moves in" },
  photos: { counts: ["account"], ...hourly(600), why: "decision 11; kept or not" },
  portraits: { counts: ["account"], ...hourly(20), why: "as photos" },
  stockFiles: {
    counts: ["account"],
    ...hourly(30),
    why: "software sends three or four a day; each is read whole, two gigabytes at most",
  },
  feedKeys: { counts: ["network"], most: 40, minutes: 15, why: "as links; a right key is not counted" },
  pushes: { counts: ["about"], ...hourly(30), why: "software sends its stock at most four times a day" },
  geocodings: { counts: ["account"], most: 30, minutes: 10, why: "the service is shared, and free" },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** The key of a subject in a `Spending`: an address stands for its mailbox. */
type SubjectKey<Kind extends Counted> = Kind extends "mailbox" ? "email" : Kind;

/** A limit, with the values of its subjects. */
export type Spending = {
  [Name in LimitName]: readonly [Name, Record<SubjectKey<(typeof limits)[Name]["counts"][number]>, string>];
}[LimitName];
