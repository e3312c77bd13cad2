import { join, type Phrase, say, sayOften, type Tale } from "./tale.ts";
import { capitalize } from "./words.ts";

/** Shops, transport, schools: the surroundings, as far as the data of the place allow. */
export function around(tale: Tale): string {
  const { place } = tale.home;
  const scene = place.slug.startsWith("paris-")
    ? paris
    : place.isCity
      ? city
      : place.population > 20_000
        ? town
        : place.population > 3_000
          ? smallTown
          : village;
  return join(
    say(tale, scene),
    sayOften(tale, 0.75, transports[place.transport]),
    sayOften(tale, 0.4, place.population > 3_000 ? schools : villageSchools),
  );
}

const quarter = ({ home }: Tale) => home.quartier ?? "";

const paris: Phrase[] = [
  "Commerces de bouche, librairies et terrasses animent les rues voisines.",
  (t) => `${capitalize(quarter(t))} : ses marchés, ses cafés et ses petites rues.`,
  "Marché deux fois par semaine, square au bout de la rue, boulangerie au pied de l’immeuble.",
  "Tout se fait à pied : courses, cinéma, bibliothèque, piscine.",
  "La rue est calme, les commerces sont à deux pas.",
  "L’adresse est recherchée, à la fois vivante le jour et paisible le soir.",
  "On vit ici comme dans un village : les commerçants se connaissent, les habitants aussi.",
  "Épiceries, fleuriste et fromager se suivent dans la même rue.",
];
const city: Phrase[] = [
  (t) => `Le quartier (${quarter(t)}) est vivant en journée et calme en soirée.`,
  "Boulangerie, pharmacie et supermarché se trouvent à moins de cinq minutes à pied.",
  "Le marché du samedi et les commerces sont accessibles à pied.",
  "Le centre-ville se rejoint en quelques minutes à vélo.",
  (t) => `${capitalize(quarter(t))} séduit par ses commerces, ses places et sa vie de quartier.`,
  "Un secteur agréable, avec parc, médiathèque et commerces de proximité.",
  "Les rues sont bordées d’arbres et la circulation y est apaisée.",
  "Restaurants, cinéma et salle de sport complètent un quartier bien pourvu.",
];
const town: Phrase[] = [
  "Les commerces et le marché sont accessibles à pied.",
  (t) => `${capitalize(t.at)}, tout est sur place : commerces, médecins, équipements sportifs.`,
  "Le centre est à quelques minutes à pied, avec ses commerces et son marché.",
  "Un secteur résidentiel et calme, à proximité des services.",
  "Piscine, médiathèque et cinéma se trouvent en ville.",
  "La rue, peu passante, mène en quelques minutes aux commerces.",
];
const smallTown: Phrase[] = [
  (t) => `Écoles, commerces et médecins se trouvent ${t.at} même.`,
  "La commune a gardé ses commerces, son marché et ses associations.",
  "Une commune à taille humaine, où l’essentiel se fait à pied ou à vélo.",
  "Boulangerie, pharmacie et supérette sont à quelques minutes.",
  "L’environnement est calme, les services sont proches.",
  "Marché hebdomadaire, bibliothèque et terrains de sport rythment la vie locale.",
];
const village: Phrase[] = [
  "Le village est entouré de chemins de promenade.",
  (t) => `${capitalize(t.at)}, on profite du calme et de l’air de la campagne.`,
  "L’environnement est verdoyant, sans bruit de circulation.",
  "Les commerces et les services se trouvent à une dizaine de minutes en voiture.",
  "Au village, une vie associative active et des voisins qui se saluent.",
  "La campagne commence au bout du chemin.",
  "Un cadre paisible, à l’écart des grands axes et pourtant vite relié au bourg voisin.",
];

const minutes = ({ random }: Tale, least: number, most: number) => `${random.integer(least, most)} minutes`;

const transports: Record<Tale["home"]["place"]["transport"], Phrase[]> = {
  metro: [
    (t) => `Le métro est à ${minutes(t, 2, 8)} à pied.`,
    (t) => `Métro à ${minutes(t, 3, 8)}, plusieurs lignes de bus à proximité.`,
    (t) => `La station de métro la plus proche est à ${minutes(t, 3, 9)} de marche.`,
    "Métro, bus et vélos en libre-service desservent le quartier.",
    (t) => `À ${minutes(t, 3, 9)} à pied du métro.`,
  ],
  tramway: [
    (t) => `Le tramway s’arrête à ${minutes(t, 3, 9)} à pied.`,
    (t) => `Tramway à ${minutes(t, 3, 9)}, gare facile à rejoindre.`,
    "Tramway et bus permettent de se passer de voiture.",
    (t) => `Un arrêt de tramway se trouve à ${minutes(t, 3, 9)}.`,
  ],
  bus: [
    (t) => `Un arrêt de bus se trouve à ${minutes(t, 2, 7)} à pied.`,
    "Plusieurs lignes de bus desservent le quartier.",
    (t) => `Bus à ${minutes(t, 2, 7)}, pistes cyclables vers le centre.`,
    "Les axes routiers se rejoignent vite, les bus aussi.",
  ],
  voiture: [
    (t) => `La ville la plus proche est à ${minutes(t, 10, 25)} en voiture.`,
    (t) => `Les grands axes se rejoignent en ${minutes(t, 6, 18)}.`,
    "Un car dessert la commune matin et soir.",
    (t) => `Comptez ${minutes(t, 12, 28)} en voiture pour rejoindre la gare.`,
  ],
};

const schools: Phrase[] = [
  "Crèche, école et collège sont dans le secteur.",
  "Écoles maternelle et primaire à proximité.",
  "Le groupe scolaire est accessible à pied.",
  "Écoles et collège se trouvent à moins de dix minutes à pied.",
];
const villageSchools: Phrase[] = [
  "Ramassage scolaire à proximité.",
  "Le car scolaire s’arrête dans le village.",
  "L’école est au village ou dans la commune voisine.",
];
