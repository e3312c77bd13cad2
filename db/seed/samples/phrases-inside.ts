import type { Home } from "./home.ts";
import type { Random } from "./random.ts";
import { atFloor, capitalize, countFeminine, inPlace, listWords, squareMetres } from "./words.ts";

/** What it is, where, how large. */
export function opening(random: Random, home: Home): string {
  return home.propertyType === "maison" ? openHouse(random, home) : openFlat(random, home);
}

function openFlat(random: Random, home: Home): string {
  const what = home.rooms === 1 ? "studio" : `appartement de ${home.rooms} pièces`;
  const this_ = home.rooms === 1 ? "ce" : "cet";
  const area = squareMetres(home.livingArea!);
  const place = `${home.quartier}, ${inPlace(home.place.name)}`;
  const building = {
    haussmann: random.pick(["d’un immeuble ancien en pierre de taille", "d’un bel immeuble ancien bien tenu", `d’un immeuble de ${home.yearBuilt}`]),
    "annees-70": random.pick(["d’une résidence des années soixante-dix", "d’une copropriété arborée", `d’une résidence de ${home.yearBuilt}`]),
    contemporain: random.pick(["d’une résidence récente", `d’un immeuble contemporain de ${home.yearBuilt}`, "d’une copropriété récente et soignée"]),
    studio: random.pick(["d’une copropriété calme", "d’un petit immeuble", "d’une résidence bien entretenue"]),
  }[home.style] ?? "d’une copropriété";
  const purpose = home.transaction === "location" ? "à louer" : "à vendre";
  return random.pick([
    `${capitalize(place)}. ${capitalize(atFloor(home))} ${building}, ${what} de ${area}.`.replace("pièces de", "pièces, d’une surface de"),
    `Secteur ${home.quartier}, ${inPlace(home.place.name)} : ${what} ${purpose}, ${area}, ${atFloor(home)} ${building}.`,
    `Venez découvrir ${inPlace(home.place.name)}, dans le quartier ${home.quartier}, ${this_} ${what} de ${area} situé ${atFloor(home)} ${building}.`.replace("pièces de", "pièces, d’une surface de"),
    `${capitalize(this_)} ${what} vous accueille ${atFloor(home)} ${building}, quartier ${home.quartier}. Sa surface habitable est de ${area}.`,
    `${capitalize(what)} ${purpose} ${inPlace(home.place.name)}. Situé ${atFloor(home)} ${building}, il offre ${area} habitables.`,
  ]);
}

function openHouse(random: Random, home: Home): string {
  const what = {
    mas: random.pick(["mas en pierre", "mas provençal restauré"]),
    longere: random.pick(["longère", "longère en pierre"]),
    ville: random.pick(["maison de ville", "maison mitoyenne"]),
    pavillon: random.pick(["maison", "maison familiale", "maison individuelle"]),
  }[home.style] ?? "maison";
  const [this_, one, it] = what.startsWith("mas") ? ["Ce", "un", "il"] : ["Cette", "une", "elle"];
  const area = squareMetres(home.livingArea!);
  const land = home.landArea ? ` sur un terrain de ${squareMetres(home.landArea)}` : "";
  const year = home.yearBuilt! < 1950 ? "" : ` de ${home.yearBuilt}`;
  return random.pick([
    `${capitalize(inPlace(home.place.name))}, ${one} ${what}${year} de ${home.rooms} pièces, avec ${area} habitables${land}.`,
    `${this_} ${what}${year} vous attend ${inPlace(home.place.name)}${land}. Surface habitable : ${area}, répartie en ${home.rooms} pièces.`,
    `Secteur ${home.quartier}. ${this_} ${what} développe ${area} habitables${land}, pour ${home.rooms} pièces au total.`,
    `${capitalize(one)} ${what} comme on en cherche ${inPlace(home.place.name)} : ${home.rooms} pièces, ${area} habitables${land}.`,
    `${capitalize(one)} ${what}${year} de ${area}, ${inPlace(home.place.name)}. De ${home.rooms} pièces, ${it} convient aussi bien à une vie de famille qu’au télétravail.`,
  ]);
}

const kitchens = {
  equipee: ["une cuisine équipée", "une cuisine équipée avec rangements"],
  amenagee: ["une cuisine aménagée", "une cuisine aménagée pratique"],
  americaine: ["une cuisine ouverte sur le séjour", "une cuisine américaine"],
  independante: ["une cuisine indépendante", "une cuisine séparée"],
  kitchenette: ["une kitchenette", "un coin cuisine équipé"],
} as const;

/** The rooms, in the order of a visit. */
export function layout(random: Random, home: Home): string {
  const living = home.namedRooms[0]!;
  const livingRoom = home.rooms === 1
    ? random.pick([`une pièce de vie de ${squareMetres(living.area)}`, `une pièce principale bien disposée de ${squareMetres(living.area)}`])
    : random.pick([
        `un séjour de ${squareMetres(living.area)}`,
        `un salon-séjour de ${squareMetres(living.area)}`,
        `une belle pièce de réception de ${squareMetres(living.area)}`,
      ]);
  const rooms = [livingRoom, random.pick(kitchens[home.kitchen ?? "amenagee"])];
  if (home.bedrooms) rooms.push(countFeminine(home.bedrooms, "chambre"));
  rooms.push(...wetRooms(home));
  const entry = random.pick(["Il se compose d’une entrée, ", "L’entrée dessert ", "On y trouve ", "La distribution est simple : "]);
  const start = home.propertyType === "maison" && !home.style.startsWith("mas") ? entry.replace("Il se compose", "Elle se compose") : entry;
  return [`${start}${listWords(rooms)}.`, light(random, home), style(random, home)].filter(Boolean).join(" ");
}

function wetRooms({ bathrooms, showerRooms, toilets }: Home): string[] {
  const rooms: string[] = [];
  if (bathrooms) rooms.push(bathrooms === 1 ? "une salle de bain" : `${countFeminine(bathrooms, "salle").replace(/salles?$/, "salles")} de bain`);
  if (showerRooms) rooms.push("une salle d’eau");
  if (toilets && toilets > 1) rooms.push("des toilettes séparées");
  return rooms;
}

function light(random: Random, { exposure, features }: Home): string {
  if (!exposure) return "";
  const view = features.includes("vue-degagee") ? random.pick([" La vue est dégagée.", " Rien ne vient couper la vue.", " On y profite d’une vue dégagée sur les toits."]) : "";
  const side = exposure.startsWith("traversante")
    ? random.pick(["Traversant est-ouest, le logement reçoit le soleil matin et soir.", "La double exposition est-ouest assure la lumière toute la journée."])
    : random.pick([
        `L’exposition ${exposure} apporte une lumière agréable.`,
        `Exposition principale : ${exposure}.`,
        `Les pièces de vie sont orientées ${exposure}.`,
        `Orienté ${exposure}, le séjour reste lumineux en toute saison.`,
      ]);
  return `${side}${view}`;
}

function style(random: Random, { features, condition, style: kind }: Home): string {
  const sentences: string[] = [];
  const charm = ["parquet", "moulures", "cheminee"].filter((feature) => features.includes(feature)).map((feature) => ({ parquet: "parquet", moulures: "moulures", cheminee: "cheminée" })[feature]!);
  if (charm.length > 1) sentences.push(random.pick([`${capitalize(listWords(charm))} donnent le ton.`, `Le charme de l’ancien est intact : ${listWords(charm)}.`]));
  else if (charm.length === 1) sentences.push(random.pick([`À noter : ${charm[0]}.`, `On apprécie aussi la présence de ${charm[0] === "cheminée" ? "la cheminée" : charm[0] === "parquet" ? "parquet au sol" : "moulures"}.`]));
  if (condition > 0.6) sentences.push(random.pick(["Le tout a été rénové récemment, avec des matériaux choisis.", "Rien à prévoir : les travaux viennent d’être faits.", "Les prestations sont soignées et l’état général excellent."]));
  else if (condition < -0.6) sentences.push(random.pick(["Des travaux de rafraîchissement sont à prévoir.", "Quelques travaux permettront de l’adapter à vos goûts.", kind === "haussmann" ? "Les volumes d’origine n’attendent que vos idées." : "Un bien à remettre au goût du jour."]));
  else if (random.chance(0.4)) sentences.push(random.pick(["L’ensemble est bien entretenu.", "Bon état général.", "On peut s’y installer sans travaux."]));
  return sentences.join(" ");
}
