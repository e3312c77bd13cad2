import type { dashboardWords } from "#app/i18n/fr/dashboard/dashboard.ts";
import type { Words } from "#app/i18n/words.ts";

export const enDashboardWords: Words<typeof dashboardWords> = {
  title: "Dashboard",
  hello: (name: string) => `Hello ${name}`,
  publish: "Publish a listing",
  statsTitle: "Your properties",
  stats: {
    published: "Published",
    available: "Available",
    negotiation: "Under negotiation",
    soldOrLet: "Sold or let",
  },
  showAll: "Show all",
  showAllMessages: "Show all: messages",
  showAllRequests: "Show all: requests",
  messages: {
    title: "Recent messages",
    subtitle: "The last people who wrote to you",
    columns: [
      { name: "No.", meaning: "of the request" },
      { name: "Name", meaning: "of the seeker" },
      { name: "Status", meaning: "purchase or rental" },
    ],
    unread: "unread",
    empty: "No message yet. They arrive here as soon as someone writes to you from a listing.",
  },
  statuses: { vente: "Purchase", location: "Rental" },
  requests: {
    title: "Property status",
    subtitle: "Requests to deal with",
    kind: "Property request",
    negotiating: "Under negotiation",
    negotiate: "Negotiate",
    negotiateWith: (name: string, title: string) => `Negotiate with ${name}: ${title}`,
    empty: "No request is waiting. Everything is up to date.",
  },
  views: {
    title: "Views of your listings",
    total: (count: string, isOne: boolean) => (isOne ? `${count} view in 30 days` : `${count} views in 30 days`),
    compared: (percent: string | null) =>
      percent === null ? "As many as in the 30 days before" : `${percent} compared with the 30 days before`,
    none: "No views in the last 30 days.",
    label: (total: string, from: string) => `Views of each day, from ${from} to today: ${total} in all.`,
    perDay: "Views per day",
    best: (count: string, isOne: boolean, day: string) => `Best day: ${count} ${isOne ? "view" : "views"}, on ${day}`,
    until: "today",
  },
  tasks: {
    title: "To do",
    undecidedFiles: (count: number) =>
      count === 1
        ? "1 file waits for your decision"
        : `${count > 10 ? "More than 10" : count} files wait for your decision`,
    hidden: (count: number) =>
      count === 1 ? "1 listing hidden by the portal" : `${count} listings hidden by the portal`,
    drafts: (count: number) => (count === 1 ? "1 draft to finish" : `${count} drafts to finish`),
    withoutPhoto: (count: number) => (count === 1 ? "1 listing without a photo" : `${count} listings without a photo`),
    requests: (count: number) => (count === 1 ? "1 new request unanswered" : `${count} new requests unanswered`),
    messages: (count: number) => (count === 1 ? "1 unread message" : `${count} unread messages`),
    first: "Publish your first listing",
    nothing: "Nothing is waiting for you. Have a good day!",
  },
};
