import type { offerWords } from "#app/i18n/fr/requests/offers.ts";
import type { Words } from "#app/i18n/words.ts";

export const enOfferWords: Words<typeof offerWords> = {
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
  asking: { vente: "price shown", location: "rent shown" },
  gap: {
    none: (asking) => `At the ${asking}`,
    below: (difference, asking) => `${difference} below the ${asking}`,
    above: (difference, asking) => `${difference} above the ${asking}`,
  },
  percent: (signed) => `(${signed}%)`,
  accept: "Accept",
  acceptText: {
    annonceur: "The amount is agreed, and the seeker is told. “Accept the request” will conclude.",
    taken:
      "The amount is agreed, and the seeker is told. " +
      "The listing stays as it is: it is already under negotiation or under offer.",
    demandeur:
      "The amount is agreed, and the advertiser is told. Only they can reserve the home and conclude the request.",
  },
  markOffer: "Mark the listing “Under offer”",
  markOfferText:
    "It stays online, reserved for this person. The others who were interested are told, and their requests stay open.",
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
  form: {
    offer: "Make an offer",
    propose: { vente: "Propose a price", location: "Propose a rent" },
    text: {
      vente: "A written offer helps to conclude. It does not stand for a signed contract.",
      location: "The rent offered, per month, charges included. It does not stand for a signed lease.",
    },
    amount: { vente: "Amount", location: "Rent per month" },
    message: "A few words (optional)",
    submit: { demandeur: "Send the offer", annonceur: "Send the proposal" },
    unusual: ({ amount, factor, asking, price }) =>
      `${amount} is ${factor} than the ${asking} (${price}). Nothing is sent yet: confirm this amount, or correct it.`,
    unusualConfirm: "Confirm and send",
  },
};
