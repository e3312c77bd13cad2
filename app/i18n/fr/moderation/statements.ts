import { catalogue } from "#app/i18n/words.ts";

/** Statements of reasons (DSA, article 17), for the person concerned and for the reporters; French only. */
export const statementWords = /* @__PURE__ */ catalogue("statements", {
  /** For the person whom the decision concerns. */
  toSubject: {
    change: (listing: string) =>
      `Nous vous demandons de modifier votre annonce ${listing}. Elle reste visible en attendant.`,
    toChange: (text: string) => `Ce qu’il faut modifier : ${text}`,
    hide: (listing: string, site: string) =>
      `Votre annonce ${listing} est masquée : elle n’est plus visible sur ${site}, et vous ne pouvez pas la remettre en ligne ` +
      "vous-même. Cette mesure vaut sur tout le site, sans limite de durée. Vos échanges attendent qu’elle soit rétablie : chacun peut y mettre fin.",
    restore: (listing: string, site: string) => `Votre annonce ${listing} est de nouveau visible sur ${site}.`,
    warn: {
      account: "Nous vous adressons un avertissement au sujet de votre compte. Rien n’est limité.",
      organisation: "Nous vous adressons un avertissement au sujet de votre organisation. Rien n’est limité.",
    },
    restrict: {
      account:
        "Votre compte ne peut plus publier de nouvelles annonces, sans limite de durée. Ce qui est en ligne le reste.",
      organisation:
        "Votre organisation ne peut plus publier de nouvelles annonces, sans limite de durée. Ce qui est en ligne le reste.",
    },
    suspend: {
      account:
        "Votre compte est suspendu, sans limite de durée : vous ne pouvez plus vous connecter, et vos annonces ne sont plus visibles.",
      organisation:
        "Votre organisation est suspendue, sans limite de durée : sa page et ses annonces ne sont plus visibles.",
    },
    lift: {
      account: "La mesure qui limitait votre compte est levée : tout redevient comme avant.",
      organisation: "La mesure qui limitait votre organisation est levée : tout redevient comme avant.",
    },
    message: (title: string, text: string) => `Il s’agit de votre message au sujet de « ${title} » : « ${text} »`,
  },
  /** For people who reported, or contested a decision; in a contested case, all read the same text. */
  toReporters: {
    reported: (what: string) => `Vous avez signalé ${what}.`,
    contested: (what: string) => `Après un signalement ou une contestation, nous avons réexaminé ${what}.`,
    about: {
      listing: (title: string) => `l’annonce ${title}`,
      organisation: (title: string) => `l’annonceur ${title}`,
      message: (title: string) => `un message au sujet de ${title}`,
      account: (title: string) => `le compte ${title}`,
    },
    kept: "Notre décision précédente reste la même.",
    keep: "Nous n’avons rien constaté de contraire à la loi ou à nos conditions d’utilisation : nous ne limitons rien.",
    change: "Nous avons demandé à l’annonceur de la modifier. Elle reste visible en attendant.",
    hide: "Nous l’avons masquée : elle n’est plus visible sur le site.",
    restore: "Après examen, elle est de nouveau visible.",
    warn: "Nous avons adressé un avertissement à la personne responsable.",
    restrict: "La personne responsable ne peut plus publier de nouvelles annonces.",
    suspend: "La personne responsable est suspendue.",
    lift: "Après examen, la mesure prise auparavant est levée.",
  },
  gone: "contenu supprimé depuis",
  facts: (text: string) => `Ce que nous avons constaté : ${text}`,
  law: (ground: string) => `Fondement légal : ${ground}`,
  terms: (ground: string) => `Fondement dans nos conditions d’utilisation : ${ground}`,
  grounds: {
    fraud: "escroquerie ou tentative d’escroquerie (code pénal, article 313-1)",
    misleading: "pratique commerciale trompeuse (code de la consommation, article L. 121-2)",
    discrimination: "discrimination (code pénal, articles 225-1 à 225-4)",
    privacy: "atteinte à la vie privée ou aux données personnelles (code civil, article 9 ; RGPD)",
    harassment: "injure, menace ou harcèlement (code pénal, articles 222-17 et 222-33-2-2)",
    other_law: "autre contenu illicite",
    terms_false: "annonce inexacte, périmée ou en double",
    terms_conduct: "comportement contraire au respect des autres personnes",
    terms_other: "autre manquement",
  },
  afterReport: "Cette décision fait suite à un signalement.",
  afterContest: "Cette décision fait suite à une contestation.",
  withoutReport: "Cette décision fait suite à une vérification de notre équipe.",
  byPerson: "Une personne de notre équipe l’a prise, sans moyen automatisé.",
  contest:
    "Vous n’êtes pas d’accord ? Dites-nous pourquoi dans les six mois, par le lien de l’e-mail qui vous l’annonce : " +
    "nous réexaminerons le dossier. Vous pouvez aussi saisir la justice.",
});
