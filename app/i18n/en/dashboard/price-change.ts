import type { priceChangeWords } from "#app/i18n/fr/dashboard/price-change.ts";
import { formatCount } from "#app/i18n/measures.ts";
import type { Words } from "#app/i18n/words.ts";

const people = (count: number, which: string) =>
  count === 1 ? `1 person ${which}` : `${formatCount(count, "en")} people ${which}`;

export const enPriceChangeWords: Words<typeof priceChangeWords> = {
  title: {
    vente: (to, from) => `New price: ${to} instead of ${from}`,
    location: (to, from) => `New rent: ${to} instead of ${from}`,
  },
  perMonth: "/month",
  outdated: "The listing has changed meanwhile. Read again before you save:",
  kinds: {
    first: () => "The new amount replaces the old one.",
    same: () => "The amount stays the same.",
    "other-offer": () => "The new amount replaces the old one.",
    correction: (_percent, { correctionHours }) =>
      `A correction within ${correctionHours} hours of the publication: it replaces the old amount, which is shown nowhere any more.`,
    drop: (percent) => `A drop of ${percent}: the listing shows it, with the old amount.`,
    "slight-drop": (_percent, { leastDropPercent }) => `This drop, below ${leastDropPercent}%, is not shown as a drop.`,
    rise: (percent) => `A rise of ${percent}.`,
  },
  percent: (formatted) => `${formatted}%`,
  lessThanPercent: (formatted) => `less than ${formatted}%`,
  endsDrop: "The listing no longer shows a drop in price.",
  nobody: "Nobody is told by e-mail.",
  nobodyToTell: "Nobody keeps this home as a favourite and no alert matches it: no e-mail is sent.",
  told: ({ favourites, alerts, isLeast }) => {
    const groups = [
      favourites > 0 ? people(favourites, "with this home among their favourites") : "",
      alerts > 0 ? people(alerts, "with a matching alert") : "",
    ].filter(Boolean);
    return `${isLeast ? "At least " : ""}${groups.join(" and ")} will be told by e-mail.`;
  },
  threads: (count) =>
    count === 1
      ? "The open conversation about this home will say so."
      : `The ${count} open conversations about this home will say so.`,
  figures: {
    priceWithoutFees: (amount, percent) => `The fees stay at ${percent}%: the price without fees becomes ${amount}.`,
    rentBase: (amount) => `The charges stay the same: the base rent becomes ${amount}.`,
    deposit: (amount) => `The deposit follows the rent: it becomes ${amount}.`,
  },
  unusual: (factor) => `Take care: that is ${factor} than until now. Check the number of zeros.`,
  unlikely: "This amount is far too low for such a home. A made-up price misleads visitors.",
  save: "Save",
  cancel: "Cancel",
  done: {
    vente: (title, price) => `“${title}” is now at ${price}.`,
    location: (title, price) => `The rent of “${title}” is now ${price}.`,
  },
  see: "See the listing",
  correct: "This amount is not saved",
  refusals: {
    same: "This is the listing’s amount already.",
    not_allowed: "Your role does not allow changing prices. Ask an agent or an administrator of your organisation.",
    not_on_show: "The price can be changed here while the listing is online.",
    too_many: "You have changed many listings in a short time. Try again in an hour.",
  },
  byForm: "The listing cannot be updated like this:",
  byFormText: "The form opens with this amount; nothing is published until then.",
  openForm: "Continue in the form",
};
