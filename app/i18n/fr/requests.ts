import { catalogue } from "../words.ts";

/** `offered`: the recipient's offer that the step takes up, as in `mails.offered`. */
type Told = { from: string; title: string; price: string; offered: string | null };

export const requestWords = /* @__PURE__ */ catalogue("requests", {
  // Specification, sections 2 and 4: « Demande de bien », « Négocier », Achat, Location.
  request: (number: number) => `Demande de bien n°\u00A0${number}`,
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
    /** Of the browser's window. */
    title: (request: string, withWhom: string, home: string) => `${request} ${withWhom} – ${home}`,
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
      offre_acceptee: "a accepté l’offre",
      offre_refusee: "a refusé l’offre",
      acceptee: "a accepté la demande",
      declinee: "a décliné la demande",
      retiree: "a retiré la demande",
      depart: "a supprimé son compte",
      remise_en_ligne: "a remis le bien en ligne",
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
      offre_acceptee: "avez accepté l’offre",
      offre_refusee: "avez refusé l’offre",
      acceptee: "avez accepté la demande",
      declinee: "avez décliné la demande",
      retiree: "avez retiré la demande",
      depart: "avez supprimé votre compte",
      remise_en_ligne: "avez remis le bien en ligne",
    },
    showsNewPrice: "signale un changement de prix",
    priceChanged: {
      vente: (from: string, to: string) => `Le prix affiché passe de ${from} à ${to}.`,
      location: (from: string, to: string) => `Le loyer affiché passe de ${from} à ${to}.`,
    },
    reopened: "La demande est de nouveau ouverte : l’échange, les offres et la négociation peuvent reprendre.",
    reply: "Votre message",
    send: "Envoyer",
    privacy: "Les adresses e-mail restent privées, des deux côtés.",
    actions: "Faire avancer la demande",
    ended: "Cette demande est terminée. L’échange reste lisible.",
    negotiate: "Négocier",
    negotiateNote: { vente: "Réserver à cet acheteur", location: "Réserver à ce locataire" },
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
    accept: "Accepter la demande",
    agreement: {
      agreed: { vente: "Prix convenu :", location: "Loyer convenu :" },
      proposed: {
        vente: "Votre proposition, encore sans réponse :",
        location: "Votre proposition, encore sans réponse :",
      },
      asking: { vente: "Sans offre acceptée, au prix affiché :", location: "Sans offre acceptée, au loyer affiché :" },
    },
    acceptText: {
      vente: "Le bien est vendu : l’annonce quitte le site, et les autres personnes intéressées sont averties.",
      location: "Le bien est loué : l’annonce quitte le site, et les autres personnes intéressées sont averties.",
    },
    acceptConfirm: {
      vente: (price: string) => `Confirmer la vente à ${price}`,
      location: (price: string) => `Confirmer la location à ${price}`,
    },
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
    /** The amount, its factor (« dix fois moins »), the price. */
    unusual: {
      vente: (amount: string, factor: string, price: string) =>
        `${amount}, c’est ${factor} que le prix affiché (${price}). Rien n’est encore envoyé : confirmez ce montant, ou corrigez-le.`,
      location: (amount: string, factor: string, price: string) =>
        `${amount}, c’est ${factor} que le loyer affiché (${price}). Rien n’est encore envoyé : confirmez ce montant, ou corrigez-le.`,
    },
    unusualConfirm: "Confirmer et envoyer",
    followNote: "Gardez l’e-mail qui vous a mené ici : son lien vous ramène à cette conversation, sans compte.",
  },
  offers: {
    // By the author.
    received: { demandeur: "Offre reçue", annonceur: "Proposition reçue" },
    made: { demandeur: "Votre offre", annonceur: "Votre proposition" },
    states: {
      to_answer: "À vous de répondre",
      waiting: "En attente",
      replaced: "Remplacée",
      accepted: "Acceptée",
      refused: "Refusée",
      unanswered: "Sans suite",
    },
    gap: {
      vente: {
        none: "Au prix affiché",
        below: (difference: string) => `${difference} sous le prix affiché`,
        above: (difference: string) => `${difference} au-dessus du prix affiché`,
      },
      location: {
        none: "Au loyer affiché",
        below: (difference: string) => `${difference} sous le loyer affiché`,
        above: (difference: string) => `${difference} au-dessus du loyer affiché`,
      },
    },
    percent: (signed: string) => `(${signed} %)`,
    accept: "Accepter",
    // By the reader.
    acceptText: {
      annonceur:
        "Le montant est convenu, et le demandeur en est averti. L’annonce ne change pas : « Négocier » la lui réserve, puis « Accepter la demande » conclut.",
      negotiating:
        "Le montant est convenu, et le demandeur en est averti. L’annonce ne change pas encore : « Accepter la demande » conclura.",
      demandeur:
        "Le montant est convenu, et l’annonceur en est averti. Lui seul réserve le bien et conclut la demande.",
    },
    acceptConfirm: (price: string) => `Accepter ${price}`,
    refuse: "Refuser",
    refuseText: {
      annonceur:
        "Le demandeur en est averti. Sa demande reste ouverte : vous pourrez encore écrire et proposer un montant.",
      demandeur:
        "L’annonceur en est averti. Votre demande reste ouverte : vous pourrez encore écrire et faire une offre.",
    },
    refuseConfirm: (price: string) => `Refuser ${price}`,
    counter: "Contre-proposition",
    note: {
      vente: "Rien n’est définitif avant la confirmation. Une offre écrite ne remplace pas un compromis signé.",
      location: "Rien n’est définitif avant la confirmation. Une offre écrite ne remplace pas un bail signé.",
    },
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
    answered_already:
      "Vous avez déjà répondu à cette offre, comme le montre l’échange. Pour changer d’avis, faites une nouvelle offre.",
    offerReplaced: (price: string) =>
      `Cette offre a été remplacée entre-temps : la dernière est de ${price}. Votre réponse n’est pas partie.`,
    offerClosed: "Cette offre n’attend plus de réponse : la vôtre n’est pas partie.",
    offerToAnswer: (price: string) =>
      `Une offre de ${price} est arrivée entre-temps : répondez-y d’abord. Rien n’a été conclu.`,
    agreementChanged: (price: string) =>
      `Le montant a changé entre-temps : c’est maintenant ${price}. Rien n’a été conclu.`,
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
          `Félicitations : ${from} accepte ${offered === null ? `votre demande, à ${price},` : `${offered} de ${price}`} pour « ${title} », et l’annonce quitte le site. La conversation reste ouverte pour la suite.`,
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
  },
});
