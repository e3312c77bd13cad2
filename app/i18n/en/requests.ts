import type { requestWords } from "../fr/requests.ts";
import type { Words } from "../words.ts";

export const enRequestWords: Words<typeof requestWords> = {
  request: (number) => `Request no. ${number}`,
  transactions: { vente: "Purchase", location: "Rental" },
  states: {
    nouvelle: "New",
    en_discussion: "In discussion",
    en_negociation: "Under negotiation",
    acceptee: "Accepted",
    declinee: "Declined",
    retiree: "Withdrawn",
  },
  waiting: "Waiting for an answer",
  listingStatuses: {
    brouillon: "Draft",
    disponible: "Available",
    en_negociation: "Under negotiation",
    transmis: { vente: "Sold", location: "Let" },
    retiree: "Withdrawn",
  },
  perMonth: "/month",
  unread: (count) => (count === 1 ? "1 unread message" : `${count} unread messages`),
  received: {
    title: "Requests on my listings",
    intro: "From the first question to handing over the keys.",
    groups: { nouvelles: "New", discussions: "In discussion", negociations: "Under negotiation", terminees: "Ended" },
    all: "All",
    filterByState: "Filter by state",
    listing: "Listing",
    everyListing: "All listings",
    name: "Seeker’s name",
    apply: "Filter",
    clear: "Clear the filters",
    count: (count) => (count === 0 ? "No request" : count === 1 ? "1 request" : `${count} requests`),
    empty: "No request yet",
    emptyText: "When somebody writes to you about a listing, the request appears here and you receive an e-mail.",
    noMatch: "No request matches",
    noMatchText: "Try another state, listing or name.",
    toListings: "See my listings",
    open: (name) => `Open the request of ${name}`,
  },
  conversations: {
    title: "Messages",
    intro: "All your conversations, the latest first.",
    asSeeker: "My request",
    asAdvertiser: "On my listing",
    empty: "No message yet",
    emptyText: "Write to an advertiser from the page of a home: the conversation goes on here.",
    search: "Search for a home",
  },
  thread: {
    backToReceived: "All requests",
    backToConversations: "All messages",
    about: "The home",
    seeListing: "See the listing",
    notOnShow: "This listing is no longer on show.",
    with: (name) => `with ${name}`,
    withGone: {
      annonceur: "with a seeker who has deleted their account",
      demandeur: "with an advertiser who has deleted their account",
    },
    otherGone: {
      annonceur:
        "The seeker has deleted their account: your messages would not reach them. You can still read this exchange.",
      demandeur:
        "The advertiser has deleted their account: your messages would not reach them. You can still read this exchange.",
    },
    sides: { annonceur: "The advertiser", demandeur: "The seeker" },
    timeline: "Exchange",
    steps: {
      demande: "sent the request",
      message: "wrote",
      negociation: "opened the negotiation",
      fin_negociation: "stopped the negotiation",
      offre: "made an offer",
      acceptee: "accepted",
      declinee: "declined the request",
      retiree: "withdrew the request",
      depart: "deleted their account",
    },
    proposes: "made a proposal",
    youPropose: "made a proposal",
    you: "You",
    introduces: (text: string) => `${text}:`,
    youSteps: {
      demande: "sent the request",
      message: "wrote",
      negociation: "opened the negotiation",
      fin_negociation: "stopped the negotiation",
      offre: "made an offer",
      acceptee: "accepted",
      declinee: "declined the request",
      retiree: "withdrew the request",
      depart: "deleted your account",
    },
    reply: "Your message",
    send: "Send",
    privacy: "E-mail addresses stay private, on both sides.",
    actions: "Move the request on",
    ended: "This request has ended. The exchange can still be read.",
    negotiate: "Negotiate",
    negotiateText: {
      vente:
        "All visitors will see the listing “Under negotiation”, and it leaves the searches “À acheter”. You negotiate with one person at a time; you can stop without declining them.",
      location:
        "All visitors will see the listing “Under negotiation”. You negotiate with one person at a time; you can stop without declining them.",
    },
    negotiateConfirm: "Open the negotiation",
    stop: "Stop the negotiation",
    stopText: "The listing is available to all again. The request stays open, and the conversation goes on.",
    stopConfirm: "Make the listing available",
    negotiatedElsewhere: "Another request on this home is under negotiation. End that one before you open a new one.",
    accept: "Accept",
    lastOffer: { mine: "Your last proposal:", theirs: "The last offer received:" },
    acceptText: {
      vente:
        "The home is sold: the listing leaves the site, and those who sent another request are told that the home is no longer available.",
      location:
        "The home is let: the listing leaves the site, and those who sent another request are told that the home is no longer available.",
    },
    acceptConfirm: { vente: "Confirm the sale", location: "Confirm the letting" },
    decline: "Decline",
    declineText: "The request is closed. If you are negotiating with this person, the listing is available again.",
    declineConfirm: "Decline the request",
    withdraw: "Withdraw my request",
    withdrawText: "The advertiser is told, and the exchange closes.",
    withdrawConfirm: "Confirm the withdrawal",
    offer: "Make an offer",
    propose: { vente: "Propose a price", location: "Propose a rent" },
    offerText: {
      vente: "A written offer helps to conclude. It does not stand for a signed contract.",
      location: "The rent offered, per month, charges included. It does not stand for a signed lease.",
    },
    amount: { vente: "Amount", location: "Rent per month" },
    offerMessage: "A few words (optional)",
    offerSubmit: "Send the offer",
    proposeSubmit: "Send the proposal",
    followNote: "Keep the link of that e-mail: it brings you back to this conversation, without an account.",
  },
  block: {
    label: "Block this person",
    text: "They can no longer write to you nor make you an offer, on any of your listings. They see it when they come back to the exchange. The request stays as it is, and you can unblock this person at any time.",
    confirm: "Confirm the block",
    done: "You have blocked this person: they can no longer write to you, on any of your listings.",
    undo: "Unblock this person",
    listTitle: "Blocked people",
    listText: "They can no longer write to you, on any of your listings.",
    undoShort: "Unblock",
    annonceur: "You have blocked this person. To write to them, unblock them first.",
    demandeur: "This advertiser does not wish to receive more messages from you. The exchange can still be read.",
  },
  refusals: {
    blocked: {
      annonceur: "You have blocked this person: your message was not sent.",
      demandeur: "This advertiser does not wish to receive more messages from you: yours was not sent.",
    },
    changed: (state) => `This request has changed meanwhile: it is now “${state}”.`,
    listingNegotiated: "Another request on this home is already under negotiation.",
    listingGone: "This home is no longer available: no negotiation is possible.",
    tooMany: "Many messages in a short time. Try again in an hour.",
  },
  noLongerOffered:
    "The advertiser has withdrawn this home: it is no longer offered. Thank you for your interest; we hope that you will soon find the one that suits you.",
  foundSomeoneElse: {
    vente:
      "The home has just been sold to somebody else. Thank you for your interest; we wish you to find soon the one that suits you.",
    location:
      "The home has just been let to somebody else. Thank you for your interest; we wish you to find soon the one that suits you.",
  },
  confirm: {
    title: "Confirm your request",
    intro: (title) => `Your message about “${title}” is ready to leave:`,
    submit: "Send my request",
    expired: "This link has expired or is not valid. You can ask again on the page of the listing.",
    gone: "This home is no longer offered: the request was not sent.",
    own: "This is your own listing: you cannot write to yourself.",
    blocked: "This advertiser does not wish to receive messages from you: the request was not sent.",
    declined:
      "The advertiser declined your request on this home: this one was not sent. You can write about it again thirty days after the answer.",
    search: "Search for a home",
  },
  follow: {
    title: "Your request",
    unknown: "This link is not valid. Take that of the last e-mail you received, or log in.",
    login: "Log in",
  },
  mails: {
    greeting: "Hello,",
    open: "Read and reply",
    read: "Read the exchange again",
    readNote: "Your e-mail address was not given out. Nobody would read a reply to this e-mail.",
    note: "Reply on the portal, by the link above: nobody would read a reply to this e-mail. Your e-mail address was not given out.",
    confirm: {
      subject: (site) => `Confirm your request – ${site}`,
      text: (reference) =>
        `A request about listing ${reference} reached us with your e-mail address. Confirm it for the advertiser to receive it.`,
      action: "Confirm my request",
      note: "Confirm within 48 hours, then keep this message: its link leads back to your conversation. If you asked for nothing, do nothing: the request will be erased.",
    },
    merged: {
      subject: (site) => `News is waiting for you – ${site}`,
      text: "You have received several messages in a short time. So as not to fill your inbox, we tell you of them all at once: every one is waiting on the portal.",
    },
    proposal: {
      subject: (title) => `New proposal: ${title}`,
      text: ({ from, title, price }) => `${from} proposes ${price} for “${title}”.`,
    },
    steps: {
      demande: {
        subject: (title) => `New request: ${title}`,
        text: ({ from, title }) => `${from} writes to you about “${title}”:`,
      },
      message: {
        subject: (title) => `New message: ${title}`,
        text: ({ from, title }) => `${from} writes to you about “${title}”:`,
      },
      negociation: {
        subject: (title) => `Negotiation opened: ${title}`,
        text: ({ from, title }) => `Good news: ${from} opens the negotiation with you for “${title}”.`,
      },
      fin_negociation: {
        subject: (title) => `Negotiation stopped: ${title}`,
        text: ({ from, title }) =>
          `${from} stops the negotiation for “${title}”: the listing is available to all again. Your request stays open, and the conversation goes on.`,
      },
      offre: {
        subject: (title) => `New offer: ${title}`,
        text: ({ from, title, price }) => `${from} offers you ${price} for “${title}”.`,
      },
      acceptee: {
        subject: (title) => `Request accepted: ${title}`,
        text: ({ from, title, price }) =>
          `Congratulations: ${from} has accepted ${price === "" ? "your request" : `your offer of ${price}`} for “${title}”. The conversation stays open for what follows.`,
      },
      declinee: {
        subject: (title) => `Request declined: ${title}`,
        text: ({ title }) => `Your request for “${title}” was not retained.`,
      },
      retiree: {
        subject: (title) => `Request withdrawn: ${title}`,
        text: ({ from, title }) => `${from} has withdrawn the request for “${title}”.`,
      },
      depart: {
        subject: (title) => `Account deleted: ${title}`,
        text: ({ from, title }) =>
          `${from} has deleted their account: your messages about “${title}” would not reach them. You keep your exchange.`,
      },
    },
  },
};
