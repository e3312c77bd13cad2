import { slugify } from "#app/communes/commune-name.ts";
import type { Place, PlaceDraw } from "./places.ts";
import { type Random, randomFor } from "./random.ts";

export type SampleAdvertiser = {
  id: number;
  slug: string;
  role: "proprietaire" | "agent-commissionnaire";
  firstName: string;
  familyName: string;
  agencyName: string | null;
  siret: string | null;
  review: string;
  description: string;
  address: string;
  communeId: number;
  phone: string;
  email: string;
};

const firstNames = [
  "Camille", "Louise", "Jeanne", "Inès", "Sarah", "Nadia", "Fatou", "Mei", "Yasmine", "Hélène", "Élodie", "Chloé", "Aïcha", "Margaux", "Clémence",
  "Solène", "Manon", "Leïla", "Anaïs", "Agathe", "Antoine", "Karim", "Mathieu", "Thomas", "Moussa", "Julien", "Hugo", "Baptiste", "Sami", "Paul",
  "Étienne", "Rémi", "Olivier", "Diego", "Youssef", "Gaël", "Loïc", "Bruno", "Benoît", "Tuan",
] as const;
const familyNames = [
  "Martin", "Bernard", "Lefèvre", "Moreau", "Garcia", "Benali", "Diallo", "Nguyen", "Roux", "Fontaine", "Chevalier", "Lambert", "Da Silva", "Haddad",
  "Le Goff", "Perrin", "Marchand", "Traoré", "Masson", "Girard", "Kaya", "Dupuis", "Rousseau", "Vidal", "Morel", "Cohen", "Guérin", "Lopez", "Barbier",
  "Schmitt", "Kerbrat", "Etcheverry", "Colonna", "Picard", "Renaud", "Amrani", "Boyer", "Leclerc", "Robin", "Marty",
] as const;
const agencyWords = ["Clé de Voûte", "Le Perron", "Maison Claire", "Place du Marché", "La Lucarne", "Le Bon Seuil", "Tournesol", "Les Deux Rives", "L’Ardoise", "Horizon Sud", "Pierre et Jardin", "Le Belvédère", "Vent d’Ouest", "La Treille", "Quatre Saisons", "L’Escalier"] as const;
const streets = ["rue de la République", "rue Victor-Hugo", "avenue Jean-Jaurès", "rue des Tilleuls", "place de l’Église", "rue du Moulin", "boulevard Gambetta", "rue Pasteur", "chemin des Vignes", "rue de la Gare"] as const;

export function streetAddress(random: Random): string {
  return `${random.integer(1, 89)} ${random.pick(streets)}`;
}

/** Advertisers `firstId` and following; a place each, where most of their listings stand. */
export function drawAdvertisers(seed: number, options: { count: number; firstId: number; drawPlace: PlaceDraw }): { advertiser: SampleAdvertiser; place: Place }[] {
  const taken = new Set<string>();
  return Array.from({ length: options.count }, (_, index) => {
    const random = randomFor(seed + 1, index);
    const place = options.drawPlace(random);
    const advertiser = drawAdvertiser(random, { id: options.firstId + index, place });
    while (taken.has(advertiser.slug)) advertiser.slug = `${advertiser.slug.replace(/-\d+$/, "")}-${advertiser.id}`;
    taken.add(advertiser.slug);
    return { advertiser, place };
  });
}

function drawAdvertiser(random: Random, { id, place }: { id: number; place: Place }): SampleAdvertiser {
  const firstName = random.pick(firstNames);
  const familyName = random.pick(familyNames);
  const isOwner = random.chance(0.4);
  const agencyName = isOwner ? null : `${random.pick(agencyWords)} Immobilier`;
  return {
    id,
    slug: slugify(`${firstName} ${familyName} ${agencyName ?? ""}`),
    role: isOwner ? "proprietaire" : "agent-commissionnaire",
    firstName,
    familyName,
    agencyName,
    siret: isOwner ? null : drawSiret(random),
    review: random.pick(reviews[isOwner ? "owner" : "agent"]),
    description: isOwner ? describeOwner(random, place) : describeAgent(random, { place, agencyName: agencyName!, firstName }),
    address: streetAddress(random),
    communeId: place.communeId,
    phone: fictionalPhone(random),
    email: `${slugify(firstName)}.${slugify(familyName)}.${id}@example.org`,
  };
}

const reviews = {
  owner: [
    "Visite claire, réponses précises : on savait tout avant de se déplacer.",
    "Échanges simples et directs, remise des clés à l’heure dite.",
    "Annonce fidèle au bien, propriétaire disponible.",
  ],
  agent: [
    "Un suivi attentif du premier appel à la signature.",
    "Des visites bien préparées et des comptes rendus le jour même.",
    "Bonne connaissance du quartier, prix justes, aucune mauvaise surprise.",
    "Une équipe à l’écoute, qui rappelle quand elle dit qu’elle rappellera.",
    "Dossier complet dès la première visite, cela change tout.",
  ],
} as const;

function describeOwner(random: Random, { name }: Place): string {
  return random.pick([
    `Propriétaire à ${name}, je présente mon bien moi-même et réponds volontiers à toutes vos questions sur le logement, les charges et le voisinage.`,
    `Je vends ou loue en direct, sans intermédiaire, un bien que je connais bien. Visites en soirée et le samedi, après un premier échange par message.`,
    `Installé de longue date à ${name}, je souhaite transmettre ce logement à des personnes qui s’y plairont. Tous les documents sont prêts.`,
  ]);
}

function describeAgent(random: Random, { place, agencyName, firstName }: { place: Place; agencyName: string; firstName: string }): string {
  const years = random.integer(4, 28);
  return random.pick([
    `${agencyName} accompagne vendeurs, acquéreurs et bailleurs à ${place.name} et dans les communes voisines depuis ${years} ans. Estimation argumentée, photos soignées, diagnostics réunis avant la mise en ligne : ${firstName} et son équipe suivent chaque dossier jusqu’à la remise des clés.`,
    `Agence indépendante de ${place.name}. Nous publions peu d’annonces, mais complètes : surfaces mesurées, charges détaillées, points faibles dits franchement. ${firstName} vous reçoit sur rendez-vous, y compris le samedi.`,
    `Depuis ${years} ans, ${firstName} met sa connaissance de ${place.name} au service de vos projets. Vente, location, conseil en rénovation énergétique : une seule interlocutrice ou un seul interlocuteur du début à la fin.`,
  ]);
}

/** Numbers that the regulator keeps for fiction (ARCEP: 01 99 00, 06 39 98). */
function fictionalPhone(random: Random): string {
  const pair = () => String(random.integer(0, 99)).padStart(2, "0");
  const start = random.pick(["01 99 00", "02 61 91", "03 53 01", "04 65 71", "05 36 49", "06 39 98"]);
  return `${start} ${pair()} ${pair()}`;
}

/** Fourteen digits with the check digit of SIREN and SIRET (Luhn). */
function drawSiret(random: Random): string {
  const siren = withLuhnDigit(Array.from({ length: 8 }, () => random.integer(1, 9)).join(""));
  return withLuhnDigit(`${siren}0001`);
}

function withLuhnDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
