import type { contactFormWords } from "#app/i18n/fr/requests/contact-form.ts";
import type { Words } from "#app/i18n/words.ts";

export const enContactFormWords: Words<typeof contactFormWords> = {
  form: {
    title: "Write to the advertiser",
    name: "Your name",
    email: "Your e-mail address",
    emailHint: "Your address stays hidden; you write to each other by e-mail and on the site.",
    message: "Your message",
    submit: "Send my request",
    account:
      "You are writing with the account of your space: its name goes with your message, its e-mail address stays between us.",
    consent:
      "Your name and message are passed on to the advertiser, your e-mail address to the portal only, and only to handle this request. You can withdraw the request at any time.",
    trap: "Leave this field empty",
    to: (name) => `to ${name}`,
  },
  prefilled: {
    vente: (title, reference) =>
      `Hello,\n\nI am interested in your listing “${title}” (reference ${reference}). Is it still for sale? If so, when could I visit it?\n\nKind regards,`,
    location: (title, reference) =>
      `Hello,\n\nI am interested in your listing “${title}” (reference ${reference}). Is it still to let? If so, when could I visit it, and which documents do you need?\n\nKind regards,`,
    terrain: (title, reference) =>
      `Hello,\n\nI am interested in your listing “${title}” (reference ${reference}). Is the plot still for sale? Is it connected to the networks, and when could I see it?\n\nKind regards,`,
  },
  outcomes: {
    sent: "Your request is sent. The answer will come by e-mail and in your messages.",
    notSent: "Your request has not left yet.",
    confirm: "Confirm it in the e-mail sent to",
    openMessages: "See the conversation",
  },
  refusals: {
    own: "This is your own listing: you cannot write to yourself.",
    gone: "This home is no longer offered: the request was not sent.",
    too_many: "You sent many requests in a short time. Try again in an hour.",
    blocked: "This advertiser does not wish to receive messages from you: the request was not sent.",
    declined:
      "The advertiser declined your request on this home: this one was not sent. You can write about it again thirty days after the answer.",
    session_ended:
      "Your session has ended: the request was not sent, but nothing is lost. Say who you are below, or log in again.",
    invalid: "The request was not sent: correct the fields below.",
  },
  problems: {
    nameRequired: "Enter your name.",
    nameTooLong: "80 characters at most.",
    emailRequired: "Enter your e-mail address: the answer is sent there.",
    emailInvalid: "The e-mail address is not valid.",
    messageRequired: "Write a message.",
    messageTooLong: "3,000 characters at most.",
    amountInvalid: "Enter an amount in figures, for instance 250,000.",
  },
};
