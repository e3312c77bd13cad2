import { normalizeName, slugify } from "#app/domain/commune-name.ts";
import { readName, readRegion, type Region } from "#app/domain/territories.ts";

/** A region that people name and no authority governs: « Côte d’Azur », « Pays basque », the regions of before 2016. */
type FamousRegion = Region & {
  /** « sur la Côte d’Azur ». */
  within: string;
  /** Other names, as `normalizeName` writes them. */
  otherNames: string[];
  departments: string[];
  /** SIREN of groups of communes (EPCI). */
  groups: string[];
  /** INSEE codes of communes. */
  communes: string[];
};

/**
 * « where; members; other names ». Members are departments, groups of communes (nine digits) and communes (five), by their codes in
 * the official list (Etalab, Licence Ouverte). Borders follow tourist offices or common use; former regions, law 72-619 until 2015.
 */
const table: Record<string, string> = {
  // Former regions and provinces of whole departments.
  Alsace: "en Alsace; 67 68",
  Lorraine: "en Lorraine; 54 55 57 88",
  "Champagne-Ardenne": "en Champagne-Ardenne; 08 10 51 52; champagne ardennes",
  Picardie: "en Picardie; 02 60 80; picardy",
  "Nord-Pas-de-Calais": "dans le Nord-Pas-de-Calais; 59 62",
  "Haute-Normandie": "en Haute-Normandie; 27 76",
  "Basse-Normandie": "en Basse-Normandie; 14 50 61",
  Bourgogne: "en Bourgogne; 21 58 71 89; burgundy",
  "Franche-Comté": "en Franche-Comté; 25 39 70 90",
  "Rhône-Alpes": "en Rhône-Alpes; 01 07 26 38 42 69 73 74",
  Auvergne: "en Auvergne; 03 15 43 63",
  Limousin: "dans le Limousin; 19 23 87",
  Aquitaine: "en Aquitaine; 24 33 40 47 64",
  "Poitou-Charentes": "en Poitou-Charentes; 16 17 79 86",
  "Midi-Pyrénées": "en Midi-Pyrénées; 09 12 31 32 46 65 81 82",
  "Languedoc-Roussillon": "en Languedoc-Roussillon; 11 30 34 48 66",
  Languedoc: "dans le Languedoc; 11 30 34",
  Roussillon: "dans le Roussillon; 66; pays catalan; catalogne nord",
  Provence: "en Provence; 04 13 83 84",
  "Pays de Savoie": "dans les Pays de Savoie; 73 74; savoie mont blanc; deux savoie",
  Dauphiné: "dans le Dauphiné; 05 26 38",
  Touraine: "en Touraine; 37",
  Berry: "dans le Berry; 18 36",
  Anjou: "en Anjou; 49",
  Poitou: "dans le Poitou; 79 86",
  Périgord: "dans le Périgord; 24",
  Quercy: "dans le Quercy; 46",
  Rouergue: "dans le Rouergue; 12",
  Bigorre: "en Bigorre; 65",
  "Petite couronne": "en petite couronne; 92 93 94",
  "Grande couronne": "en grande couronne; 77 78 91 95",
  // The Mediterranean and Provence.
  "Côte d’Azur":
    "sur la Côte d’Azur; 06 200035319 200036077 200027100 248300543; french riviera; riviera francaise; cote azur; riviera",
  "Golfe de Saint-Tropez": "dans le golfe de Saint-Tropez; 200036077",
  Luberon: "dans le Luberon; 200040442 200040624 248400285",
  Alpilles: "dans les Alpilles; 241300375; baux alpilles",
  Camargue: "en Camargue; 13004 13096 13078 243000593 243000650",
  Ventoux: "autour du Ventoux; 200035723 248400053 248400335; mont ventoux",
  Verdon: "dans le Verdon; 200040210 200040202 200034700; gorges du verdon",
  Queyras: "dans le Queyras; 200067452",
  "Côte Vermeille": "sur la Côte Vermeille; 200043602",
  Cerdagne: "en Cerdagne; 246600399 246600464",
  Corbières: "dans les Corbières; 200035863 200070365",
  Minervois: "dans le Minervois; 200066348 200035863",
  Lauragais: "dans le Lauragais; 200035855 200035707 200071298",
  Cévennes: "dans les Cévennes; 200034601 200035129 200069136 200069151 243400736 243000270 200034411 200066918",
  // The Alps and the Jura.
  "Pays du Mont-Blanc": "au pays du Mont-Blanc; 200034882 200023372; mont blanc",
  Chablais: "dans le Chablais; 200067551 200071967 247400682",
  Maurienne: "en Maurienne; 200070340 200070464 247300361 247300452 247300676",
  Tarentaise: "en Tarentaise; 200023299 200040798 247300015 247300254 247300817",
  Chartreuse: "en Chartreuse; 200040111; massif de la chartreuse",
  Oisans: "dans l’Oisans; 243800745",
  Grésivaudan: "dans le Grésivaudan; 200018166; vallee du gresivaudan",
  Vercors: "dans le Vercors; 200067767 243801024",
  "Drôme provençale": "en Drôme provençale; 200040681 200042901 200068229 242600492 200040459",
  "Pays de Gex": "dans le pays de Gex; 240100750",
  // The South-West.
  "Pays basque": "au Pays basque; 200067106; cote basque; pays basque francais; basque country",
  Béarn: "en Béarn; 200067239 200067254 200067262 200067288 200067296 200039204 246400337 246401756",
  "Côte landaise":
    "sur la côte landaise; 244000543 244000659 244000857 244000865 244000873; cote d argent; littoral landais",
  "Bassin d’Arcachon": "sur le bassin d’Arcachon; 243300563 243301504; bassin arcachon; baie d arcachon",
  Médoc: "dans le Médoc; 200069995 200070720 243301447 243301389",
  "Entre-deux-Mers": "dans l’Entre-deux-Mers; 200069599 243301215 243301439 200069581",
  "Périgord noir": "dans le Périgord noir; 200027217 200040830 200041150 200041168 200041440",
  "Périgord vert": "dans le Périgord vert; 200041572 200071819 242400752 200040400",
  Comminges: "dans le Comminges; 200072643 200072635 200073146",
  Aubrac: "dans l’Aubrac; 200067171 200068484 200069144 200069185 200069268",
  Larzac: "sur le Larzac; 241200567 241200906 200017341",
  // The Atlantic coast and Brittany.
  "Île de Ré": "sur l’île de Ré; 241700459",
  "Île d’Oléron": "sur l’île d’Oléron; 241700624; oleron",
  "Île de Noirmoutier": "sur l’île de Noirmoutier; 248500191; noirmoutier",
  "Belle-Île-en-Mer": "à Belle-Île-en-Mer; 245600465; belle ile",
  Saintonge: "en Saintonge; 200036473 200041523 200041689 241700517 241700632 241700640",
  "Pays de Retz": "dans le pays de Retz; 200067346 200071546 244400586",
  "Presqu’île de Guérande": "sur la presqu’île de Guérande; 244400610; presqu ile guerandaise; cote d amour",
  "Vignoble nantais": "dans le vignoble nantais; 200067635 200067866",
  "Golfe du Morbihan": "dans le golfe du Morbihan; 200067932",
  "Presqu’île de Quiberon": "sur la presqu’île de Quiberon; 56186 56234 56168; baie de quiberon",
  Cornouaille: "en Cornouaille; 200068120 242900629 242900645 242900660 242900694 242900702 242900710 242900769",
  "Pays bigouden": "en pays bigouden; 242900702 242900710",
  "Presqu’île de Crozon": "sur la presqu’île de Crozon; 200066868",
  Léon: "dans le Léon; 200067072 242900074 242900553 242900751 242900793 242900801",
  Trégor: "dans le Trégor; 200065928 242900835",
  "Côte de Granit rose": "sur la côte de Granit rose; 22168 22353 22198 22343 22379 22134 22166 22324",
  "Côte d’Émeraude": "sur la côte d’Émeraude; 243500725 243500782",
  // Normandy and the North.
  Cotentin: "dans le Cotentin; 200042729 200067205",
  "Côte Fleurie": "sur la Côte Fleurie; 241400415 200065563 200066827",
  "Pays d’Auge": "dans le pays d’Auge; 200065563 200069532 241400878 200066017 200069458",
  "Suisse normande": "en Suisse normande; 200066710",
  Bessin: "dans le Bessin; 241400555 200066801",
  "Pays de Caux":
    "dans le pays de Caux; 200010700 200068534 200069821 200069839 200069847 200070449 247600505 247600620 247600646",
  "Côte d’Albâtre": "sur la Côte d’Albâtre; 200069839 200069821 247600786 247600729",
  "Pays de Bray": "dans le pays de Bray; 200069730 200070068 247600604",
  "Côte d’Opale": "sur la Côte d’Opale; 200069029 200090751 246200380 246200729 200072478",
  "Baie de Somme": "en baie de Somme; 200070993 200070936",
  Flandre: "en Flandre; 200040947 200040954 245900428 245900758; flandres",
  Avesnois: "dans l’Avesnois; 200043263 200043321 200043396 200043404",
  // The Paris basin, the centre and the East.
  Vexin: "dans le Vexin; 200035970 200071843 246000707 249500513",
  Perche: "dans le Perche; 200006971 200036069 200068435 200068856 200069912 200070167 244100293 200040772",
  Sologne: "en Sologne; 200000800 200000933 200005932 200018406 244100780 244100806",
  "Val de Loire": "dans le Val de Loire; 37 41 49; vallee de la loire; loire valley",
  Puisaye: "en Puisaye; 200067130",
  Morvan: "dans le Morvan; 200039758 200067882 200067890 200070530 242101442",
  Beaujolais: "dans le Beaujolais; 200040574 200040590 200067817",
  Bresse: "en Bresse; 200040038 200042414 200069615 200071371 200071538 200071579 200071751 247100647",
  "Hautes Vosges": "dans les Hautes Vosges; 200033868 200096634 200096642; massif des vosges",
  Sundgau: "dans le Sundgau; 200066041 200066033",
  // Smaller regions.
  "Vexin français": "dans le Vexin français; 200035970 249500513",
  "Vallée de Chevreuse": "dans la vallée de Chevreuse; 200033173",
  Thiérache: "en Thiérache; 200041622 200071983 240200444 240200634",
  Artois: "en Artois; 200035442 200069482 200069672 200072460 246200364 200033579",
  "Côte de Nacre": "sur la Côte de Nacre; 241400860",
  "Baie du Mont-Saint-Michel": "en baie du Mont-Saint-Michel; 200070670 200069425",
  "Presqu’île de Rhuys": "sur la presqu’île de Rhuys; 56005 56205 56214 56240 56252",
  "Monts d’Arrée": "dans les monts d’Arrée; 200067197",
  "Côte de Jade": "sur la Côte de Jade; 200067346 244400586",
  "Île d’Yeu": "sur l’île d’Yeu; 85113",
  "Marais poitevin": "dans le Marais poitevin; 200041499 248500563 79191 79100",
  "Côte atlantique": "sur la côte atlantique; 17 33 40 44 64 85",
  "Cap Ferret": "au Cap Ferret; 33236",
  Libournais: "dans le Libournais; 200070092 200035533",
  "Vallée de la Dordogne": "dans la vallée de la Dordogne; 24 200066371",
  "Périgord pourpre": "dans le Périgord pourpre; 200070647 200034833 200040889",
  Gascogne: "en Gascogne; 32 40",
  Couserans: "dans le Couserans; 200067940",
  Vallespir: "dans le Vallespir; 246600373 246600548",
  "Cap d’Agde": "au Cap d’Agde; 34003",
  "Côte Bleue": "sur la Côte Bleue; 13021 13033 13088 13104 13056",
  Diois: "dans le Diois; 242600534",
  Trièves: "dans le Trièves; 200030658",
  Aravis: "dans les Aravis; 247400617",
  "Lac d’Annecy": "autour du lac d’Annecy; 200066793 247400773",
  "Vallée de Chamonix": "dans la vallée de Chamonix; 200023372",
  "Haut-Jura": "dans le Haut-Jura; 200026573 243900479 243900354",
  Bugey: "dans le Bugey; 200040350 200042935",
  Dombes: "dans la Dombes; 200042497 200069193",
  Forez: "dans le Forez; 200065886 200065894",
  "Livradois-Forez": "dans le Livradois-Forez; 200070761",
  Sancy: "dans le Sancy; 246300966 200069169; massif du sancy",
  Brenne: "en Brenne; 243600301 243600319 243600343",
};

export const famousRegions: readonly FamousRegion[] = Object.entries(table).map(([name, row]) => {
  const [within = "", members = "", ...otherNames] = row.split("; ");
  const codes = members.split(" ");
  return {
    slug: slugify(name),
    name,
    within,
    otherNames,
    departments: codes.filter((code) => code.length <= 3),
    groups: codes.filter((code) => code.length === 9),
    communes: codes.filter((code) => code.length === 5),
  };
});

/** The names of a region as people type them: « cote d azur », « cote dazur », « cote azur », « presquile de rhuys ». */
export function spellingsOf({ name, otherNames }: FamousRegion): string[] {
  const names = [normalizeName(name), ...otherNames];
  const short = names.map((each) => each.replaceAll(/ (?:de la|de l|des|du|de|d)(?= )/g, ""));
  const joined = names.map((each) => each.replaceAll(/ ([dl]) /g, " $1").replace("presqu ile", "presquile"));
  return [...new Set([...names, ...short, ...joined])];
}

const bySpelling = new Map(
  famousRegions.flatMap((region) => spellingsOf(region).map((spelling): [string, FamousRegion] => [spelling, region])),
);

/** The famous region with this slug or name. */
export const readFamousRegion = (text: string): FamousRegion | null => readName(text, bySpelling);

/** The region, official or famous, with this slug or name. */
export const readAnyRegion = (text: string): Region | null => readRegion(text) ?? readFamousRegion(text);
