import { formatCount } from "#app/i18n/measures.ts";
import { catalogue } from "#app/i18n/words.ts";

export const moderationWords = /* @__PURE__ */ catalogue("moderation", {
  kinds: {
    scam: "Arnaque",
    false: "Faux ou périmé",
    duplicate: "Doublon",
    harassment: "Harcèlement",
    discrimination: "Discrimination",
    personal_data: "Données personnelles",
    illegal: "Contenu illicite",
    minors: "Mineurs en danger",
    other: "Autre",
    contest: "Décision contestée",
  },
  things: { listing: "Annonce", organisation: "Organisation", message: "Message", account: "Compte" },
  choices: {
    uphold: "Maintenir la décision",
    keep: "Conserver",
    change: "Demander une modification",
    hide: "Masquer l’annonce",
    restore: "Rétablir l’annonce",
    warn: "Avertir",
    restrict: "Plus de nouvelles annonces",
    suspend: "Suspendre",
    lift: "Lever la mesure",
  },
  choiceHints: {
    uphold: "La décision contestée reste ; la personne qui la conteste reçoit la réponse.",
    keep: "Rien n’est limité ; les personnes qui ont signalé reçoivent la réponse.",
    change: "L’annonceur reçoit ce qu’il doit modifier ; l’annonce reste visible.",
    hide: "Invisible au public ; son annonceur ne peut pas la remettre en ligne.",
    restore: "De nouveau visible, à l’étape où elle était.",
    warn: "Un e-mail motivé ; rien n’est limité.",
    restrict: "Ce qui est en ligne le reste.",
    suspend: "Pages et annonces disparaissent, les sessions prennent fin. Tout revient si la mesure est levée.",
    lift: "Tout redevient comme avant.",
  },
  cases: {
    title: "Signalements",
    intro: "Un dossier par objet signalé : les cas graves d’abord, puis les plus anciens.",
    menu: "Signalements",
    filter: "Dossiers",
    open: "À traiter",
    closed: "Clos",
    noneOpen: "Aucun signalement n’attend. Bravo.",
    noneClosed: "Aucun dossier clos.",
    gone: "N’existe plus",
    number: (number: string) => `Dossier n° ${number}`,
    reports: (count: string, isOne: boolean) => (isOne ? "1 signalement" : `${count} signalements`),
    grave: "Grave",
    late: "En retard",
    due: (moment: string) => `À décider avant : ${moment}`,
    opened: (moment: string) => `Ouvert ${moment}`,
    closedOn: (moment: string) => `Clos ${moment}`,
    more: "Suite",
  },
  one: {
    title: (number: string) => `Dossier n° ${number}`,
    back: "Tous les signalements",
    reports: "Ce que disent les signalements",
    others: (count: number) =>
      count === 1 ? "Un autre signalement du même expéditeur" : `${count} autres signalements du même expéditeur`,
    contests: (number: string) => `Conteste la décision n° ${number}`,
    contested: (moment: string) => `Contestée ${moment}`,
    anonymous: "Sans nom ni adresse",
    erased: "Texte effacé",
    history: "Actes de l’équipe",
    noHistory: "Aucun acte sur cet objet.",
    decided: "Décisions",
    decisionNumber: (number: string) => `n° ${number}`,
    decidedBy: (who: string, moment: string) => `${who}, ${moment}`,
    gone: "Compte supprimé",
    toThem: "À la personne concernée",
    toReporters: "Aux personnes qui ont signalé",
    done: "C’est décidé : les e-mails partent.",
    toThing: "Voir la page publique",
    notPublic: "Cette page n’est pas visible du public.",
    toFile: {
      listing: "Fiche de l’annonce",
      organisation: "Fiche de l’organisation",
      message: "La demande et son échange",
      account: "Fiche du compte",
    },
    isGone: "Cet objet n’existe plus.",
    by: (who: string) => `De : ${who}`,
    said: "Le message signalé",
    standing: { no_new_listings: "Nouvelles annonces bloquées", suspended: "Suspendu" },
    about: { organisation: "Décider au sujet de l’organisation", account: "Décider au sujet du compte" },
    openCase: (number: string) => `Voir le dossier n° ${number}`,
  },
  decision: {
    title: "Décision",
    pageTitle: (thing: string) => `Décision : ${thing}`,
    intro: "Vous verrez ce que chacun recevra avant que rien ne parte.",
    notice:
      "Aucune décision ne peut partir pour l’instant : elle renvoie aux mentions légales, et celles du portail " +
      "sont encore l’exemple fourni. " +
      "Dès qu’elles seront remplies, vous déciderez ici, des signalements d’exemple aussi.",
    toNotice: "Remplir les mentions légales",
    askOperator: "Demandez-le à un opérateur du portail.",
    choice: "Que décidez-vous ?",
    ground: "Fondement",
    groundHint: "Pour toute mesure qui limite ou avertit.",
    noGround: "Choisir…",
    law: "La loi",
    terms: "Les conditions d’utilisation",
    groundText: "Précision sur le fondement",
    groundTextHint: "Obligatoire pour un « autre » fondement.",
    facts: "Faits constatés",
    factsHint: "Les deux côtés liront ce texte. N’y dites pas qui a signalé.",
    change: "Ce qu’il faut modifier",
    changeHint: "Seulement pour une demande de modification.",
    see: "Voir ce qui partira",
    previewTitle: "Ce qui partira",
    previewIntro: "Rien n’est encore décidé.",
    toThem: (count: number) =>
      count > 1 ? `${count} e-mails` : count === 1 ? "1 e-mail" : "aucune adresse : rien ne part",
    nobody: "Rien ne part vers la personne concernée : rien ne change pour elle.",
    noReporters: "Aucun signalement n’attend de réponse : rien ne part.",
    confirm: "Décider et envoyer",
    edit: "Corriger",
    version: "l’état de l’objet",
    problems: {
      choiceRequired: "Choisissez une décision.",
      groundRequired: "Indiquez sur quoi cette mesure se fonde.",
      groundTextRequired: "Précisez ce fondement.",
      factsRequired: "Dites ce qui a été constaté.",
      changeRequired: "Dites à l’annonceur ce qu’il doit modifier.",
      tooLong: "Ce texte est trop long.",
      own: "Vous ne pouvez pas décider de ce qui est à vous ou à votre organisation.",
      colleague: "Cette personne fait partie de l’équipe : retirez-lui d’abord son rôle.",
      notice: "Les mentions légales du portail sont encore l’exemple : remplissez-les d’abord.",
      suspended: "L’organisation de cette annonce est suspendue : levez d’abord cette mesure.",
      meanwhile: "L’état a changé depuis l’ouverture de cette page.",
      noteRequired: "Écrivez votre note.",
      noteTooLong: "Cette note est trop longue : 2 000 caractères au plus.",
    },
    meanwhile: "Rien n’a été décidé : l’état a changé depuis l’ouverture de cette page.",
    lastAct: (who: string, act: string, moment: string) => `${who} – ${act}, ${moment}`,
    newState: "Regardez ce qui est nouveau, puis décidez : votre texte est encore là.",
    yourText: "Votre texte :",
  },
  /** The expected effects of a decision. */
  foreseen: {
    title: "Ce qui se passera",
    leaving: (count: number) =>
      count === 0
        ? "Aucune annonce ne quitte le site."
        : count === 1
          ? "1 annonce quitte le site."
          : `${formatCount(count)} annonces quittent le site.`,
    returning: (count: number) =>
      count === 1 ? "1 annonce revient sur le site." : `${formatCount(count)} annonces reviennent sur le site.`,
    waiting: (count: number) =>
      count === 1
        ? "Aucune demande n’est close : 1 demande en cours attend."
        : `Aucune demande n’est close : ${formatCount(count)} demandes en cours attendent.`,
    ending: (count: number) =>
      count === 1 ? "1 demande en cours est close." : `${formatCount(count)} demandes en cours sont closes.`,
    mails: (mails: { subjectMails: number; seekerMails: number; reporterMails: number }) =>
      `E-mails qui partent : ${formatCount(mails.subjectMails)} à la personne concernée, ` +
      `${formatCount(mails.seekerMails)} aux personnes qui ont écrit ` +
      `au sujet d’une annonce, ${formatCount(mails.reporterMails)} aux personnes qui ont signalé.`,
    favourites: (count: number) =>
      count === 1
        ? "Dix minutes plus tard, 1 personne l’apprend par ses favoris."
        : `Dix minutes plus tard, ${formatCount(count)} personnes l’apprennent par leurs favoris.`,
  },
  notes: {
    title: "Notes privées",
    intro: "Seule l’équipe les lit.",
    none: "Aucune note.",
    label: "Nouvelle note",
    add: "Ajouter la note",
    by: (who: string, moment: string) => `${who}, ${moment}`,
  },
});
