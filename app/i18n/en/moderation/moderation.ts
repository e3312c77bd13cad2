import type { moderationWords } from "#app/i18n/fr/moderation/moderation.ts";
import { formatCount } from "#app/i18n/measures.ts";
import type { Words } from "#app/i18n/words.ts";

export const enModerationWords: Words<typeof moderationWords> = {
  kinds: {
    scam: "Scam",
    false: "False or out of date",
    duplicate: "Duplicate",
    harassment: "Harassment",
    discrimination: "Discrimination",
    personal_data: "Personal data",
    illegal: "Illegal content",
    minors: "Minors in danger",
    other: "Other",
    contest: "Contested decision",
  },
  things: { listing: "Listing", organisation: "Organisation", message: "Message", account: "Account" },
  choices: {
    uphold: "Uphold the decision",
    keep: "Keep",
    change: "Ask for a change",
    hide: "Hide the listing",
    restore: "Restore the listing",
    warn: "Warn",
    restrict: "No new listings",
    suspend: "Suspend",
    lift: "Lift the measure",
  },
  choiceHints: {
    uphold: "The contested decision stays; the person who contests gets the answer.",
    keep: "Nothing is restricted; those who reported get the answer.",
    change: "The advertiser is told what to change; the listing stays visible.",
    hide: "Invisible to the public; its advertiser cannot put it back.",
    restore: "Visible again, in the stage that it had.",
    warn: "A mail with reasons; nothing is restricted.",
    restrict: "What is online stays.",
    suspend: "Pages and listings leave, sessions end. Everything returns if the measure is lifted.",
    lift: "Everything is as before.",
  },
  cases: {
    title: "Reports",
    intro: "One case for each reported thing: grave ones first, then the oldest.",
    menu: "Reports",
    filter: "Cases",
    open: "To be handled",
    closed: "Closed",
    noneOpen: "No report is waiting. Well done.",
    noneClosed: "No closed case.",
    gone: "No longer exists",
    number: (number: string) => `Case no. ${number}`,
    reports: (count: string, isOne: boolean) => (isOne ? "1 report" : `${count} reports`),
    grave: "Grave",
    late: "Late",
    due: (moment: string) => `To be decided by: ${moment}`,
    opened: (moment: string) => `Opened ${moment}`,
    closedOn: (moment: string) => `Closed ${moment}`,
    more: "More",
  },
  one: {
    title: (number: string) => `Case no. ${number}`,
    back: "All reports",
    reports: "What the reports say",
    others: (count: number) =>
      count === 1 ? "Another report by the same sender" : `${count} other reports by the same sender`,
    contests: (number: string) => `Contests decision no. ${number}`,
    contested: (moment: string) => `Contested ${moment}`,
    anonymous: "Without name or address",
    erased: "Text erased",
    history: "Acts of the team",
    noHistory: "No act on this yet.",
    decided: "Decisions",
    decisionNumber: (number: string) => `no. ${number}`,
    decidedBy: (who: string, moment: string) => `${who}, ${moment}`,
    gone: "Deleted account",
    toThem: "To whom it is about",
    toReporters: "To those who reported",
    done: "It is decided: the mails leave.",
    toThing: "See the public page",
    notPublic: "The public does not see this page.",
    toFile: {
      listing: "The listing’s file",
      organisation: "The organisation’s file",
      message: "The request and its conversation",
      account: "The account’s file",
    },
    isGone: "This no longer exists.",
    by: (who: string) => `By: ${who}`,
    said: "The reported message",
    standing: { no_new_listings: "No new listings", suspended: "Suspended" },
    about: { organisation: "Decide about the organisation", account: "Decide about the account" },
    openCase: (number: string) => `See case no. ${number}`,
  },
  decision: {
    title: "Decision",
    pageTitle: (thing: string) => `Decision: ${thing}`,
    intro: "You will see what each side gets before anything leaves. Mails are in French.",
    notice:
      "No decision can leave for now: it refers to the legal notice, and the portal's is still the example. " +
      "Once it is written, you decide here, about the sample reports too.",
    toNotice: "Write the legal notice",
    askOperator: "Ask an operator of the portal.",
    choice: "What do you decide?",
    ground: "Ground",
    groundHint: "For every measure that restricts or warns.",
    noGround: "Choose…",
    law: "The law",
    terms: "The conditions of use",
    groundText: "More about the ground",
    groundTextHint: "Needed for an “other” ground.",
    facts: "Facts",
    factsHint: "Both sides will read this. Do not say who reported. In French.",
    change: "What must be changed",
    changeHint: "Only where you ask for a change.",
    see: "See what will leave",
    previewTitle: "What will leave",
    previewIntro: "Nothing is decided yet.",
    toThem: (count: number) => (count > 1 ? `${count} mails` : count === 1 ? "1 mail" : "no address: nothing leaves"),
    nobody: "Nothing leaves for whom it is about: nothing changes for them.",
    noReporters: "No report waits for an answer: nothing leaves.",
    confirm: "Decide and send",
    edit: "Correct",
    version: "the state of the thing",
    problems: {
      choiceRequired: "Choose a decision.",
      groundRequired: "Say on what this measure is founded.",
      groundTextRequired: "Say more about this ground.",
      factsRequired: "Say what was found.",
      changeRequired: "Tell the advertiser what to change.",
      tooLong: "This text is too long.",
      own: "You cannot decide about what is yours or your organisation’s.",
      colleague: "This person is part of the team: end the role first.",
      notice: "The portal's legal notice is still the example: write it first.",
      suspended: "The organisation of this listing is suspended: lift that first.",
      meanwhile: "The state has changed since this page was opened.",
      noteRequired: "Write your note.",
      noteTooLong: "This note is too long: 2,000 characters at most.",
    },
    meanwhile: "Nothing was decided: the state has changed since this page was opened.",
    lastAct: (who: string, act: string, moment: string) => `${who} – ${act}, ${moment}`,
    newState: "Look at what is new, then decide: your text is still there.",
    yourText: "Your text:",
  },
  foreseen: {
    title: "What will happen",
    leaving: (count: number) =>
      count === 0
        ? "No listing leaves the site."
        : count === 1
          ? "1 listing leaves the site."
          : `${formatCount(count, "en")} listings leave the site.`,
    returning: (count: number) =>
      count === 1 ? "1 listing returns to the site." : `${formatCount(count, "en")} listings return to the site.`,
    waiting: (count: number) =>
      count === 1
        ? "No request ends: 1 open request waits."
        : `No request ends: ${formatCount(count, "en")} open requests wait.`,
    ending: (count: number) =>
      count === 1 ? "1 open request ends." : `${formatCount(count, "en")} open requests end.`,
    mails: (mails: { subjectMails: number; seekerMails: number; reporterMails: number }) =>
      `Mails that leave: ${formatCount(mails.subjectMails, "en")} to whom it is about, ` +
      `${formatCount(mails.seekerMails, "en")} to people who wrote ` +
      `about a listing, ${formatCount(mails.reporterMails, "en")} to people who reported.`,
    favourites: (count: number) =>
      count === 1
        ? "Ten minutes later, 1 person hears of it by a favourite."
        : `Ten minutes later, ${formatCount(count, "en")} people hear of it by their favourites.`,
  },
  notes: {
    title: "Private notes",
    intro: "Only the team reads them.",
    none: "No notes.",
    label: "New note",
    add: "Add the note",
    by: (who: string, moment: string) => `${who}, ${moment}`,
  },
};
