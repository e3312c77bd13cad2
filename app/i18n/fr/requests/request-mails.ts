import { catalogue } from "#app/i18n/words.ts";

/** `offered`: the recipient's offer to which the step refers, one of the texts `offered`. */
type Told = { from: string; title: string; price: string; offered: string | null };

export const requestMailWords = /* @__PURE__ */ catalogue("request-mails", {
  greeting: "Bonjour,",
  open: "Lire et répondre",
  read: "Relire l’échange",
  readNote: "Votre adresse n’a pas été communiquée. Les réponses à cet e-mail n’arrivent à personne.",
  note: "Répondez sur le portail : les réponses à cet e-mail n’arrivent à personne. Votre adresse n’a pas été communiquée.",
  // By the side of the recipient.
  offered: { demandeur: "votre offre", annonceur: "votre proposition" },
  confirm: {
    subject: (site: string) => `Confirmez votre demande – ${site}`,
    text: (reference: string) =>
      `Une demande au sujet de l’annonce ${reference} a été faite avec votre adresse. Confirmez cette demande pour que l’annonceur la reçoive.`,
    action: "Confirmer ma demande",
    note: "Confirmez dans les 48 heures et gardez ce message, qui ramène à l’échange. Si vous n’avez rien demandé, ne faites rien.",
  },
  reminder: {
    subject: (site: string) => `Rappel : confirmez votre demande – ${site}`,
    text: (reference: string) =>
      `La demande faite avec votre adresse au sujet de l’annonce ${reference} n’est pas encore partie : l’annonceur la recevra dès que vous l’aurez confirmée.`,
    action: "Confirmer ma demande",
    note: "Le lien est valable 48 heures après la demande. C’est notre seul rappel : si vous n’avez rien demandé, ne faites rien.",
  },
  merged: {
    subject: (site: string) => `Des nouvelles vous attendent – ${site}`,
    text: "Vous avez reçu plusieurs messages en peu de temps : nous vous les annonçons en une fois. Ils vous attendent sur le portail.",
  },
  /** For the advertiser: what a seeker sends is an offer. */
  proposal: {
    subject: (title: string) => `Nouvelle proposition : ${title}`,
    text: ({ from, title, price }: Told) => `${from} vous propose ${price} pour « ${title} ».`,
  },
  /** Mail of the portal about the home's new stage. */
  newStage: {
    subject: (title: string, stage: string) => `${stage} : ${title}`,
    text: ({ title }: Told) => `Du nouveau pour « ${title} », au sujet duquel vous avez écrit :`,
  },
  steps: {
    demande: {
      subject: (title: string) => `Nouvelle demande : ${title}`,
      text: ({ from, title }: Told) => `${from} vous écrit au sujet de « ${title} » :`,
    },
    message: {
      subject: (title: string) => `Nouveau message : ${title}`,
      text: ({ from, title }: Told) => `${from} vous écrit au sujet de « ${title} » :`,
    },
    negociation: {
      subject: (title: string) => `Négociation ouverte : ${title}`,
      text: ({ from, title }: Told) => `Bonne nouvelle : ${from} ouvre la négociation avec vous pour « ${title} ».`,
    },
    fin_negociation: {
      subject: (title: string) => `Négociation arrêtée : ${title}`,
      text: ({ from, title }: Told) =>
        `${from} arrête la négociation pour « ${title} » : l’annonce est de nouveau disponible pour tous. Votre demande reste ouverte, et la conversation continue.`,
    },
    offre: {
      subject: (title: string) => `Nouvelle offre : ${title}`,
      text: ({ from, title, price }: Told) => `${from} vous fait une offre de ${price} pour « ${title} ».`,
    },
    offre_acceptee: {
      subject: (title: string) => `Offre acceptée : ${title}`,
      text: ({ from, title, price, offered }: Told) =>
        `Bonne nouvelle : ${from} accepte ${offered} de ${price} pour « ${title} ».`,
    },
    offre_refusee: {
      subject: (title: string) => `Offre refusée : ${title}`,
      text: ({ from, title, price, offered }: Told) =>
        `${from} n’accepte pas ${offered} de ${price} pour « ${title} ». La demande reste ouverte : vous pouvez proposer un autre montant.`,
    },
    acceptee: {
      subject: (title: string) => `Demande acceptée : ${title}`,
      text: ({ from, title, price, offered }: Told) =>
        `Félicitations : ${from} accepte ${offered === null ? `votre demande, à ${price},` : `${offered} de ${price}`} ` +
        `pour « ${title} ». La conversation reste ouverte pour la suite.`,
    },
    declinee: {
      subject: (title: string) => `Demande déclinée : ${title}`,
      text: ({ title }: Told) => `Votre demande pour « ${title} » n’a pas été retenue.`,
    },
    retiree: {
      subject: (title: string) => `Demande retirée : ${title}`,
      text: ({ from, title }: Told) => `${from} a retiré sa demande pour « ${title} ».`,
    },
    depart: {
      subject: (title: string) => `Compte supprimé : ${title}`,
      text: ({ from, title }: Told) =>
        `${from} a supprimé son compte : vos messages au sujet de « ${title} » ne lui parviendraient plus. L’échange reste lisible.`,
    },
    remise_en_ligne: {
      subject: (title: string) => `De nouveau en ligne : ${title}`,
      text: ({ from, title }: Told) =>
        `${from} a remis en ligne « ${title} ». Votre demande est de nouveau ouverte : l’échange, les offres et la négociation peuvent reprendre.`,
    },
  },
});
