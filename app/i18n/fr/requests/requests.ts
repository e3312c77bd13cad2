import { catalogue } from "#app/i18n/words.ts";

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
  /** State shown to the seeker in place of « new ». */
  waiting: "En attente de réponse",
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
    report: "Signaler",
    seeListing: "Voir l’annonce",
    notOnShow: "Cette annonce n’est plus en ligne.",
    with: (name: string) => `avec ${name}`,
    /** Title of the browser window. */
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
    // Steps of an offer by the advertiser, not by the seeker.
    proposalSteps: {
      offre: "a fait une proposition",
      offre_acceptee: "a accepté la proposition",
      offre_refusee: "a refusé la proposition",
    },
    youProposalSteps: {
      offre: "avez fait une proposition",
      offre_acceptee: "avez accepté la proposition",
      offre_refusee: "avez refusé la proposition",
    },
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
    showsNewStage: "signale un changement d’état",
    transferred: (name: string) => `Cette annonce est désormais suivie par ${name}, qui reprend cet échange.`,
    disclosed:
      "L’équipe du portail a lu cet échange à la suite d’un signalement ou d’une demande, comme le prévoient les conditions d’utilisation.",
    /** Notice about a listing that the portal hides. */
    hidden:
      "Le portail a masqué cette annonce : l’échange est suspendu. Ne versez aucune somme et n’envoyez aucun document.",
    newStage: (stage: string) => `Nouvel état de l’annonce : « ${stage} ». L’échange reste ouvert.`,
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
      "Ce bien est déjà en négociation ou sous offre. " +
      "Rendez-le disponible, ou terminez l’autre négociation, avant d’en ouvrir une nouvelle.",
    accept: "Accepter la demande",
    agreement: {
      agreed: { vente: "Prix convenu :", location: "Loyer convenu :" },
      proposed: {
        vente: "Votre proposition, encore sans réponse :",
        location: "Votre proposition, encore sans réponse :",
      },
      asking: { vente: "Sans offre acceptée, au prix affiché :", location: "Sans offre acceptée, au loyer affiché :" },
    },
    acceptStage: "État de l’annonce :",
    acceptStages: {
      offre:
        "Elle reste en ligne. Les autres personnes intéressées en sont averties, et leurs demandes restent ouvertes.",
      compromis: {
        vente:
          "À choisir une fois l’avant-contrat signé. Elle reste en ligne, et les autres demandes restent ouvertes.",
        location: "À choisir une fois le dossier retenu. Elle reste en ligne, et les autres demandes restent ouvertes.",
      },
      cedee: "Elle quitte le site. Les autres personnes intéressées en sont averties, et leurs demandes sont closes.",
    },
    acceptSameStage: "L’annonce garde cet état.",
    acceptConfirm: (price: string) => `Confirmer l’accord à ${price}`,
    decline: "Décliner",
    declineText: "La demande est close. Si vous négociez avec cette personne, l’annonce redevient disponible.",
    declineConfirm: "Décliner la demande",
    withdraw: "Retirer ma demande",
    withdrawText: "L’annonceur en est averti, et l’échange se ferme.",
    withdrawConfirm: "Confirmer le retrait",
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
    /** `step`: the reader's act, as in `youSteps`. */
    doneAlready: (step: string) => `C’est déjà fait : vous ${step}.`,
    changed: (state: string) => `Cette demande a changé entre-temps : son état est maintenant « ${state} ».`,
    listing_negotiated: "Ce bien est déjà en négociation ou sous offre.",
    listing_gone: "Ce bien n’est plus disponible : la négociation n’est pas possible.",
    listing_hidden: "Le portail a masqué cette annonce : l’échange est suspendu, et votre envoi n’est pas parti.",
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
      "L’annonceur indique que ce bien est vendu : votre demande est terminée. " +
      "Merci de l’intérêt que vous lui avez porté ; nous vous souhaitons de trouver bientôt celui qui vous convient.",
    let_to_other:
      "L’annonceur indique que ce bien est loué : votre demande est terminée. " +
      "Merci de l’intérêt que vous lui avez porté ; nous vous souhaitons de trouver bientôt celui qui vous convient.",
  },
});
