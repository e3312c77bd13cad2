import { join, type Phrase, say, sayOften, type Tale } from "./tale.ts";
import { capitalize } from "./words.ts";

/** A plot of land: place, size, shape, networks, building rights. */
export function describePlot(tale: Tale): string {
  return join(say(tale, openings), say(tale, shapes), say(tale, tale.has("viabilise") ? served : unserved));
}

/** The plot's view, and its use. */
export function describePlotUse(tale: Tale): string {
  return join(
    say(tale, uses),
    tale.has("vue-degagee") ? say(tale, views) : "",
    tale.home.exposure ? sayOften(tale, 0.9, exposures) : "",
  );
}

const where = ({ at, sector }: Tale) => (sector ? `${at}, ${sector}` : at);

const openings: Phrase[] = [
  (t) => `${capitalize(where(t))}, terrain constructible de ${t.land}.`,
  (t) => `Terrain à bâtir de ${t.land} situé ${where(t)}.`,
  (t) => `Pour votre projet de construction ${t.at} : une parcelle de ${t.land}${t.sector ? `, ${t.sector}` : ""}.`,
  (t) => `Une parcelle de ${t.land} à vendre ${where(t)}.`,
  (t) => `${t.land} de terrain constructible ${where(t)}, libre de constructeur.`,
  (t) => `Rare ${t.at} : un terrain de ${t.land}${t.sector ? `, ${t.sector}` : ""}.`,
  (t) =>
    t.isAgent
      ? `Nous vous proposons un terrain à bâtir de ${t.land} ${where(t)}.`
      : `Je vends un terrain constructible de ${t.land} ${where(t)}.`,
];
const shapes: Phrase[] = [
  "De forme régulière et presque plat, il permet une maison de plain-pied comme une maison à étage.",
  "Sa façade sur rue est large, ce qui facilite l’implantation.",
  "Légèrement en pente, il se prête à une maison avec sous-sol.",
  "Quelques arbres en fond de parcelle apportent de l’ombre et de l’intimité.",
  "La parcelle, rectangulaire, est délimitée par une haie ancienne.",
  "En deuxième rideau, desservi par un chemin d’accès, il est à l’abri du passage.",
  "Le terrain est plat, dégagé et facile d’accès pour les engins de chantier.",
];
const served: Phrase[] = [
  "Il est viabilisé : eau, électricité et télécom sont en place.",
  "Terrain viabilisé, avec tout-à-l’égout en bordure.",
  "Les réseaux (eau, électricité, fibre) arrivent en limite de propriété.",
  "La viabilisation est faite : il ne reste qu’à construire.",
];
const unserved: Phrase[] = [
  "Les réseaux passent en bordure de parcelle ; la viabilisation reste à faire.",
  "Il est à viabiliser, les réseaux se trouvant dans la rue.",
  "La viabilisation est à la charge de l’acquéreur ; des devis sont disponibles.",
  "Eau et électricité sont à proximité, le raccordement reste à prévoir.",
];
const uses: Phrase[] = [
  "Les règles d’urbanisme autorisent une maison individuelle, sous réserve de l’accord de la mairie.",
  "Vous choisissez librement votre architecte ou votre constructeur.",
  "L’emprise au sol permise laisse la place d’un beau jardin.",
  "La parcelle convient à un projet de maison à ossature bois comme à une construction traditionnelle.",
  "Aucun lotisseur : la parcelle se vend seule.",
  "Le secteur est pavillonnaire et calme.",
];
const views: Phrase[] = [
  "La vue est ouverte sur les environs.",
  "On y profite d’une vue dégagée.",
  "Du fond de la parcelle, le regard porte loin.",
];
const exposures: Phrase[] = [
  (t) => `L’orientation ${t.home.exposure} permet de concevoir une maison économe.`,
  (t) => `Bien exposé (${t.home.exposure}), il recevra le soleil toute l’année.`,
  (t) => `Exposition ${t.home.exposure}.`,
];
