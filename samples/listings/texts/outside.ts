import { join, type Phrase, say, sayOften, type Tale } from "./tale.ts";
import { capitalize, listWords } from "./words.ts";

/** Balcony, terrace, garden, pool, view, and cellar, garage, parking. */
export function outside(tale: Tale): string {
  return join(...(tale.home.propertyType === "maison" ? houseOutside(tale) : flatOutside(tale)), annexes(tale));
}

function flatOutside(tale: Tale): string[] {
  const { has } = tale;
  return [
    has("terrasse")
      ? say(tale, flatTerraces)
      : has("balcon")
        ? say(tale, balconies)
        : has("jardin")
          ? say(tale, flatGardens)
          : "",
    has("vue-mer")
      ? say(tale, seaViews)
      : has("vue-degagee")
        ? say(tale, views)
        : has("sans-vis-a-vis")
          ? say(tale, noFacing)
          : "",
  ];
}

function houseOutside(tale: Tale): string[] {
  const { has } = tale;
  return [
    has("jardin") ? say(tale, tale.home.style === "ville" ? courtyards : gardens) : "",
    has("terrasse") ? say(tale, terraces) : "",
    has("piscine") ? say(tale, pools) : "",
    has("vue-degagee") ? say(tale, houseViews) : has("sans-vis-a-vis") ? say(tale, noFacing) : "",
  ];
}

const balconies: Phrase[] = [
  "Un balcon prolonge le séjour.",
  "Le balcon accueille une petite table et quelques plantes.",
  "On prend l’air sur le balcon, accessible depuis la pièce principale.",
  "Un balcon court le long de la façade.",
  "Côté extérieur, un balcon où poser deux chaises.",
];
const flatTerraces: Phrase[] = [
  "Une terrasse prolonge le séjour et devient une pièce de plus aux beaux jours.",
  "La terrasse permet de déjeuner dehors une partie de l’année.",
  "On profite d’une vraie terrasse, assez grande pour une table.",
  "La terrasse, de plain-pied avec le séjour, est l’atout de ce logement.",
];
const flatGardens: Phrase[] = [
  "Un petit jardin privatif s’ouvre devant le séjour.",
  "Au rez-de-chaussée, un jardin privatif invite à vivre dehors.",
  "Les fenêtres donnent sur un jardin à usage privatif.",
];
const seaViews: Phrase[] = [
  "La vue sur la mer change à chaque heure du jour.",
  "Depuis le séjour, on aperçoit la mer.",
  "La mer se montre entre les toits : un spectacle dont on ne se lasse pas.",
];
const views: Phrase[] = [
  "La vue, dégagée, porte au-delà des toits.",
  "Vue dégagée depuis le séjour.",
  "À cette hauteur, la vue est libre.",
  "Rien n’arrête le regard : la vue est dégagée.",
];
const noFacing: Phrase[] = [
  "Aucun vis-à-vis.",
  "Aucun vis-à-vis ne vient gêner la vue.",
  "L’absence de vis-à-vis préserve l’intimité.",
];

const gardens: Phrase[] = [
  "Le jardin, clos et arboré, se prête aux repas dehors.",
  "Le jardin est planté d’arbres fruitiers et se partage entre soleil et ombre.",
  "Côté jardin, il y a la place d’un potager et d’une table à l’ombre.",
  "Dehors, un jardin facile d’entretien prolonge la pièce principale.",
  (t) => (t.land ? `Le terrain de ${t.land}, clos, est agrémenté de massifs et de pelouse.` : null),
  "Le jardin, bien exposé, ne demande qu’à être cultivé.",
  "Une haie protège le jardin des regards.",
];
const courtyards: Phrase[] = [
  "À l’arrière, un jardin de ville clos de murs offre un coin de verdure inattendu.",
  "Un petit jardin, à l’abri de la rue, complète la maison.",
  "Le jardin, de taille raisonnable, s’entretient en une heure par semaine.",
  "On oublie la rue dans le petit jardin situé derrière la maison.",
];
const terraces: Phrase[] = [
  "La terrasse s’ouvre depuis le séjour.",
  "Une terrasse permet de déjeuner dehors dès les beaux jours.",
  "La terrasse, de plain-pied avec la pièce de vie, est abritée du vent.",
  "Une grande terrasse relie l’intérieur et l’extérieur.",
];
const pools: Phrase[] = [
  "Aux beaux jours, on profite de la piscine.",
  "La piscine, sécurisée, a trouvé sa place à l’écart de la maison.",
  "Une piscine complète les extérieurs.",
  "La piscine est exposée plein soleil.",
];
const houseViews: Phrase[] = [
  "La vue est dégagée sur les alentours.",
  "Depuis les fenêtres, le regard porte loin.",
  "Belle vue dégagée.",
];

function annexes(tale: Tale): string {
  const { has, home } = tale;
  const list = [
    has("garage") && "un garage",
    has("parking") &&
      (home.propertyType === "maison"
        ? "une place de stationnement"
        : tale.random.pick(["une place de parking", "une place de stationnement en sous-sol"])),
    has("cave") && (home.cellars === 2 ? "deux caves" : "une cave"),
    has("buanderie") && "une buanderie",
  ].filter((extra) => extra !== false);
  if (list.length === 0) return "";
  const words = listWords(list);
  const isOne = list.length === 1 && list[0] !== "deux caves";
  return tale.random.pick([
    `En complément : ${words}.`,
    `${capitalize(words)} ${isOne ? "complète" : "complètent"} le bien.`,
    `${isOne ? "S’y ajoute" : "S’y ajoutent"} ${words}.`,
    `Côté pratique, ${words}.`,
    `Vous disposerez aussi ${listWords(list.map((extra) => `d’${extra}`))}.`,
    `${capitalize(words)} : ${isOne ? "un vrai plus" : "de vrais atouts"} au quotidien.`,
  ]);
}

/** The building: keeper, codes, bicycles, access. */
export function building(tale: Tale): string {
  const { has, home } = tale;
  if (home.propertyType !== "appartement") return sayOften(tale, 0.7, houseComforts);
  const services = [has("gardien") && "un gardien", has("local-velos") && "un local à vélos"].filter(
    (service) => service !== false,
  );
  const codes = [has("digicode") && "digicode", has("interphone") && "interphone"].filter((code) => code !== false);
  return join(
    services.length === 0
      ? ""
      : tale.random.pick([
          `La copropriété compte ${listWords(services)}.`,
          `Dans l’immeuble : ${listWords(services)}.`,
          `Les habitants de l’immeuble disposent ${listWords(services.map((service) => `d’${service}`))}.`,
        ]),
    codes.length === 0 || tale.random.chance(0.3)
      ? ""
      : tale.random.pick([
          `L’entrée est sécurisée par ${listWords(codes)}.`,
          `Entrée sécurisée (${listWords(codes)}).`,
          `${capitalize(listWords(codes))} à l’entrée de l’immeuble.`,
        ]),
    sayOften(tale, 0.6, comforts),
  );
}

const comforts: Phrase[] = [
  (t) => (t.has("acces-handicap") ? "L’accès est possible en fauteuil roulant, de la rue au logement." : null),
  (t) => (t.has("double-vitrage") && t.has("fibre") ? "Double vitrage et fibre optique." : null),
  (t) => (t.has("double-vitrage") ? "Le double vitrage isole du bruit." : null),
  (t) => (t.has("climatisation") ? "La climatisation rend l’été confortable." : null),
  (t) => (t.has("fibre") ? "La fibre est installée : on peut travailler chez soi dès le premier jour." : null),
];
const houseComforts: Phrase[] = [
  (t) => (t.has("climatisation") ? "Les chambres et le séjour sont climatisés." : null),
  (t) =>
    t.has("double-vitrage") && t.has("fibre") ? "Les fenêtres sont en double vitrage et la fibre est raccordée." : null,
  (t) => (t.has("alarme") ? "Une alarme équipe la maison." : null),
  (t) => (t.has("fibre") ? "La fibre est raccordée." : null),
  (t) => (t.has("double-vitrage") ? "Les menuiseries sont en double vitrage." : null),
];
