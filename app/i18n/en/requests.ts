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
    intro: "The requests you have received, by home, from the first question to handing over the keys.",
    toConversations: "See these conversations among your messages, the latest first",
    groups: { nouvelles: "New", discussions: "In discussion", negociations: "Under negotiation", terminees: "Ended" },
    all: "All",
    filterByState: "Filter by state",
    filters: "Filter by listing or name",
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
    advertiserIntro:
      "All your conversations, the latest first: about your listings, and with the advertisers you write to.",
    toReceived: "See the requests on your listings, by home",
    filterBySide: "Filter the conversations",
    all: "All",
    received: "On my listings",
    sent: "My requests",
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
    title: (request, withWhom, home) => `${request} ${withWhom} – ${home}`,
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
      offre_acceptee: "accepted the offer",
      offre_refusee: "refused the offer",
      acceptee: "accepted the request",
      declinee: "declined the request",
      retiree: "withdrew the request",
      depart: "deleted their account",
      remise_en_ligne: "put the home back online",
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
      offre_acceptee: "accepted the offer",
      offre_refusee: "refused the offer",
      acceptee: "accepted the request",
      declinee: "declined the request",
      retiree: "withdrew the request",
      depart: "deleted your account",
      remise_en_ligne: "put the home back online",
    },
    showsNewPrice: "reports a change of price",
    priceChanged: {
      vente: (from, to) => `The price shown goes from ${from} to ${to}.`,
      location: (from, to) => `The rent shown goes from ${from} to ${to}.`,
    },
    reopened: "The request is open again: messages, offers and the negotiation can go on.",
    reply: "Your message",
    send: "Send",
    privacy: "E-mail addresses stay private, on both sides.",
    actions: "Move the request on",
    ended: "This request has ended. The exchange can still be read.",
    negotiate: "Negotiate",
    negotiateNote: { vente: "Reserve for this buyer", location: "Reserve for this tenant" },
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
    accept: "Accept the request",
    agreement: {
      agreed: { vente: "Price agreed:", location: "Rent agreed:" },
      proposed: { vente: "Your proposal, not answered yet:", location: "Your proposal, not answered yet:" },
      asking: {
        vente: "Without an accepted offer, at the price shown:",
        location: "Without an accepted offer, at the rent shown:",
      },
    },
    acceptText: {
      vente: "The home is sold: the listing leaves the site, and the others who were interested are told.",
      location: "The home is let: the listing leaves the site, and the others who were interested are told.",
    },
    acceptConfirm: {
      vente: (price) => `Confirm the sale at ${price}`,
      location: (price) => `Confirm the letting at ${price}`,
    },
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
    unusual: {
      vente: (amount, factor, price) =>
        `${amount} is ${factor} than the price shown (${price}). Nothing is sent yet: confirm this amount, or correct it.`,
      location: (amount, factor, price) =>
        `${amount} is ${factor} than the rent shown (${price}). Nothing is sent yet: confirm this amount, or correct it.`,
    },
    unusualConfirm: "Confirm and send",
    followNote: "Keep the link of that e-mail: it brings you back to this conversation, without an account.",
  },
  offers: {
    received: { demandeur: "Offer received", annonceur: "Proposal received" },
    made: { demandeur: "Your offer", annonceur: "Your proposal" },
    states: {
      to_answer: "Your turn to answer",
      waiting: "Waiting",
      replaced: "Replaced",
      accepted: "Accepted",
      refused: "Refused",
      unanswered: "Lapsed",
    },
    gap: {
      vente: {
        none: "At the price shown",
        below: (difference) => `${difference} below the price shown`,
        above: (difference) => `${difference} above the price shown`,
      },
      location: {
        none: "At the rent shown",
        below: (difference) => `${difference} below the rent shown`,
        above: (difference) => `${difference} above the rent shown`,
      },
    },
    percent: (signed) => `(${signed}%)`,
    accept: "Accept",
    acceptText: {
      annonceur:
        "The amount is agreed, and the seeker is told. The listing stays as it is: “Negotiate” reserves it for them, then “Accept the request” concludes.",
      negotiating:
        "The amount is agreed, and the seeker is told. The listing does not change yet: “Accept the request” concludes.",
      demandeur:
        "The amount is agreed, and the advertiser is told. Only they can reserve the home and conclude the request.",
    },
    acceptConfirm: (price) => `Accept ${price}`,
    refuse: "Refuse",
    refuseText: {
      annonceur: "The seeker is told. The request stays open: you can still write and propose an amount.",
      demandeur: "The advertiser is told. Your request stays open: you can still write and make an offer.",
    },
    refuseConfirm: (price) => `Refuse ${price}`,
    counter: "Counter-offer",
    note: {
      vente: "Nothing is final before you confirm. A written offer does not stand for a signed contract.",
      location: "Nothing is final before you confirm. A written offer does not stand for a signed lease.",
    },
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
    annonceur: "To write to this person, unblock them first.",
    demandeur: "This advertiser does not wish to receive more messages from you. The exchange can still be read.",
  },
  refusals: {
    blocked: {
      annonceur: "You have blocked this person: your message was not sent.",
      demandeur: "This advertiser does not wish to receive more messages from you: yours was not sent.",
    },
    doneAlready: (step) => `Done already: you ${step}.`,
    changed: (state) => `This request has changed meanwhile: it is now “${state}”.`,
    listing_negotiated: "Another request on this home is already under negotiation.",
    listing_gone: "This home is no longer available: no negotiation is possible.",
    too_many: "Many messages in a short time. Try again in an hour.",
    answered_already:
      "You have already answered this offer, as the exchange shows. To change your mind, make a new offer.",
    offerReplaced: (price) => `This offer was replaced meanwhile: the latest is ${price}. Your answer was not sent.`,
    offerClosed: "This offer waits for no answer any more: yours was not sent.",
    offerToAnswer: (price) => `An offer of ${price} has come meanwhile: answer it first. Nothing was concluded.`,
    agreementChanged: (price) => `The amount has changed meanwhile: it is now ${price}. Nothing was concluded.`,
  },
  notices: {
    withdrawn:
      "The advertiser has withdrawn this home: it is no longer offered. Thank you for your interest; we hope that you will soon find the one that suits you.",
    sold_to_other:
      "The home has just been sold to somebody else. Thank you for your interest; we hope that you will soon find the one that suits you.",
    let_to_other:
      "The home has just been let to somebody else. Thank you for your interest; we hope that you will soon find the one that suits you.",
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
    readNote: "Your e-mail address was not given out. Replies to this e-mail reach nobody.",
    note: "Reply on the portal: replies to this e-mail reach nobody. Your e-mail address was not given out.",
    offered: { demandeur: "your offer", annonceur: "your proposal" },
    confirm: {
      subject: (site) => `Confirm your request – ${site}`,
      text: (reference) =>
        `A request about listing ${reference} reached us with your e-mail address. Confirm it for the advertiser to receive it.`,
      action: "Confirm my request",
      note: "Confirm within 48 hours, and keep this message: its link leads back here. If you asked for nothing, do nothing.",
    },
    reminder: {
      subject: (site) => `Reminder: confirm your request – ${site}`,
      text: (reference) =>
        `The request about listing ${reference} that was made with your e-mail address is not sent yet: the advertiser receives it once you confirm it.`,
      action: "Confirm my request",
      note: "The link works for 48 hours after the request. This is our only reminder: if you asked for nothing, do nothing.",
    },
    merged: {
      subject: (site) => `News is waiting for you – ${site}`,
      text: "You have received several messages in a short time. They are waiting for you on the portal, all of them.",
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
      offre_acceptee: {
        subject: (title) => `Offer accepted: ${title}`,
        text: ({ from, title, price, offered }) => `Good news: ${from} accepts ${offered} of ${price} for “${title}”.`,
      },
      offre_refusee: {
        subject: (title) => `Offer refused: ${title}`,
        text: ({ from, title, price, offered }) =>
          `${from} does not accept ${offered} of ${price} for “${title}”. The request stays open: you can propose another amount.`,
      },
      acceptee: {
        subject: (title) => `Request accepted: ${title}`,
        text: ({ from, title, price, offered }) =>
          `Congratulations: ${from} accepts ${offered === null ? `your request, at ${price},` : `${offered} of ${price}`} for “${title}”, and the listing leaves the site. The conversation stays open for what follows.`,
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
      remise_en_ligne: {
        subject: (title) => `Back online: ${title}`,
        text: ({ from, title }) =>
          `${from} has put “${title}” back online. Your request is open again: messages, offers and the negotiation can go on.`,
      },
    },
  },
};
