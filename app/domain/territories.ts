import { normalizeName } from "./commune-name.ts";

/** A department, or an overseas collectivity, which has a code like one; `region` is the slug of its region, if any. */
export type Department = { code: string; name: string; region: string | null };

/** A region; `slug` is its value in addresses. */
export type Region = { slug: string; name: string };

/** The departments of each region, as « code name »; spelt as the official list does (Etalab, Licence Ouverte). */
const departmentsByRegion: Record<string, string> = {
  "Auvergne-Rhône-Alpes":
    "01 Ain|03 Allier|07 Ardèche|15 Cantal|26 Drôme|38 Isère|42 Loire|43 Haute-Loire|63 Puy-de-Dôme|69 Rhône|73 Savoie|74 Haute-Savoie",
  "Bourgogne-Franche-Comté":
    "21 Côte-d’Or|25 Doubs|39 Jura|58 Nièvre|70 Haute-Saône|71 Saône-et-Loire|89 Yonne|90 Territoire de Belfort",
  Bretagne: "22 Côtes-d’Armor|29 Finistère|35 Ille-et-Vilaine|56 Morbihan",
  "Centre-Val de Loire": "18 Cher|28 Eure-et-Loir|36 Indre|37 Indre-et-Loire|41 Loir-et-Cher|45 Loiret",
  Corse: "2A Corse-du-Sud|2B Haute-Corse",
  "Grand Est":
    "08 Ardennes|10 Aube|51 Marne|52 Haute-Marne|54 Meurthe-et-Moselle|55 Meuse|57 Moselle|67 Bas-Rhin|68 Haut-Rhin|88 Vosges",
  Guadeloupe: "971 Guadeloupe",
  Guyane: "973 Guyane",
  "Hauts-de-France": "02 Aisne|59 Nord|60 Oise|62 Pas-de-Calais|80 Somme",
  "Île-de-France":
    "75 Paris|77 Seine-et-Marne|78 Yvelines|91 Essonne|92 Hauts-de-Seine|93 Seine-Saint-Denis|94 Val-de-Marne|95 Val-d’Oise",
  "La Réunion": "974 La Réunion",
  Martinique: "972 Martinique",
  Mayotte: "976 Mayotte",
  Normandie: "14 Calvados|27 Eure|50 Manche|61 Orne|76 Seine-Maritime",
  "Nouvelle-Aquitaine":
    "16 Charente|17 Charente-Maritime|19 Corrèze|23 Creuse|24 Dordogne|33 Gironde|40 Landes|47 Lot-et-Garonne" +
    "|64 Pyrénées-Atlantiques|79 Deux-Sèvres|86 Vienne|87 Haute-Vienne",
  Occitanie:
    "09 Ariège|11 Aude|12 Aveyron|30 Gard|31 Haute-Garonne|32 Gers|34 Hérault|46 Lot|48 Lozère|65 Hautes-Pyrénées" +
    "|66 Pyrénées-Orientales|81 Tarn|82 Tarn-et-Garonne",
  "Pays de la Loire": "44 Loire-Atlantique|49 Maine-et-Loire|53 Mayenne|72 Sarthe|85 Vendée",
  "Provence-Alpes-Côte d’Azur":
    "04 Alpes-de-Haute-Provence|05 Hautes-Alpes|06 Alpes-Maritimes|13 Bouches-du-Rhône|83 Var|84 Vaucluse",
};

const collectivities =
  "975 Saint-Pierre-et-Miquelon|977 Saint-Barthélemy|978 Saint-Martin|986 Wallis et Futuna|987 Polynésie française|988 Nouvelle-Calédonie";

const slugOf = (name: string) => normalizeName(name).replaceAll(" ", "-");

const readList = (list: string, region: string | null): Department[] =>
  list.split("|").map((entry) => {
    const space = entry.indexOf(" ");
    return { code: entry.slice(0, space), name: entry.slice(space + 1), region };
  });

export const regions: readonly Region[] = Object.keys(departmentsByRegion).map((name) => ({
  slug: slugOf(name),
  name,
}));

/** In the order of their codes. */
export const departments: readonly Department[] = [
  ...Object.entries(departmentsByRegion).flatMap(([name, list]) => readList(list, slugOf(name))),
  ...readList(collectivities, null),
].toSorted((one, other) => (one.code < other.code ? -1 : 1));

/** Departments that consist of one commune: their name means the commune. */
export const singleCommuneDepartments: ReadonlySet<string> = new Set(["75", "977", "978"]);

const byCode = new Map(departments.map((department) => [department.code, department]));
const bySlug = new Map(regions.map((region) => [region.slug, region]));
const departmentSpellings = new Map(departments.map((department) => [normalizeName(department.name), department]));

/** The department with this code (« 44 », « 2a », « 1 ») or name (« loire-atlantique », « le Rhône »). */
export function readDepartment(text: string): Department | null {
  const typed = text.trim();
  const code = /^\d$/.test(typed) ? `0${typed}` : typed.toUpperCase();
  return byCode.get(code) ?? readName(typed, departmentSpellings);
}

/** The region with this slug or name. */
export function readRegion(text: string): Region | null {
  return readName(text, regionSpellings);
}

const regionSpellings = new Map<string, Region>([
  ...regions.map((region): [string, Region] => [normalizeName(region.name), region]),
  ...Object.entries({
    aura: "auvergne-rhone-alpes",
    bfc: "bourgogne-franche-comte",
    centre: "centre-val-de-loire",
    hdf: "hauts-de-france",
    idf: "ile-de-france",
    "region parisienne": "ile-de-france",
    paca: "provence-alpes-cote-d-azur",
  }).map(([spelling, slug]): [string, Region] => [spelling, bySlug.get(slug)!]),
]);

/** Other names of regions that are no commune's name, as `normalizeName` writes them. */
export const regionAliases: ReadonlyMap<string, Region> = new Map(
  ["aura", "idf", "paca", "region parisienne"].map((alias) => [alias, regionSpellings.get(alias)!]),
);

/** The value with this name, typed with or without its article. */
export function readName<Found>(text: string, names: ReadonlyMap<string, Found>): Found | null {
  const name = normalizeName(text.slice(0, MOST_LETTERS));
  return names.get(name) ?? names.get(name.replace(/^(l|le|la|les) /, "")) ?? names.get(`la ${name}`) ?? null;
}

const MOST_LETTERS = 60;

/** The codes of the departments of these regions, by slug. */
export function departmentsOfRegions(slugs: readonly string[]): string[] {
  return departments.flatMap(({ code, region }) => (region !== null && slugs.includes(region) ? [code] : []));
}

/** A region that is one department is searched as this department. */
export function onlyDepartmentOf(slug: string): Department | null {
  const own = departments.filter(({ region }) => region === slug);
  return own.length === 1 ? own[0]! : null;
}

/** Slugs of communes that are also names of departments or regions: a name alone means the larger place. */
export const territorySlugs: ReadonlySet<string> = new Set([
  ...departments.filter(({ code }) => !singleCommuneDepartments.has(code)).map(({ name }) => slugOf(name)),
  ...regions.map(({ slug }) => slug),
]);
