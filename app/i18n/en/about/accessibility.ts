import type { accessibilityWords } from "#app/i18n/fr/about/accessibility.ts";
import type { Words } from "#app/i18n/words.ts";

export const enAccessibilityWords: Words<typeof accessibilityWords> = {
  title: "Accessibility statement",
  metaDescription: (site: string) =>
    `What ${site} does to be usable by everyone, what is not yet, and how to report it.`,
  operator: (site: string) => `The operator of ${site}`,
  commitment: (who: string) =>
    `${who} is committed to making this site accessible, in accordance with article 47 of the French law no. 2005-102 of 11 February 2005.`,
  applies: (address: string) => `This accessibility statement applies to ${address}.`,
  state: {
    title: "State of conformity",
    totale: (site: string) => `${site} fully conforms to the French accessibility standard (RGAA), version 4.1.`,
    partielle: (site: string) =>
      `${site} partially conforms to the French accessibility standard (RGAA), version 4.1, because of the failures and exemptions listed below.`,
    non: (site: string) => `${site} does not conform to the French accessibility standard (RGAA), version 4.1.`,
    unaudited:
      "By this standard a site is “non-conforming” as long as no valid audit measures how far it meets the criteria. No audit has been made here yet: the results below are those of our own tests.",
    outdated: "The audit of this site is more than three years old: it is no longer valid.",
  },
  results: {
    title: "Test results",
    audit: (who: string, date: string, rate: string) =>
      `The audit made by ${who} on ${date} found that ${rate} of the RGAA’s criteria are met.`,
    intro: "With each version of the software, automatic tests open all pages of the site in a browser and check that:",
    checks: [
      "the tool axe finds no fault at levels A and AA of the international rules (WCAG 2.0, 2.1 and 2.2), on phones and computers, in the light and the dark theme, and in the various states of each page: menu open, errors shown, gallery open, map shown, area being drawn, empty list, request sent;",
      "nothing is lost and nothing scrolls sideways at 400% zoom, with text twice as large, or with letters, words and lines further apart;",
      "searching, reading a listing and its photos, contacting, publishing a listing, arranging its photos and drawing an area on the map work with the keyboard alone, with an indicator that is always visible;",
      "the number of results, errors of forms and what changes in a page are announced to screen readers;",
      "nothing moves for those who ask for less motion, and colours imposed by the user make no information disappear.",
    ],
    limits:
      "A tool finds only part of the barriers. These tests replace neither an audit nor trials by people with disabilities, which have not taken place yet.",
  },
  contents: {
    title: "Content that is not accessible",
    failures: {
      title: "Failures",
      photos:
        "Photos of listings are described by the advertisers themselves: a description may lack detail. Those without one are only numbered.",
      texts:
        "Texts of listings, profiles and messages are shown as their authors write them, without marking passages in other languages.",
    },
    exemptions: { title: "Exemptions for disproportionate burden", none: "No exemption is asked for." },
    excluded: {
      title: "Content outside the obligation",
      map: "The background of maps. What maps show is also in the list of results and in the text of listings.",
      elsewhere: "Other sites that some links lead to: fee schedules, login with Google or Facebook.",
    },
  },
  making: {
    title: "How this statement was made",
    date: (date: string) => `This statement was made on ${date}.`,
    technologies: { title: "Technologies", list: ["HTML", "CSS", "JavaScript", "SVG", "WAI-ARIA", "WebGL, for maps"] },
    noScript: "Without JavaScript the site remains usable, except for maps.",
    environment: {
      title: "Test environment",
      list: [
        "Chromium on Linux, in windows 320, 360 and 1,440 pixels wide",
        "With the keyboard alone, with reduced motion and with forced colours",
      ],
      readers:
        "No trial has been made with a screen reader yet (NVDA, JAWS, VoiceOver, TalkBack). What the browser tells them was read through for the main pages.",
    },
    tools: { title: "Tools", list: ["axe-core", "Playwright", "Chromium’s developer tools"] },
    pages: {
      title: "Pages checked",
      list: [
        "Home",
        "Listings and map",
        "Search",
        "A listing’s page, gallery and contact",
        "Advertisers and profiles",
        "My favourites",
        "Login, sign-up and forgotten password",
        "My space, my data and messages",
        "Dashboard, listings and requests",
        "All steps of publishing a listing",
        "Credits, legal notice and this statement",
        "Error and maintenance pages",
      ],
    },
  },
  contact: {
    title: "Feedback and contact",
    text: "If you cannot reach some content or service, write to us or call us: we will point you to an accessible alternative, or give you the content in another form.",
    email: "E-mail address",
    phone: "Telephone",
    address: "Address",
    missing: "The operator of this portal has not given its contact details yet.",
  },
  appeal: {
    title: "Appeal",
    text: "If you have told us of a fault that keeps you from some content or service, and our answer does not satisfy you, you can turn to the Défenseur des droits (the French ombudsman), free of charge:",
    form: "by its online form",
    delegate: "to its delegate in your region",
    phone: "by telephone, at",
    post: "by post, free and without a stamp:",
    address: "Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07",
  },
};
