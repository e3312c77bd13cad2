import { buildPlaceIndex, type CommuneRow } from "#app/communes/place-index.ts";
import { normalizeName, slugify } from "#app/domain/commune-name.ts";
import type { ListedCommune } from "#db/seed/commune-list.ts";
import { placeNames, type PlaceNames } from "#app/search/sentence/place-names.ts";

/** These communes of France. */
export const listedPlaces = (listed: ListedCommune[]): PlaceNames =>
  placeNames(
    buildPlaceIndex(
      listed.map((commune) => ({
        ...commune,
        slug: slugify(commune.name),
        searchName: normalizeName(commune.name),
        postalCode: commune.postalCodes[0] ?? "",
        postalCodes: commune.postalCodes.map((code) => ` ${code}`).join(""),
        latitude: null,
        longitude: null,
      })),
    ),
  );

type Row = [name: string, department: string, population: number, ...postalCodes: string[]];

const communes: Row[] = [
  ["Paris", "75", 2_100_000, ...Array.from({ length: 20 }, (_, index) => String(75_001 + index))],
  ["Marseille", "13", 870_000, ...Array.from({ length: 16 }, (_, index) => String(13_001 + index))],
  ["Lyon", "69", 520_000, ...Array.from({ length: 9 }, (_, index) => String(69_001 + index))],
  ["Toulouse", "31", 500_000, "31000", "31100"],
  ["Nice", "06", 350_000, "06000"],
  ["Nantes", "44", 320_000, "44000"],
  ["Montpellier", "34", 300_000, "34000"],
  ["Strasbourg", "67", 290_000, "67000"],
  ["Bordeaux", "33", 260_000, "33000"],
  ["Lille", "59", 236_000, "59000"],
  ["Rennes", "35", 222_000, "35000"],
  ["Saint-Étienne", "42", 173_000, "42000"],
  ["Grenoble", "38", 158_000, "38000"],
  ["Dijon", "21", 158_000, "21000"],
  ["Angers", "49", 155_000, "49000"],
  ["Villeurbanne", "69", 154_000, "69100"],
  ["Clermont-Ferrand", "63", 147_000, "63000"],
  ["Aix-en-Provence", "13", 145_000, "13090"],
  ["Brest", "29", 139_000, "29200"],
  ["Le Mans", "72", 145_000, "72000"],
  ["Tours", "37", 137_000, "37000"],
  ["Limoges", "87", 130_000, "87000"],
  ["Annecy", "74", 130_000, "74000"],
  ["Boulogne-Billancourt", "92", 120_000, "92100"],
  ["Saint-Denis", "93", 113_000, "93200"],
  ["Saint-Denis", "974", 153_000, "97400"],
  ["Metz", "57", 120_000, "57000"],
  ["Caen", "14", 106_000, "14000"],
  ["La Rochelle", "17", 78_000, "17000"],
  ["Saint-Maur-des-Fossés", "94", 75_000, "94100"],
  ["Levallois-Perret", "92", 66_000, "92300"],
  ["Quimper", "29", 64_000, "29000"],
  ["Beauvais", "60", 56_000, "60000"],
  ["Maisons-Alfort", "94", 57_000, "94700"],
  ["Vannes", "56", 54_000, "56000"],
  ["Saint-Malo", "35", 47_000, "35400"],
  ["Les Sables-d'Olonne", "85", 45_000, "85100"],
  ["Saint-Nazaire", "44", 72_000, "44600"],
  ["Saint-Germain-en-Laye", "78", 45_000, "78100"],
  ["Cesson-Sévigné", "35", 17_000, "35510"],
  ["La Baule-Escoublac", "44", 16_000, "44500"],
  ["Pornic", "44", 15_000, "44210"],
  ["Arcachon", "33", 12_000, "33120"],
  ["L'Isle-sur-la-Sorgue", "84", 20_000, "84800"],
  ["Cassis", "13", 7_000, "13260"],
  ["Mer", "41", 6_000, "41500"],
  ["Port-Vendres", "66", 4_200, "66660"],
  ["Vue", "44", 1_600, "44640"],
  ["Plouha", "22", 4_500, "22580"],
  ["Aix", "59", 700, "59310"],
  ["Jours", "58", 300, "58800"],
  ["Bretagne", "36", 200, "36110"],
  ["Croix", "59", 21_000, "59170"],
];

const rowOf = ([name, departmentCode, population, ...postalCodes]: Row, index: number): CommuneRow => ({
  id: index + 1,
  slug: slugify(name),
  inseeCode: `${departmentCode}${index}`,
  name,
  departmentCode,
  departmentName: "",
  postalCode: postalCodes[0]!,
  searchName: normalizeName(name),
  kind: "commune",
  parentId: null,
  postalCodes: postalCodes.map((code) => ` ${code}`).join(""),
  population,
  latitude: null,
  longitude: null,
});

const cities = communes.map((row, index) => {
  const city = rowOf(row, index);
  // The portal does the same for names shared by several communes.
  const isSecond = communes.slice(0, index).some(([name]) => name === city.name);
  return isSecond ? { ...city, slug: `${city.slug}-${city.departmentCode}` } : city;
});
const districts = communes.slice(0, 3).flatMap(([city, department, , ...postalCodes], parent) =>
  postalCodes.map((code, index): CommuneRow => {
    const name = `${city} ${index + 1}${index === 0 ? "er" : "e"}`;
    return {
      ...rowOf([name, department, 40_000, code], 100 * (parent + 1) + index),
      kind: "arrondissement",
      parentId: cities[parent]!.id,
    };
  }),
);

const index = buildPlaceIndex([...cities, ...districts]);

/** Some places that sentences name, and all departments and regions. */
export const sentencePlaces = (): PlaceNames => placeNames(index);
