import { expect, test } from "vitest";
import type { DiscriminationGround } from "#app/domain/discrimination.ts";
import { findDiscrimination, findPossibleExclusion } from "./discriminating-phrases.ts";

const refused: Record<DiscriminationGround, string[]> = {
  origin: [
    "Refus de location aux étrangers",
    "À tous, sauf étrangers",
    "Pas d’arabe",
    "Pas d’étrangers",
    "PAS D'ETRANGER !!!",
    "pas d étrangers",
    "Pas-d'étrangers",
    "Pas d’étran\u00ADgers",
    "Étrangers s’abstenir",
    "étrangères non acceptées",
    "Les étrangers ne sont pas acceptés",
    "Nous ne louons pas aux étrangers",
    "Pas de location aux étrangers",
    "Refuse les étrangers",
    "Titre de séjour refusé",
    "Français uniquement",
    "Appartement calme. Uniquement français.",
    "Réservé aux Français",
    "Locataires de nationalité française exigée",
    "nationalité française obligatoire",
    "Locataire français de préférence",
    "Pas de Noirs ni d’Arabes",
    "Maghrébins s’abstenir",
    "Locataires noirs s’abstenir",
    "Les Noirs ne sont pas acceptés",
    "Interdit aux Noirs",
    "Blancs uniquement",
    "Uniquement pour personnes blanches",
    "Réservé aux Blancs",
    "Terrain interdit aux gens du voyage",
    "Français de souche",
  ],
  religion: ["Pas de musulmans", "Catholiques uniquement", "Réservé aux chrétiens", "Femmes voilées s’abstenir"],
  family: [
    "Pas d’enfants",
    "Pas d’enfants en bas âge",
    "Enfants non acceptés",
    "Familles s’abstenir",
    "Pas de familles",
    "pas de couples",
    "Pas de mère célibataire",
    "Célibataire uniquement",
    "Uniquement pour célibataire",
    "Couple sans enfant exclusivement",
    "Uniquement famille sans enfants",
  ],
  pregnancy: ["Pas de femme enceinte"],
  age: [
    "Jeunes s’abstenir",
    "Pas de jeunes, merci",
    "Pas de jeunes gens",
    "Jeunes uniquement",
    "Pas de personnes âgées",
    "Retraités de préférence",
    "De préférence : retraités",
    "Personnes de plus de 40 ans uniquement",
    "Pas de locataires de moins de 30 ans",
  ],
  sex: [
    "Femmes uniquement",
    "Femme seule uniquement",
    "Réservé aux femmes",
    "Pas d’hommes",
    "De préférence une jeune femme",
    "hommes s’abstenir",
    "Bel appartement pas d’hommes",
    "Colocation réservée aux femmes",
    "Colocation de filles uniquement",
    "Nous ne louons pas aux hommes",
  ],
  orientation: ["Pas d’homosexuels", "Couple hétérosexuel exclusivement", "Gays s’abstenir"],
  disability: [
    "Pas d’handicapés",
    "Personnes handicapées s’abstenir",
    "Bonne santé exigée",
    "Pas de personne sous tutelle",
  ],
  poverty: ["RSA s’abstenir", "Pas de cas sociaux", "Allocataires de la CAF refusés"],
  guarantor: [
    "Garants résidant en France exigés",
    "Garant français obligatoire",
    "Caution parentale en France obligatoire",
    "Exigé : garant de nationalité française uniquement",
    "Garants étrangers refusés",
  ],
};

test.each(Object.entries(refused).flatMap(([ground, texts]) => texts.map((text) => [ground, text])))(
  "%s: « %s »",
  (ground, text) => {
    const found = findDiscrimination(`Bel appartement, proche du métro.\n${text}. Libre de suite.`);
    expect(found).toMatchObject({ ground });
  },
);

test.each([
  "Pas de travaux à prévoir",
  "Vue sur le quartier des Étrangers",
  "Aucun étranger à la copropriété n’a accès à la cour",
  "Porte interdite aux personnes étrangères au service",
  "Les propriétaires partent à l’étranger",
  "Pas d’étage au-dessus",
  "Idéal pour un couple",
  "Idéal couple sans enfant, étudiant ou jeune actif",
  "Convient à une famille avec enfants",
  "Chambre d’enfants, pas de vis-à-vis",
  "Pas d’enfants dans l’immeuble, grand calme",
  "Studio pour une personne seule",
  "Deux occupants au plus, au regard de la surface",
  "CDI exigé, revenus de trois fois le loyer",
  "Fonctionnaires bienvenus",
  "Garant exigé ou garantie Visale",
  "Garantie décennale, entreprise française",
  "Matériaux français exclusivement",
  "Parquet et carrelage uniquement français",
  "Jardin à la française, entretien obligatoire",
  "Notice en français uniquement",
  "Animaux non acceptés, non fumeur de préférence",
  "Pas d’animaux, pas de colocation",
  "À deux pas de l’école catholique et de Notre-Dame",
  "Près de la place des Femmes et de la rue des Dames",
  "Pas d’enfants ? Le bureau devient dressing",
  "Ascenseur : logement accessible aux personnes handicapées",
  "Logement non accessible aux fauteuils roulants",
  "Viager occupé, une femme de 82 ans",
  "Résidence services pour seniors",
  "Immeuble de plus de 30 ans, pas de plomb",
  "Vieux parquet, pas de vieux chauffage",
  "Volets de couleur non autorisés par la copropriété",
  "Piscine interdite aux enfants non accompagnés",
  "Piscine : enfants interdits sans surveillance",
  "Pas de famille au-dessus, immeuble calme",
  "Rue interdite aux camions, quartier gay, bars et restaurants",
  "Colocation ouverte à tous, filles et garçons",
  "Murs blancs, cuisine noire, pas de noir dans la salle de bains",
  "Stores blancs exigés par le règlement",
  "Volets blancs uniquement",
  "Volets noirs interdits",
  "Façades : ni blancs ni noirs, blancs exigés par la mairie",
  "Jardin fermé pour les jeunes enfants",
  "Pas de jeunes arbres",
  "Piscine interdite aux jeunes enfants",
  "Ancienne ferme des dames",
  "Loyer hors APL, pas d’APL pour ce bail",
  "Aire d’accueil des gens du voyage à deux kilomètres",
  "Local à vélos, pas de place de parking pour les personnes à mobilité réduite",
])("is allowed: « %s »", (text) => {
  expect(findDiscrimination(`${text}.`)).toBeNull();
  expect(findPossibleExclusion(`${text}.`)).toBeNull();
});

test.each([
  ["Proche lycée de filles uniquement", "filles uniquement"],
  ["Enfants interdits dans la salle de sport", "Enfants interdits"],
  ["Résidence étudiante réservée aux jeunes", "réservée aux jeunes"],
  ["Studio en résidence services, réservée aux retraités", "réservée aux retraités"],
  ["Quartier des écoles catholiques exclusivement", "catholiques exclusivement"],
])("gets advice, not a refusal: « %s »", (text, quote) => {
  expect(findDiscrimination(`${text}.`)).toBeNull();
  expect(findPossibleExclusion(`${text}.`)).toBe(quote);
});

test("words that are refused get no advice as well", () => {
  expect(findPossibleExclusion("Femmes uniquement.")).toBeNull();
});

test("the words are quoted as they are typed", () => {
  expect(findDiscrimination("Grand T3 lumineux. PAS D’ÉTRAN\u200BGERS, merci")?.quote).toBe("PAS D’ÉTRAN\u200BGERS");
});
