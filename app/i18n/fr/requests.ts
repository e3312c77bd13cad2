import { catalogue } from "../words.ts";

type Told = { from: string; title: string; price: string };

export const requestWords = /* @__PURE__ */ catalogue("requests", {
  // Specification, sections 2 and 4: « Demande de bien », « Négocier », Achat, Location.
  request: (number: number) => `Demande de bien n° ${number}`,
  transactions: { vente: "Achat", location: "Location" },
  states: {
    nouvelle: "Nouvelle",
    en_discussion: "En discussion",
    en_negociation: "En négociation",
    acceptee: "Acceptée",
    declinee: "Déclinée",
    retiree: "Retirée",
  },
  /** To the seeker, whose request is not new. */
  waiting: "En attente de réponse",
  listingStatuses: {
    brouillon: "Brouillon",
    disponible: "Disponible",
    en_negociation: "En négociation",
    transmis: { vente: "Vendu", location: "Loué" },
    retiree: "Retiré",
  },
  perMonth: "/mois",
  unread: (count: number) => (count === 1 ? "1 message non lu" : `${count} messages non lus`),
  received: {
    title: "Suivi des biens",
    intro: "Les demandes reçues sur vos annonces, réunies par bien, de la première question à la remise des clés.",
    toConversations: "Voir ces échanges dans vos messages, les plus récents d’abord",
    groups: {
      nouvelles: "Nouvelles",
      discussions: "En discussion",
      negociations: "En négociation",
      terminees: "Terminées",
    },
    all: "Toutes",
    filterByState: "Filtrer par état",
    filters: "Filtrer par annonce ou par nom",
    listing: "Annonce",
    everyListing: "Toutes les annonces",
    name: "Nom du demandeur",
    apply: "Filtrer",
    clear: "Effacer les filtres",
    count: (count: number) => (count === 0 ? "Aucune demande" : count === 1 ? "1 demande" : `${count} demandes`),
    empty: "Pas encore de demande",
    emptyText:
      "Quand quelqu’un vous écrira au sujet d’une annonce, sa demande apparaîtra ici et vous recevrez un e-mail.",
    noMatch: "Aucune demande ne correspond",
    noMatchText: "Essayez un autre état, une autre annonce ou un autre nom.",
    toListings: "Voir mes annonces",
    open: (name: string) => `Ouvrir la demande de ${name}`,
  },
  conversations: {
    title: "Messages",
    intro: "Toutes vos conversations, les plus récentes d’abord.",
    advertiserIntro:
      "Toutes vos conversations, les plus récentes d’abord : sur vos annonces, et avec les annonceurs à qui vous écrivez.",
    toReceived: "Voir les demandes sur vos annonces, bien par bien",
    filterBySide: "Filtrer les conversations",
    all: "Toutes",
    received: "Sur mes annonces",
    sent: "Mes demandes",
    asSeeker: "Ma demande",
    asAdvertiser: "Sur mon annonce",
    empty: "Pas encore de message",
    emptyText: "Écrivez à un annonceur depuis la page d’un bien : la conversation se poursuivra ici.",
    search: "Rechercher un bien",
  },
  thread: {
    backToReceived: "Toutes les demandes",
    backToConversations: "Tous les messages",
    about: "Le bien",
    seeListing: "Voir l’annonce",
    notOnShow: "Cette annonce n’est plus en ligne.",
    with: (name: string) => `avec ${name}`,
    // By the side of the reader.
    withGone: {
      annonceur: "avec un demandeur qui a supprimé son compte",
      demandeur: "avec un annonceur qui a supprimé son compte",
    },
    otherGone: {
      annonceur:
        "Le demandeur a supprimé son compte : vos messages ne lui parviendraient plus. L’échange reste lisible.",
      demandeur:
        "L’annonceur a supprimé son compte : vos messages ne lui parviendraient plus. L’échange reste lisible.",
    },
    sides: { annonceur: "L’annonceur", demandeur: "Le demandeur" },
    timeline: "Échanges",
    steps: {
      demande: "a envoyé la demande",
      message: "a écrit",
      negociation: "a ouvert la négociation",
      fin_negociation: "a arrêté la négociation",
      offre: "a fait une offre",
      acceptee: "a accepté",
      declinee: "a décliné la demande",
      retiree: "a retiré la demande",
      depart: "a supprimé son compte",
    },
    proposes: "a fait une proposition",
    youPropose: "avez fait une proposition",
    you: "Vous",
    introduces: (text: string) => `${text} :`,
    youSteps: {
      demande: "avez envoyé la demande",
      message: "avez écrit",
      negociation: "avez ouvert la négociation",
      fin_negociation: "avez arrêté la négociation",
      offre: "avez fait une offre",
      acceptee: "avez accepté",
      declinee: "avez décliné la demande",
      retiree: "avez retiré la demande",
      depart: "avez supprimé votre compte",
    },
    reply: "Votre message",
    send: "Envoyer",
    privacy: "Les adresses e-mail restent privées, des deux côtés.",
    actions: "Faire avancer la demande",
    ended: "Cette demande est terminée. L’échange reste lisible.",
    negotiate: "Négocier",
    negotiateText: {
      vente:
        "Tous les visiteurs verront l’annonce « En négociation », et elle quittera les recherches « À acheter ». Vous ne négociez qu’avec une personne à la fois ; vous pourrez y mettre fin sans décliner la demande.",
      location:
        "Tous les visiteurs verront l’annonce « En négociation ». Vous ne négociez qu’avec une personne à la fois ; vous pourrez y mettre fin sans décliner la demande.",
    },
    negotiateConfirm: "Ouvrir la négociation",
    stop: "Arrêter la négociation",
    stopText: "L’annonce redevient disponible pour tous. La demande reste ouverte, et la conversation continue.",
    stopConfirm: "Rendre l’annonce disponible",
    negotiatedElsewhere:
      "Une autre demande sur ce bien est en négociation. Terminez-la avant d’en ouvrir une nouvelle.",
    accept: "Accepter",
    lastOffer: { mine: "Votre dernière proposition :", theirs: "La dernière offre reçue :" },
    acceptText: {
      vente: "Le bien est vendu : l’annonce quitte le site, et les autres personnes intéressées sont averties.",
      location: "Le bien est loué : l’annonce quitte le site, et les autres personnes intéressées sont averties.",
    },
    acceptConfirm: { vente: "Confirmer la vente", location: "Confirmer la location" },
    decline: "Décliner",
    declineText: "La demande est close. Si vous négociez avec cette personne, l’annonce redevient disponible.",
    declineConfirm: "Décliner la demande",
    withdraw: "Retirer ma demande",
    withdrawText: "L’annonceur en est averti, et l’échange se ferme.",
    withdrawConfirm: "Confirmer le retrait",
    offer: "Faire une offre",
    propose: { vente: "Proposer un prix", location: "Proposer un loyer" },
    offerText: {
      vente: "Une offre écrite aide à conclure. Elle ne remplace pas un compromis signé.",
      location: "Le loyer proposé, par mois, charges comprises. Il ne remplace pas un bail signé.",
    },
    amount: { vente: "Montant", location: "Loyer par mois" },
    offerMessage: "Quelques mots (facultatif)",
    offerSubmit: "Envoyer l’offre",
    proposeSubmit: "Envoyer la proposition",
    followNote: "Gardez l’e-mail qui vous a mené ici : son lien vous ramène à cette conversation, sans compte.",
  },
  block: {
    label: "Bloquer cette personne",
    text: "Elle ne pourra plus vous écrire ni vous faire d’offre, sur aucune de vos annonces. Elle le verra en revenant à l’échange. La demande reste en l’état, et vous pourrez débloquer cette personne à tout moment.",
    confirm: "Confirmer le blocage",
    done: "Vous avez bloqué cette personne : elle ne peut plus vous écrire, sur aucune de vos annonces.",
    undo: "Débloquer cette personne",
    listTitle: "Personnes bloquées",
    listText: "Elles ne peuvent plus vous écrire, sur aucune de vos annonces.",
    undoShort: "Débloquer",
    annonceur: "Pour écrire à cette personne, débloquez-la d’abord.",
    demandeur: "Cet annonceur ne souhaite plus recevoir de message de votre part. L’échange reste lisible.",
  },
  refusals: {
    blocked: {
      annonceur: "Vous avez bloqué cette personne : votre message n’est pas parti.",
      demandeur: "Cet annonceur ne souhaite plus recevoir de message de votre part : le vôtre n’est pas parti.",
    },
    /** What one did, as in `youSteps`. */
    doneAlready: (step: string) => `C’est déjà fait : vous ${step}.`,
    changed: (state: string) => `Cette demande a changé entre-temps : son état est maintenant « ${state} ».`,
    listing_negotiated: "Une autre demande sur ce bien est déjà en négociation.",
    listing_gone: "Ce bien n’est plus disponible : la négociation n’est pas possible.",
    too_many: "Beaucoup de messages en peu de temps. Réessayez dans une heure.",
  },
  notices: {
    withdrawn:
      "L’annonceur a retiré ce bien : il n’est plus proposé. Merci de l’intérêt que vous lui avez porté ; nous vous souhaitons de trouver bientôt celui qui vous convient.",
    sold_to_other:
      "Le bien vient d’être vendu à une autre personne. Merci de l’intérêt que vous lui avez porté ; nous vous souhaitons de trouver bientôt celui qui vous convient.",
    let_to_other:
      "Le bien vient d’être loué à une autre personne. Merci de l’intérêt que vous lui avez porté ; nous vous souhaitons de trouver bientôt celui qui vous convient.",
  },
  confirm: {
    title: "Confirmer votre demande",
    intro: (title: string) => `Votre message au sujet de « ${title} » est prêt à partir :`,
    submit: "Envoyer ma demande",
    expired: "Ce lien a expiré ou n’est pas valable. Vous pouvez refaire votre demande sur la page de l’annonce.",
    gone: "Ce bien n’est plus proposé : votre demande n’a pas été envoyée.",
    own: "C’est votre propre annonce : vous ne pouvez pas vous écrire à vous-même.",
    blocked: "Cet annonceur ne souhaite pas recevoir de message de votre part : votre demande n’a pas été envoyée.",
    declined:
      "L’annonceur a décliné votre demande sur ce bien : la nouvelle n’a pas été envoyée. Vous pourrez lui écrire de nouveau à ce sujet trente jours après sa réponse.",
    search: "Rechercher un bien",
  },
  follow: {
    title: "Votre demande",
    unknown: "Ce lien n’est pas valable. Reprenez celui du dernier e-mail reçu, ou connectez-vous.",
    login: "Se connecter",
  },
  mails: {
    greeting: "Bonjour,",
    open: "Lire et répondre",
    read: "Relire l’échange",
    readNote: "Votre adresse n’a pas été communiquée. Une réponse à ce message ne serait lue par personne.",
    note: "Répondez sur le portail : personne ne lirait une réponse à ce message. Votre adresse n’a pas été communiquée.",
    confirm: {
      subject: (site: string) => `Confirmez votre demande – ${site}`,
      text: (reference: string) =>
        `Une demande au sujet de l’annonce ${reference} a été faite avec votre adresse. Confirmez cette demande pour que l’annonceur la reçoive.`,
      action: "Confirmer ma demande",
      note: "Confirmez dans les 48 heures et gardez ce message, qui ramène à l’échange. Si vous n’avez rien demandé, ne faites rien.",
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
      acceptee: {
        subject: (title: string) => `Demande acceptée : ${title}`,
        text: ({ from, title, price }: Told) =>
          `Félicitations : ${from} a accepté ${price === "" ? "votre demande" : `votre offre de ${price}`} pour « ${title} ». La conversation reste ouverte pour la suite.`,
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
    },
  },
});
