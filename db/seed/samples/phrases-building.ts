import type { Home } from "./home.ts";
import type { Random } from "./random.ts";
import { capitalize, listWords } from "./words.ts";

/** Balcony, garden, cellar, parking: what comes with the home. */
export function outside(random: Random, home: Home): string {
  const has = (feature: string) => home.features.includes(feature);
  const sentences: string[] = [];
  if (home.propertyType === "maison") {
    if (has("jardin")) {
      sentences.push(random.pick([
        "Le jardin, clos et arboré, se prête aux repas dehors comme aux jeux d’enfants.",
        "Dehors, un jardin facile à vivre prolonge la pièce principale.",
        "Le jardin est planté d’arbres fruitiers et se partage entre soleil et ombre.",
        "Côté jardin, de la place pour un potager et une table à l’ombre.",
      ]));
    }
    if (has("piscine")) sentences.push(random.pick(["La piscine, exposée plein soleil, complète l’ensemble.", "Une piscine est installée dans le jardin.", "Aux beaux jours, on profite de la piscine."]));
    if (has("terrasse")) sentences.push(random.pick(["La terrasse s’ouvre depuis le séjour.", "Une terrasse permet de déjeuner dehors une bonne partie de l’année.", "Terrasse accessible de plain-pied."]));
    if (has("sans-vis-a-vis")) sentences.push("Aucun vis-à-vis.");
  } else {
    if (has("terrasse")) sentences.push(random.pick(["Une terrasse prolonge le séjour.", "La terrasse offre une vraie pièce supplémentaire aux beaux jours.", "On déjeune dehors sur la terrasse."]));
    else if (has("balcon")) sentences.push(random.pick(["Un balcon court le long du séjour.", "Le balcon accueille une petite table et quelques plantes.", "Un balcon complète la pièce de vie."]));
    if (has("jardin")) sentences.push("Un petit jardin privatif, en rez-de-chaussée, est réservé à l’appartement.");
  }
  const extras = [
    has("garage") && "un garage",
    has("parking") && "une place de stationnement",
    has("cave") && "une cave",
    has("buanderie") && "une buanderie",
    has("local-velos") && "un local à vélos",
  ].filter((extra) => extra !== false);
  if (extras.length > 0) {
    const list = listWords(extras);
    sentences.push(random.pick([`S’y ajoutent ${list}.`.replace("ajoutent un", extras.length === 1 ? "ajoute un" : "ajoutent un"), `En complément : ${list}.`, `${capitalize(list)} ${extras.length > 1 ? "complètent" : "complète"} le bien.`]));
  }
  return sentences.join(" ");
}

/** Lift, entry, heating, certificate. */
export function comfort(random: Random, home: Home): string {
  const has = (feature: string) => home.features.includes(feature);
  const sentences: string[] = [];
  if (home.propertyType === "appartement") {
    if (has("ascenseur")) sentences.push(random.pick(["L’immeuble est desservi par un ascenseur.", "Immeuble avec ascenseur.", has("acces-handicap") ? "Ascenseur et accès de plain-pied pour les fauteuils roulants." : "Ascenseur."]));
    else if ((home.floor ?? 0) > 2) sentences.push(random.pick(["L’immeuble n’a pas d’ascenseur.", "Accès par l’escalier, sans ascenseur."]));
    const access = [has("gardien") && "gardien", has("digicode") && "digicode", has("interphone") && "interphone"].filter((word) => word !== false);
    if (access.length > 0) sentences.push(random.pick([`Entrée sécurisée (${listWords(access)}).`, `${capitalize(listWords(access))} à l’entrée.`]));
  }
  const comforts = [has("double-vitrage") && "double vitrage", has("climatisation") && "climatisation", has("fibre") && "fibre optique", has("alarme") && "alarme"].filter((word) => word !== false);
  if (comforts.length > 0) sentences.push(random.pick([`Confort : ${listWords(comforts)}.`, `${capitalize(listWords(comforts))}.`]));
  sentences.push(heating(random, home));
  return sentences.filter(Boolean).join(" ");
}

function heating(random: Random, { energy }: Home): string {
  if (!energy) return "";
  const heater = energy.heating === "chauffage urbain" ? "Raccordement au chauffage urbain" : energy.heating === "pompe à chaleur" ? "Chauffage par pompe à chaleur" : energy.heating === "bois" ? "Chauffage au bois" : `Chauffage ${energy.heating.startsWith("gaz") ? `au ${energy.heating}` : energy.heating}`;
  if (energy.energyClass === null) return `${heater}. Le diagnostic de performance énergétique est en cours.`;
  const letter = energy.energyClass;
  if (letter === "A" || letter === "B") return random.pick([`${heater} et très bonne isolation : classe énergie ${letter}.`, `${heater}. Avec un DPE ${letter}, les factures restent légères.`]);
  if (letter === "F" || letter === "G") return random.pick([`${heater}. DPE ${letter} : une rénovation énergétique est à envisager.`, `${heater}, classe énergie ${letter}. Des devis d’isolation peuvent être demandés.`]);
  return random.pick([`${heater}, classe énergie ${letter}.`, `${heater}. DPE : ${letter}.`]);
}
