import type { Transaction } from "#app/domain/listing.ts";
import type { RequestAuthor, RequestStatus, RequestStep } from "#app/domain/request.ts";

/**
 * A step of a sample thread: so many days ago, at a time of day (UTC). `share` is an offer's part of the price.
 */
export type ScriptedStep = {
  author: Exclude<RequestAuthor, "portail">;
  step: RequestStep;
  days: number;
  time: string;
  text?: string;
  share?: number;
};

/** The script of a sample thread. `unreadBy` has not read its end. */
export type Script = { status: RequestStatus; steps: ScriptedStep[]; unreadBy: "annonceur" | "demandeur" | null };

type Plot = "fresh" | "freshToo" | "discussed" | "negotiated" | "accepted" | "declined";

const ask = (days: number, time: string, text: string): ScriptedStep => ({
  author: "demandeur",
  step: "demande",
  days,
  time,
  text,
});
const seeker = (days: number, time: string, text: string): ScriptedStep => ({
  author: "demandeur",
  step: "message",
  days,
  time,
  text,
});
const advertiser = (days: number, time: string, text: string): ScriptedStep => ({
  author: "annonceur",
  step: "message",
  days,
  time,
  text,
});
const step = (name: "negociation" | "acceptee" | "declinee", days: number, time: string): ScriptedStep => ({
  author: "annonceur",
  step: name,
  days,
  time,
});
const offer = (
  author: "demandeur" | "annonceur",
  days: number,
  time: string,
  share: number,
  text: string,
): ScriptedStep => ({ author, step: "offre", days, time, share, text });

const sales: Record<Plot, Script[]> = {
  fresh: [
    {
      status: "nouvelle",
      unreadBy: "annonceur",
      steps: [
        ask(
          1,
          "17:42",
          "Bonjour,\n\nVotre bien correspond à ce que nous cherchons depuis le printemps. Est-il toujours à vendre ? Nous sommes disponibles pour une visite samedi matin ou un soir après 18 h.\n\nBien cordialement,",
        ),
      ],
    },
    {
      status: "nouvelle",
      unreadBy: "annonceur",
      steps: [
        ask(
          0,
          "07:10",
          "Bonjour, je visite la région ce week-end et votre bien est en tête de ma liste. Serait-il possible de le voir dimanche matin ? Je peux m’adapter.",
        ),
      ],
    },
    {
      status: "nouvelle",
      unreadBy: "annonceur",
      steps: [
        ask(
          3,
          "19:56",
          "Bonsoir,\n\nNous sommes un couple avec deux enfants. Les écoles sont-elles accessibles à pied ? Et quels travaux ont été faits ces dernières années ?\n\nMerci pour vos réponses,",
        ),
      ],
    },
  ],
  freshToo: [
    {
      status: "nouvelle",
      unreadBy: "annonceur",
      steps: [
        ask(
          2,
          "08:15",
          "Bonjour, pourriez-vous me dire à combien s’élèvent la taxe foncière et les charges annuelles ? Y a-t-il une place de stationnement ? Merci d’avance.",
        ),
      ],
    },
  ],
  discussed: [
    {
      status: "nouvelle",
      unreadBy: "demandeur",
      steps: [
        ask(
          4,
          "09:20",
          "Bonjour, votre annonce m’intéresse beaucoup. Serait-il possible de visiter en fin de semaine ? Mon financement est déjà validé par ma banque.",
        ),
        advertiser(
          4,
          "11:05",
          "Bonjour, merci de votre message. Le bien est toujours disponible. Je vous propose vendredi à 17 h 30 ou samedi à 10 h : qu’est-ce qui vous arrange ?",
        ),
        seeker(3, "06:48", "Samedi à 10 h, c’est parfait. À samedi !"),
        advertiser(
          2,
          "09:30",
          "C’est noté. Je vous attendrai devant l’entrée ; les diagnostics et les derniers procès-verbaux seront sur la table.",
        ),
      ],
    },
  ],
  negotiated: [
    {
      status: "en_negociation",
      unreadBy: "annonceur",
      steps: [
        ask(
          9,
          "10:12",
          "Bonjour,\n\nNous avons eu un coup de cœur sur les photos. Pourrions-nous visiter cette semaine ? Nous vendons notre appartement, le compromis est signé.\n\nCordialement,",
        ),
        advertiser(9, "13:40", "Bonjour, avec plaisir. Jeudi à 18 h vous conviendrait-il ?"),
        seeker(8, "07:10", "Oui, à jeudi. Merci !"),
        seeker(
          5,
          "19:25",
          "Merci encore pour la visite. Le quartier et la lumière nous ont conquis : nous souhaitons avancer.",
        ),
        step("negociation", 4, "08:02"),
        offer(
          "demandeur",
          3,
          "17:05",
          0.95,
          "Notre offre, sans condition de vente préalable. Nous pouvons signer le compromis avant la fin du mois.",
        ),
        offer(
          "annonceur",
          2,
          "10:33",
          0.98,
          "Merci pour cette offre sérieuse. Voici le prix auquel je signerais dès cette semaine.",
        ),
        seeker(1, "16:20", "Merci de votre réponse. Nous en parlons ce soir et revenons vers vous demain."),
      ],
    },
    {
      status: "en_negociation",
      unreadBy: null,
      steps: [
        ask(7, "08:44", "Bonjour, est-ce que le prix affiché comprend la cave ? Je souhaite visiter rapidement."),
        advertiser(7, "09:30", "Bonjour, oui, la cave est comprise. Visite possible ce soir ou demain midi."),
        seeker(7, "10:02", "Demain midi, très bien."),
        step("negociation", 3, "13:20"),
        offer("demandeur", 2, "18:48", 0.94, "C’est notre budget maximum, frais de notaire déjà prévus."),
        offer("annonceur", 1, "08:25", 0.97, "Je peux aller jusque-là. Dites-moi ce que vous en pensez."),
      ],
    },
    {
      status: "en_negociation",
      unreadBy: "annonceur",
      steps: [
        ask(11, "18:03", "Bonjour, j’ai tout de suite aimé ce bien. Est-il possible d’avoir le plan ?"),
        advertiser(10, "08:50", "Bonjour, je vous l’apporte à la visite. Lundi 12 h 30 ?"),
        seeker(10, "09:05", "C’est entendu, lundi 12 h 30."),
        step("negociation", 6, "15:10"),
        offer(
          "demandeur",
          2,
          "12:00",
          0.96,
          "Avec mes remerciements pour votre accueil. Mon courtier confirme le financement.",
        ),
      ],
    },
  ],
  accepted: [
    {
      status: "acceptee",
      unreadBy: null,
      steps: [
        ask(24, "09:00", "Bonjour, votre annonce m’intéresse beaucoup. Quand pourrais-je visiter ?"),
        advertiser(24, "12:10", "Bonjour, mardi ou mercredi en fin de journée."),
        seeker(23, "06:55", "Mardi 18 h alors, merci."),
        step("negociation", 18, "09:15"),
        offer("demandeur", 17, "16:40", 0.97, "Voici notre offre, avec l’accord de principe de notre banque."),
        step("acceptee", 16, "08:30"),
        advertiser(16, "08:41", "Félicitations ! Mon notaire vous envoie le projet de compromis cette semaine."),
        seeker(15, "11:22", "Merci infiniment. Nous l’attendons avec impatience."),
      ],
    },
  ],
  declined: [
    {
      status: "declinee",
      unreadBy: null,
      steps: [
        ask(
          12,
          "14:10",
          "Bonjour, accepteriez-vous une offre nettement en dessous du prix, pour une signature immédiate ?",
        ),
        advertiser(
          11,
          "09:45",
          "Bonjour, merci de votre intérêt. Le prix a été fixé au plus juste, je ne descendrai pas autant.",
        ),
        step("declinee", 11, "09:46"),
      ],
    },
    {
      status: "declinee",
      unreadBy: null,
      steps: [
        ask(14, "11:47", "Bonjour, envisagez-vous de vendre seulement une partie du bien ?"),
        advertiser(13, "08:58", "Bonjour, non, il est vendu d’un seul tenant. Merci de votre intérêt."),
        step("declinee", 13, "09:00"),
      ],
    },
  ],
};

const rentals: Record<Plot, Script[]> = {
  fresh: [
    {
      status: "nouvelle",
      unreadBy: "annonceur",
      steps: [
        ask(
          1,
          "16:05",
          "Bonjour,\n\nJe viens de signer un CDI dans le quartier et je cherche à m’installer pour le début du mois. Le logement est-il toujours à louer ? Mon dossier est complet.\n\nBien à vous,",
        ),
      ],
    },
    {
      status: "nouvelle",
      unreadBy: "annonceur",
      steps: [
        ask(
          0,
          "06:55",
          "Bonjour, mon entreprise m’envoie dans votre ville dans six semaines. Une visite en visioconférence serait-elle possible ? Mon employeur se porte garant.",
        ),
      ],
    },
  ],
  freshToo: [
    {
      status: "nouvelle",
      unreadBy: "annonceur",
      steps: [
        ask(
          2,
          "12:31",
          "Bonjour, le chauffage est-il compris dans les charges ? Et acceptez-vous un garant Visale ? Merci beaucoup.",
        ),
      ],
    },
  ],
  discussed: [
    {
      status: "nouvelle",
      unreadBy: "demandeur",
      steps: [
        ask(
          5,
          "07:50",
          "Bonjour, nous sommes deux, en CDI, et votre annonce nous plaît beaucoup. Pouvons-nous visiter ?",
        ),
        advertiser(
          5,
          "10:20",
          "Bonjour, merci. Je fais visiter jeudi entre 17 h et 19 h. Pourriez-vous préparer vos trois derniers bulletins de salaire ?",
        ),
        seeker(4, "18:14", "Jeudi à 18 h, avec plaisir. Notre dossier est prêt."),
        advertiser(1, "09:12", "Merci pour la visite d’hier. Je regarde votre dossier et vous réponds avant lundi."),
      ],
    },
  ],
  negotiated: [
    {
      status: "en_negociation",
      unreadBy: "annonceur",
      steps: [
        ask(8, "09:31", "Bonjour, le logement est-il encore libre ? Je peux visiter tous les soirs de la semaine."),
        advertiser(8, "12:00", "Bonjour, oui. Demain à 18 h 30 ?"),
        seeker(7, "06:40", "Parfait, à demain."),
        step("negociation", 5, "09:05"),
        offer(
          "demandeur",
          4,
          "17:30",
          0.97,
          "Je resterais au moins trois ans. Un petit geste sur le loyer m’aiderait à boucler mon budget.",
        ),
        seeker(1, "11:08", "Avez-vous pu regarder ma proposition ? Bonne journée."),
      ],
    },
    {
      status: "en_negociation",
      unreadBy: null,
      steps: [
        ask(
          10,
          "12:12",
          "Bonjour, nous cherchons pour fin du mois. Les animaux sont-ils acceptés ? Nous avons un chat très calme.",
        ),
        advertiser(9, "08:05", "Bonjour, le chat est le bienvenu. Visite possible samedi à 11 h."),
        seeker(9, "08:31", "Merci ! Nous serons là samedi."),
        step("negociation", 6, "10:48"),
        offer("demandeur", 5, "18:22", 0.98, "Nous pouvons emménager dès le 1er, ce qui vous évite un mois vide."),
        advertiser(2, "09:40", "C’est un bon argument. Envoyez-moi les dernières pièces et nous signons."),
      ],
    },
    {
      status: "en_negociation",
      unreadBy: "annonceur",
      steps: [
        ask(6, "17:20", "Bonjour, le logement est-il équipé de la fibre ? Je télétravaille trois jours par semaine."),
        advertiser(6, "19:02", "Bonsoir, oui, la fibre est installée. Passez jeudi après 17 h si vous voulez."),
        seeker(5, "07:33", "Jeudi 17 h 30, merci."),
        step("negociation", 3, "09:55"),
        offer("demandeur", 1, "18:05", 0.99, "Voici ma proposition, avec les trois bulletins de salaire demandés."),
      ],
    },
  ],
  accepted: [
    {
      status: "acceptee",
      unreadBy: null,
      steps: [
        ask(
          21,
          "10:05",
          "Bonjour, je cherche pour le premier du mois prochain. Quelles pièces faut-il pour le dossier ?",
        ),
        advertiser(
          21,
          "15:30",
          "Bonjour, une pièce d’identité, trois bulletins de salaire et le dernier avis d’imposition. Visite mercredi à 18 h ?",
        ),
        seeker(20, "07:15", "Très bien, à mercredi."),
        step("negociation", 16, "08:45"),
        step("acceptee", 14, "09:10"),
        advertiser(14, "09:18", "Votre dossier est retenu, bienvenue ! Le bail est prêt à signer."),
        seeker(14, "12:02", "Quelle bonne nouvelle, merci beaucoup !"),
      ],
    },
  ],
  declined: [
    {
      status: "declinee",
      unreadBy: null,
      steps: [
        ask(13, "13:20", "Bonjour, serait-il possible de louer pour trois mois seulement ?"),
        advertiser(12, "08:35", "Bonjour, je cherche une location à l’année. Je vous souhaite de trouver rapidement."),
        step("declinee", 12, "08:36"),
      ],
    },
    {
      status: "declinee",
      unreadBy: null,
      steps: [
        ask(8, "20:15", "Bonsoir, accepteriez-vous une colocation à quatre ?"),
        advertiser(
          7,
          "09:25",
          "Bonjour, la surface ne s’y prête pas, et le règlement de l’immeuble l’exclut. Bonne recherche !",
        ),
        step("declinee", 7, "09:26"),
      ],
    },
  ],
};

/** The scripts for each kind of listing. */
export const requestScripts: Record<Transaction, Record<Plot, Script[]>> = { vente: sales, location: rentals };
export type RequestPlot = Plot;
