import type { aboutWords } from "#app/i18n/fr/about/about.ts";
import type { Words } from "#app/i18n/words.ts";

export const enAboutWords: Words<typeof aboutWords> = {
  legal: {
    title: "Legal notice",
    intro: "Who publishes this site, who hosts it, and how to reach them.",
    metaDescription: (site: string) => `Publisher, publication director and host of ${site}.`,
    example: "Example to be completed by the operator of the portal: this notice names nobody yet.",
    missing: "The operator of this portal has not given its legal notice yet.",
    publisher: {
      title: "Publisher",
      name: "Name or company name",
      form: "Legal form",
      address: "Address",
      phone: "Telephone",
      email: "E-mail address",
      registration: "Registration",
      vat: "VAT number",
      card: "Professional licence",
      director: "Publication director",
    },
    browser: {
      title: "What your browser keeps",
      text: "These choices stay on your device. The site receives only the references of the listings, as they are shown; it neither measures nor follows anyone from site to site.",
      items: [
        "Your favourites, your comparison and the last twelve listings seen, until you clear them or log out.",
        "The budget that you type (own funds, rate, duration, insurance, income; of a home: new or existing, works, property tax), until you clear it or log out; it is not sent.",
        "The message that you write to an advertiser, until it is sent or the tab is closed.",
        "The cookies of your session, once you are logged in, and, for five seconds after you send something, a cookie that shows you pages up to date.",
      ],
    },
    alerts: {
      title: "What your alerts keep",
      items: [
        "What: your e-mail address, the search and the places where it looks, the chosen rhythm, the date of your last click and, for two months, the homes that you were told of. With an account, also what you want to know of your favourites.",
        "Why: to write to you what the search finds, with your consent, given by confirming the alert. Nothing is passed on to advertisers or to anyone else.",
        "For how long: until you end them. After a year without a click we ask whether you keep your alerts; without an answer within thirty days, everything is erased. A paused alert is erased after a year, one that is not confirmed within seven days.",
        "How to end them: by the link of each message, without an account and in one click, or on the page “My alerts”. The alert is erased at once, and your address the day after if nothing else uses it.",
      ],
      manage: "See my alerts",
    },
    host: { title: "Host", name: "Company name", address: "Address", phone: "Telephone" },
  },
  credits: {
    title: "Credits",
    intro:
      "This portal stands on the work of many others. Here are the data, typefaces, drawings and software before your eyes, with their authors and licences.",
    dataTitle: "Data",
    designTitle: "Typefaces and icons",
    picturesTitle: "Pictures",
    pictures:
      "The pictures of the example listings and of the home page are computer-generated images made for this site. The example homes and advertisers are imaginary: any resemblance to a real property is a coincidence.",
    softwareTitle: "Software",
    software:
      "The site is free software under the MIT licence, built on PostgreSQL, Node.js, React and React Router, and their libraries.",
    source: "Source",
    positionsNote:
      "Where GeoNames has no position, that of the commune is estimated from its neighbours, and marked as such.",
    metaDescription: "Authors and licences of the data, typefaces, pictures and software of this property portal.",
    items: {
      communes: {
        name: "Communes, arrondissements and postal codes",
        by: "Etalab, after Insee and La Poste",
        licence: "Licence Ouverte 2.0",
      },
      positions: {
        name: "Positions of towns",
        by: "GeoNames",
        licence: "Creative Commons Attribution 4.0 (CC BY 4.0)",
      },
      plan: { name: "Plan IGN (base map)", by: "IGN, Géoplateforme", licence: "Licence Ouverte 2.0" },
      addresses: {
        name: "Positions of addresses",
        by: "Base Adresse Nationale, by the geocoder of the Géoplateforme (IGN)",
        licence: "Licence Ouverte 2.0",
      },
      land: {
        name: "Coasts, borders, rivers and lakes of the bundled map",
        by: "Natural Earth",
        licence: "Public domain",
      },
      fraunces: { name: "Fraunces", by: "The Fraunces Project Authors", licence: "SIL Open Font License 1.1 (OFL)" },
      figtree: { name: "Figtree", by: "The Figtree Project Authors", licence: "SIL Open Font License 1.1 (OFL)" },
      icons: { name: "Lucide icons", by: "Lucide Contributors", licence: "ISC licence" },
    },
  },
};
