import type { Place } from "../places.ts";
import type { Random } from "../random.ts";
import { inPlace, ofPlace, typeset } from "./words.ts";

type Voice = { random: Random; isWoman: boolean; firstName: string; agencyName: string; place: Place };
type Line = (voice: Voice & { at: string; of: string; e: string; it: string; years: number }) => string;

/** Who the agent is, how the agency works: two to four sentences. */
export function writeAgentDescription(voice: Voice): string {
  return write(voice, [agentStarts, agentWays, agentEnds]);
}

/** What an owner says of himself: two or three sentences. */
export function writeOwnerDescription(voice: Voice): string {
  return write(voice, [ownerStarts, ownerEnds]);
}

export function writeReview(random: Random, role: "proprietaire" | "agent-commissionnaire"): string {
  return random.pick(reviews[role]);
}

function write(voice: Voice, parts: readonly (readonly Line[])[]): string {
  const { random, isWoman, place } = voice;
  const facts = {
    ...voice,
    at: inPlace(place.name),
    of: ofPlace(place.name),
    e: isWoman ? "e" : "",
    it: isWoman ? "elle" : "il",
    years: random.integer(4, 28),
  };
  return typeset(parts.map((lines) => random.pick(lines)(facts)).join(" "));
}

const agentStarts: readonly Line[] = [
  ({ agencyName, at, years }) =>
    `${agencyName} accompagne vendeurs, acquéreurs et bailleurs ${at} et dans les communes voisines depuis ${years} ans.`,
  ({ agencyName, of }) => `${agencyName} est une agence indépendante ${of}, tenue par des gens du pays.`,
  ({ firstName, e, at, years }) =>
    `Installé${e} ${at} depuis ${years} ans, ${firstName} connaît chaque rue et son prix juste.`,
  ({ firstName, agencyName }) =>
    `${firstName} a fondé ${agencyName} avec une idée simple : peu de mandats, bien suivis.`,
  ({ agencyName, at }) => `Vente, location, gestion : ${agencyName} suit votre projet de bout en bout ${at}.`,
  ({ firstName, e, agencyName, years }) =>
    `Passionné${e} d’architecture, ${firstName} a rejoint ${agencyName} il y a ${years} ans.`,
  ({ agencyName, of }) => `Au centre ${of}, ${agencyName} vous reçoit sans rendez-vous du mardi au samedi.`,
  ({ firstName, agencyName }) =>
    `${firstName} et l’équipe de ${agencyName} font visiter, expliquent et négocient à vos côtés.`,
];
const agentWays: readonly Line[] = [
  () => "Estimation argumentée, photos soignées, diagnostics réunis avant la mise en ligne.",
  () => "Les surfaces sont mesurées, les charges détaillées, les points faibles dits franchement.",
  () => "Chaque visite donne lieu à un compte rendu, le jour même.",
  () => "Les annonces sont complètes : plan, charges, taxe foncière, diagnostics.",
  () => "Un seul interlocuteur vous suit, de l’estimation à la remise des clés.",
  () => "Nous préférons une visite utile à dix visites inutiles : les dossiers sont préparés avec soin.",
  () => "Conseil en rénovation énergétique et en aides publiques compris.",
  ({ at }) => `Les prix affichés s’appuient sur les ventes réelles constatées ${at}.`,
];
const agentEnds: readonly Line[] = [
  () => "Premier rendez-vous gratuit, à l’agence ou chez vous.",
  () => "Visites possibles le samedi et en fin de journée.",
  () => "Honoraires affichés à l’agence et en ligne.",
  () => "Réponse sous vingt-quatre heures, du lundi au samedi.",
  ({ firstName }) => `${firstName} répond directement au téléphone.`,
  () => "Vidéo et visite à distance sur demande.",
];
const ownerStarts: readonly Line[] = [
  ({ at }) =>
    `Propriétaire ${at}, je présente mon bien moi-même et réponds volontiers à toutes vos questions sur le logement, les charges et le voisinage.`,
  () => "Je propose en direct, sans intermédiaire, un bien que je connais par cœur.",
  ({ e, at }) => `Installé${e} de longue date ${at}, je souhaite passer la main dans de bonnes conditions.`,
  ({ at, years }) => `J’ai acheté ${at} il y a ${years} ans ; un changement de vie me conduit à publier cette annonce.`,
  () => "J’entretiens mon bien avec soin et je réponds vite quand quelque chose ne va pas.",
  ({ e }) => `Attaché${e} à ce lieu, je cherche quelqu’un qui s’y plaira autant que moi.`,
  ({ at }) => `Nous avons rénové ce bien nous-mêmes, ${at}, et gardé toutes les factures.`,
];
const ownerEnds: readonly Line[] = [
  () => "Visites en soirée et le samedi, après un premier échange par message.",
  () => "Tous les documents sont prêts : diagnostics, taxe foncière, factures d’énergie.",
  () => "Écrivez-moi quelques lignes sur votre projet, je vous rappelle dans la journée.",
  () => "Merci de passer par la messagerie plutôt que par téléphone.",
  () => "Je préfère une visite tranquille : prévoyez une petite heure.",
  () => "Les agences voudront bien s’abstenir.",
];

const reviews = {
  proprietaire: [
    "Visite claire, réponses précises : on savait tout avant de se déplacer.",
    "Échanges simples et directs, remise des clés à l’heure dite.",
    "Annonce fidèle au bien, propriétaire disponible.",
    "Tous les papiers étaient prêts dès la première visite.",
    "Un accueil très aimable et des explications honnêtes sur les travaux.",
    "Rien à redire : le logement correspond exactement aux photos.",
    "Propriétaire à l’écoute, état des lieux fait avec soin.",
  ],
  "agent-commissionnaire": [
    "Un suivi attentif du premier appel à la signature.",
    "Des visites bien préparées et des comptes rendus le jour même.",
    "Bonne connaissance du quartier, prix justes, aucune mauvaise surprise.",
    "Une équipe à l’écoute, qui rappelle quand elle dit qu’elle rappellera.",
    "Dossier complet dès la première visite, cela change tout.",
    "Estimation réaliste : vendu en trois semaines, au prix annoncé.",
    "On nous a déconseillé un appartement trop bruyant. Rare et précieux.",
    "Des annonces sans fard, des visites à l’heure.",
    "Réactivité, politesse, précision : je recommande.",
    "Notre location a été trouvée en dix jours, avec un dossier monté ensemble.",
    "Conseils utiles sur les travaux d’isolation et les aides.",
    "Le bail a été expliqué ligne par ligne, merci.",
  ],
} as const;
