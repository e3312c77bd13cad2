/** Figures of the French market, press averages of 2023 to 2026. Euros per m²; rents per m² and month. */
export type CityMarket = { sale: number; rent: number; quartiers: readonly string[]; share: number };

/** The cities that have more than their population's part of the samples; `share` weighs them together. */
export const cities: Record<string, CityMarket> = {
  "paris-1er": { sale: 12_300, rent: 34, share: 3, quartiers: ["Les Halles", "Palais-Royal", "Place Vendôme"] },
  "paris-2e": { sale: 11_200, rent: 33, share: 3, quartiers: ["Montorgueil", "Sentier", "Bourse"] },
  "paris-3e": { sale: 11_800, rent: 34, share: 4, quartiers: ["Arts-et-Métiers", "Enfants-Rouges", "Temple"] },
  "paris-4e": { sale: 12_600, rent: 35, share: 4, quartiers: ["Saint-Paul", "Île Saint-Louis", "Bastille"] },
  "paris-5e": { sale: 11_900, rent: 34, share: 5, quartiers: ["Mouffetard", "Jardin des Plantes", "Panthéon"] },
  "paris-6e": { sale: 15_000, rent: 37, share: 4, quartiers: ["Odéon", "Saint-Germain-des-Prés", "Notre-Dame-des-Champs"] },
  "paris-7e": { sale: 13_600, rent: 36, share: 5, quartiers: ["Gros-Caillou", "École-Militaire", "Invalides"] },
  "paris-8e": { sale: 11_300, rent: 34, share: 5, quartiers: ["Monceau", "Europe", "Miromesnil"] },
  "paris-9e": { sale: 10_200, rent: 32, share: 6, quartiers: ["Martyrs", "Trudaine", "Opéra"] },
  "paris-10e": { sale: 9_100, rent: 30, share: 8, quartiers: ["Canal Saint-Martin", "Poissonnière", "Gare de l’Est"] },
  "paris-11e": { sale: 9_500, rent: 31, share: 11, quartiers: ["Oberkampf", "Charonne", "Parmentier"] },
  "paris-12e": { sale: 8_900, rent: 29, share: 10, quartiers: ["Bercy", "Aligre", "Bel-Air"] },
  "paris-13e": { sale: 8_400, rent: 28, share: 11, quartiers: ["Butte-aux-Cailles", "Gobelins", "Olympiades"] },
  "paris-14e": { sale: 9_300, rent: 30, share: 10, quartiers: ["Denfert-Rochereau", "Pernety", "Alésia"] },
  "paris-15e": { sale: 9_300, rent: 30, share: 15, quartiers: ["Commerce", "Convention", "Beaugrenelle"] },
  "paris-16e": { sale: 10_700, rent: 32, share: 12, quartiers: ["Auteuil", "Passy", "Trocadéro"] },
  "paris-17e": { sale: 9_900, rent: 31, share: 11, quartiers: ["Batignolles", "Ternes", "Épinettes"] },
  "paris-18e": { sale: 8_900, rent: 30, share: 12, quartiers: ["Abbesses", "Jules-Joffrin", "Lamarck-Caulaincourt"] },
  "paris-19e": { sale: 6_900, rent: 26, share: 10, quartiers: ["Buttes-Chaumont", "La Villette", "Jourdain"] },
  "paris-20e": { sale: 7_700, rent: 27, share: 10, quartiers: ["Gambetta", "Ménilmontant", "Pyrénées"] },
  "lyon-1er": { sale: 5_000, rent: 16.5, share: 8, quartiers: ["Terreaux", "Pentes de la Croix-Rousse"] },
  "lyon-2e": { sale: 5_500, rent: 17, share: 9, quartiers: ["Ainay", "Confluence", "Bellecour"] },
  "lyon-3e": { sale: 4_600, rent: 16, share: 16, quartiers: ["Part-Dieu", "Montchat", "Préfecture"] },
  "lyon-4e": { sale: 5_000, rent: 16.5, share: 9, quartiers: ["Plateau de la Croix-Rousse", "Gros Caillou"] },
  "lyon-5e": { sale: 4_300, rent: 15, share: 9, quartiers: ["Vieux-Lyon", "Point-du-Jour", "Saint-Just"] },
  "lyon-6e": { sale: 5_600, rent: 17, share: 10, quartiers: ["Brotteaux", "Foch", "Bellecombe"] },
  "lyon-7e": { sale: 4_500, rent: 16, share: 12, quartiers: ["Guillotière", "Jean-Macé", "Gerland"] },
  "lyon-8e": { sale: 3_900, rent: 14.5, share: 12, quartiers: ["Monplaisir", "Bachut", "États-Unis"] },
  "lyon-9e": { sale: 3_700, rent: 14, share: 8, quartiers: ["Vaise", "Saint-Rambert", "Gorge-de-Loup"] },
  "marseille-1er": { sale: 3_100, rent: 16, share: 7, quartiers: ["Belsunce", "Noailles", "Thiers"] },
  "marseille-2e": { sale: 3_500, rent: 16, share: 5, quartiers: ["Le Panier", "La Joliette"] },
  "marseille-4e": { sale: 2_900, rent: 14.5, share: 7, quartiers: ["Les Cinq-Avenues", "La Blancarde"] },
  "marseille-5e": { sale: 3_100, rent: 15, share: 7, quartiers: ["Baille", "Le Camas", "La Conception"] },
  "marseille-6e": { sale: 4_100, rent: 16.5, share: 9, quartiers: ["Castellane", "Vauban", "Notre-Dame-du-Mont"] },
  "marseille-7e": { sale: 5_300, rent: 18, share: 8, quartiers: ["Endoume", "Saint-Victor", "Bompard"] },
  "marseille-8e": { sale: 5_000, rent: 17.5, share: 12, quartiers: ["Périer", "Pointe-Rouge", "Montredon"] },
  "marseille-9e": { sale: 3_700, rent: 15.5, share: 10, quartiers: ["Mazargues", "Sainte-Marguerite", "Redon"] },
  "marseille-10e": { sale: 3_000, rent: 14.5, share: 7, quartiers: ["Saint-Loup", "La Timone", "Pont-de-Vivaux"] },
  "marseille-12e": { sale: 3_700, rent: 15, share: 8, quartiers: ["Saint-Barnabé", "Les Caillols", "Montolivet"] },
  "marseille-13e": { sale: 2_900, rent: 13.5, share: 8, quartiers: ["Château-Gombert", "Saint-Jérôme"] },
  nice: { sale: 5_240, rent: 18, share: 30, quartiers: ["Cimiez", "Libération", "Port", "Carré d’Or", "Saint-Roch"] },
  bordeaux: { sale: 4_780, rent: 19.9, share: 30, quartiers: ["Chartrons", "Saint-Michel", "Caudéran", "La Bastide", "Saint-Augustin"] },
  toulouse: { sale: 3_760, rent: 17.4, share: 34, quartiers: ["Carmes", "Saint-Cyprien", "Minimes", "Côte-Pavée", "Compans"] },
  nantes: { sale: 3_975, rent: 15.5, share: 28, quartiers: ["Talensac", "Île de Nantes", "Doulon", "Procé", "Zola"] },
  rennes: { sale: 4_180, rent: 17.9, share: 22, quartiers: ["Thabor", "Sainte-Thérèse", "Villejean", "Centre ancien"] },
  montpellier: { sale: 3_660, rent: 17, share: 24, quartiers: ["Écusson", "Beaux-Arts", "Port Marianne", "Antigone"] },
  strasbourg: { sale: 3_980, rent: 15.5, share: 24, quartiers: ["Neudorf", "Krutenau", "Orangerie", "Robertsau"] },
  lille: { sale: 3_500, rent: 13.4, share: 24, quartiers: ["Vieux-Lille", "Wazemmes", "Vauban", "Saint-Maurice"] },
  villeurbanne: { sale: 3_600, rent: 14, share: 12, quartiers: ["Gratte-Ciel", "Charpennes", "Cusset"] },
  grenoble: { sale: 2_600, rent: 13.5, share: 14, quartiers: ["Championnet", "Île Verte", "Europole"] },
  dijon: { sale: 2_700, rent: 16.6, share: 10, quartiers: ["Toison d’Or", "Montchapet", "Centre historique"] },
  rouen: { sale: 2_500, rent: 16.6, share: 10, quartiers: ["Saint-Marc", "Jouvenet", "Vieux-Marché"] },
  orleans: { sale: 2_400, rent: 14.6, share: 9, quartiers: ["Bourgogne", "Madeleine", "Saint-Marceau"] },
  tours: { sale: 2_900, rent: 13.8, share: 9, quartiers: ["Les Halles", "Prébendes", "Velpeau"] },
  angers: { sale: 3_000, rent: 14, share: 9, quartiers: ["La Doutre", "Lafayette", "Madeleine"] },
  brest: { sale: 2_200, rent: 12, share: 8, quartiers: ["Siam", "Saint-Marc", "Recouvrance"] },
  "saint-etienne": { sale: 1_300, rent: 7.1, share: 10, quartiers: ["Bergson", "Fauriel", "Châteaucreux"] },
  "clermont-ferrand": { sale: 2_200, rent: 12.5, share: 8, quartiers: ["Jaude", "Chamalières", "Salins"] },
  reims: { sale: 2_500, rent: 13.5, share: 8, quartiers: ["Boulingrin", "Jean-Jaurès", "Clairmarais"] },
  metz: { sale: 2_300, rent: 12.5, share: 7, quartiers: ["Sainte-Thérèse", "Sablon", "Outre-Seille"] },
  annecy: { sale: 5_400, rent: 19, share: 8, quartiers: ["Vieille Ville", "Novel", "Albigny"] },
  "aix-en-provence": { sale: 5_300, rent: 18.5, share: 10, quartiers: ["Mazarin", "Pont-de-l’Arc", "Jas-de-Bouffan"] },
  "la-rochelle": { sale: 4_900, rent: 16, share: 8, quartiers: ["Vieux-Port", "La Genette", "Les Minimes"] },
  biarritz: { sale: 8_600, rent: 20, share: 4, quartiers: ["Saint-Charles", "Port-Vieux", "Parc d’Hiver"] },
  arras: { sale: 2_200, rent: 12.3, share: 5, quartiers: ["Grand-Place", "Gare", "Les Bonnettes"] },
};

/** Sale price by department for every other commune; houses and flats together. */
const departmentSale: Record<string, number> = {
  "06": 4_900, "92": 6_300, "94": 5_000, "93": 3_800, "78": 4_200, "91": 3_000, "95": 3_100, "77": 2_900, "74": 4_600,
  "73": 3_400, "83": 4_000, "13": 3_500, "33": 3_000, "64": 3_000, "17": 3_000, "34": 2_900, "44": 2_900, "35": 2_500,
  "56": 2_900, "69": 3_300, "31": 2_600, "66": 2_200, "85": 2_600, "40": 2_900, "84": 2_400, "38": 2_400, "01": 2_400,
  "67": 2_500, "68": 2_100, "2A": 3_400, "2B": 2_900, "59": 2_000, "60": 2_100, "62": 1_700, "37": 2_100, "14": 2_500,
  "29": 2_000, "22": 1_900, "76": 1_900, "27": 1_900, "30": 2_300, "49": 2_000, "11": 1_800, "81": 1_700, "45": 1_800,
  "974": 2_700, "971": 2_500, "972": 2_500, "973": 2_400, "976": 2_200,
};
const OTHER_DEPARTMENTS = 1_450;

/** Euros per m² in a commune outside the table of cities. */
export function ruralMarket(departmentCode: string, population: number): { sale: number; rent: number } {
  const base = departmentSale[departmentCode] ?? OTHER_DEPARTMENTS;
  const size = population < 2_000 ? 0.8 : population < 10_000 ? 0.92 : population < 40_000 ? 1 : 1.08;
  const sale = base * size;
  return { sale, rent: 5 + sale / 400 };
}

/** Communes under rent control (« encadrement des loyers », loi ELAN, article 140). */
export const rentControlled = /^(paris|lyon|villeurbanne|lille|bordeaux|montpellier)(-|$)/;

/** Most a tenant may be asked, euros per m², since 1 January 2026, by zone. */
export function tenantFeeCap(slug: string, sale: number): number {
  if (slug.startsWith("paris")) return 12.1;
  return sale >= 2_900 ? 10.09 : 8.07;
}

export const genericQuartiers = [
  "Centre", "Centre-bourg", "Gare", "Vieille ville", "Les Écoles", "Mairie", "Les Jardins", "Le Parc", "La Plaine", "Bellevue",
] as const;
