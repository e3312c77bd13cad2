import type { Home } from "./home.ts";
import type { Random } from "./random.ts";
import { capitalize, inPlace, squareMetres } from "./words.ts";

/** The neighbourhood, according to the size of the place. */
export function around(random: Random, { place, quartier }: Home): string {
  const minutes = random.integer(3, 9);
  if (place.slug.startsWith("paris-")) {
    return random.pick([
      `Le quartier ${quartier} réunit commerces de bouche, écoles et cafés ; le métro est à ${minutes} minutes à pied.`,
      `Métro à ${minutes} minutes, marché deux fois par semaine, square au bout de la rue.`,
      `Une adresse recherchée : ${quartier}, ses librairies, ses terrasses et ses écoles, à ${minutes} minutes du métro.`,
      `Tout se fait à pied : courses, crèche, métro à ${minutes} minutes et vélos en libre-service en bas de l’immeuble.`,
    ]);
  }
  if (place.isCity) {
    return random.pick([
      `Commerces, écoles et transports sont à moins de ${minutes} minutes à pied.`,
      `Le quartier ${quartier} est vivant et bien desservi : bus ou tramway à ${minutes} minutes, marché le samedi.`,
      `À proximité immédiate : boulangerie, pharmacie, groupe scolaire et arrêt de tramway ou de bus.`,
      `Centre-ville accessible en ${minutes + 6} minutes à vélo, gare rapidement joignable.`,
      `${capitalize(quartier)} est apprécié pour son calme en soirée et ses commerces en journée.`,
    ]);
  }
  if (place.population > 4_000) {
    return random.pick([
      `Écoles, collège, commerces et médecins se trouvent ${inPlace(place.name)} même.`,
      `La gare et les commerces sont à ${minutes + 3} minutes à pied.`,
      `Une commune agréable, avec marché, bibliothèque et associations sportives.`,
      `Accès rapide aux grands axes, écoles à ${minutes} minutes.`,
    ]);
  }
  return random.pick([
    `Un village vivant, avec école et boulangerie, entouré de chemins de promenade.`,
    `Au calme de la campagne, à ${minutes + 8} minutes en voiture des commerces et services.`,
    `Environnement verdoyant, ramassage scolaire à proximité, commerces à ${minutes + 5} minutes en voiture.`,
    `${capitalize(inPlace(place.name))}, on profite du silence et d’une vue ouverte sur les champs.`,
  ]);
}

export function plot(random: Random, home: Home): string {
  const area = squareMetres(home.landArea!);
  const served = home.features.includes("viabilise");
  const networks = served
    ? random.pick(["Il est viabilisé : eau, électricité et fibre en bordure.", "Les réseaux (eau, électricité, télécom) sont en place.", "Terrain viabilisé et borné."])
    : random.pick(["Les réseaux passent en bordure de parcelle, la viabilisation reste à faire.", "Terrain à viabiliser, libre de constructeur.", "La viabilisation est à la charge de l’acquéreur."]);
  const shape = random.pick([
    "De forme régulière et presque plat, il permet d’implanter une maison de plain-pied ou à étage.",
    "Sa façade sur rue est large et l’exposition au sud, idéale pour une maison économe.",
    "Légèrement en pente, il offre une vue ouverte et se prête à une maison avec sous-sol.",
    "Quelques arbres en fond de parcelle apportent de l’ombre et de l’intimité.",
  ]);
  const start = random.pick([
    `${capitalize(inPlace(home.place.name))}, terrain constructible de ${area}.`,
    `Terrain à bâtir de ${area} situé ${inPlace(home.place.name)}, secteur ${home.quartier}.`,
    `Pour votre projet de construction ${inPlace(home.place.name)} : une parcelle de ${area}.`,
  ]);
  return `${start} ${shape} ${networks}`;
}

/** What an advertiser says to end with; nothing that the facts do not hold. */
export function closing(random: Random, home: Home): string {
  if (home.propertyType === "terrain") {
    return random.pick(["Étude de sol disponible sur demande.", "Certificat d’urbanisme consultable.", "Libre de suite, possibilité de visiter seul.", ""]);
  }
  if (home.transaction === "location") {
    return random.pick([
      home.furnished ? "Le logement est loué meublé et prêt à vivre." : "Le logement est loué vide.",
      "Dossier à constituer avec les seules pièces prévues par la loi.",
      "Visites possibles en semaine et le samedi matin.",
      "Disponible rapidement, visites sur rendez-vous.",
      "Bail d’habitation, état des lieux soigné.",
    ]);
  }
  return random.pick([
    "Visites sur rendez-vous, y compris le samedi.",
    "Plans et diagnostics transmis sur demande.",
    "Un bien à visiter sans tarder.",
    "Diagnostics consultables dès la première visite.",
    "À découvrir rapidement.",
    "",
  ]);
}
