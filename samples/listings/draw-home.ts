import type { PropertyType, Transaction } from "#app/domain/listing.ts";
import { drawFlat } from "./flat.ts";
import type { Home, HomeDraft } from "./home.ts";
import { drawHouse } from "./house.ts";
import type { Place } from "./places.ts";
import type { Random } from "./random.ts";

export function drawHome(random: Random, place: Place): Home {
  const propertyType = drawType(random, place);
  const transaction: Transaction =
    propertyType === "terrain" || random.chance(propertyType === "maison" ? 0.78 : 0.56) ? "vente" : "location";
  // In villages few advertisers name a quartier.
  const quartier = place.population < 3_000 && random.chance(0.5) ? null : random.pick(place.quartiers);
  const draft = { place, transaction, quartier };
  if (propertyType === "terrain") return drawPlot(random, draft);
  return propertyType === "maison" ? drawHouse(random, draft) : drawFlat(random, draft);
}

function drawType(random: Random, { slug, isCity, population }: Place): PropertyType {
  if (slug.startsWith("paris-"))
    return random.weighted([
      ["appartement", 985],
      ["maison", 15],
    ]);
  if (isCity)
    return random.weighted([
      ["appartement", 83],
      ["maison", 15],
      ["terrain", 2],
    ]);
  if (population > 25_000)
    return random.weighted([
      ["appartement", 66],
      ["maison", 30],
      ["terrain", 4],
    ]);
  return population > 6_000
    ? random.weighted([
        ["appartement", 40],
        ["maison", 50],
        ["terrain", 10],
      ])
    : random.weighted([
        ["appartement", 8],
        ["maison", 70],
        ["terrain", 22],
      ]);
}

function drawPlot(random: Random, draft: HomeDraft): Home {
  const isServed = random.chance(0.6);
  const hasView = random.chance(0.3);
  const size = draft.place.isCity ? 0.7 : draft.place.population < 2_000 ? 1.7 : 1;
  return {
    ...draft,
    propertyType: "terrain",
    style: "terrain",
    livingArea: null,
    rooms: null,
    bedrooms: null,
    bathrooms: null,
    showerRooms: null,
    toilets: null,
    floor: null,
    floorCount: null,
    yearBuilt: null,
    furnished: null,
    hasKitchen: null,
    kitchen: null,
    energy: null,
    landArea: Math.round(random.between(320, 1_150) * size),
    exposure: random.chance(0.4) ? random.pick(["sud", "sud-ouest", "sud-est"]) : null,
    features: [...(isServed ? (["viabilise"] as const) : []), ...(hasView ? (["vue-degagee"] as const) : [])],
    condition: "bon-etat",
    namedRooms: [],
  };
}
