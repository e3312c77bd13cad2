import { say, sayAll, sayList, sayOften } from "./home-phrases.ts";
import { join, type Tale } from "./tale.ts";

/** The home, its place, its size. */
export function opening(tale: Tale): string {
  const { propertyType, rooms } = tale.home;
  return say(tale, propertyType === "maison" ? "house opening" : rooms === 1 ? "studio opening" : "flat opening");
}

/** A house's age and storeys; a flat's floor, its building and lift. */
export function shape(tale: Tale): string {
  return say(tale, tale.home.propertyType === "maison" ? `shape ${tale.home.style}` : "floor");
}

/** The day rooms: living room, kitchen, light. */
export function dayRooms(tale: Tale): string {
  const { kitchen, rooms } = tale.home;
  const isOpen = kitchen === "americaine" || rooms === 1;
  const cooking = isOpen ? "" : say(tale, `kitchen ${kitchen}`);
  const living = say(tale, rooms === 1 ? "studio room" : isOpen ? "living room with kitchen" : "living room");
  return join(living, cooking, light(tale));
}

function light(tale: Tale): string {
  const { exposure } = tale.home;
  if (exposure === null) return "";
  if (exposure === "est-ouest") return sayOften(tale, 0.85, "light from two sides");
  if (exposure.startsWith("nord")) return sayOften(tale, 0.85, "light from the north");
  return sayOften(tale, 0.85, exposure === "est" ? "light from the east" : "light of the sun");
}

/** The night rooms: bedrooms, study, bathrooms. */
export function nightRooms(tale: Tale): string {
  const { bedrooms } = tale.home;
  if (bedrooms === null) return join(study(tale), say(tale, "wet rooms of a studio"));
  return join(
    say(tale, bedrooms === 1 ? "bedroom" : "bedrooms"),
    study(tale),
    sayList(tale, sayAll(tale, "wet room"), "wet rooms"),
  );
}

function study(tale: Tale): string {
  const { propertyType, rooms, bedrooms } = tale.home;
  if (tale.roomArea("Bureau") !== null) return say(tale, "study");
  const isDouble = propertyType === "appartement" && tale.roomArea("Salon") !== null && rooms! > (bedrooms ?? 0) + 1;
  return isDouble ? say(tale, "second living room") : "";
}

/** Features such as fireplace, floors, mouldings, beams. */
export const character = (tale: Tale) => sayOften(tale, 0.8, `character ${tale.home.style}`);

/** Works in the past or in the future. */
export function condition(tale: Tale): string {
  const state = tale.home.condition;
  return sayOften(tale, state === "a-renover" || state === "a-rafraichir" ? 1 : 0.7, `condition ${state}`);
}

/** Balcony, terrace, garden, pool, view, and cellar, garage, parking. */
export function outside(tale: Tale): string {
  const grounds = tale.home.propertyType === "maison" ? houseGrounds(tale) : flatGrounds(tale);
  const seen = grounds.flatMap((section) => (section ? say(tale, section) : []));
  return join(...seen, sayList(tale, sayAll(tale, "annex"), "annexes"));
}

type Section = string | false;

function flatGrounds({ has }: Tale): Section[] {
  return [
    has("terrasse") ? "terrace of a flat" : has("balcon") ? "balcony" : has("jardin") && "garden of a flat",
    has("vue-mer")
      ? "view of the sea"
      : has("vue-degagee")
        ? "view from a flat"
        : has("sans-vis-a-vis") && "not overlooked",
  ];
}

function houseGrounds({ has, home }: Tale): Section[] {
  return [
    has("jardin") && (home.style === "ville" ? "garden of a town house" : "garden"),
    has("terrasse") && "terrace",
    has("piscine") && "pool",
    has("vue-degagee") ? "view from a house" : has("sans-vis-a-vis") && "not overlooked",
  ];
}

/** The building: keeper, codes, bicycles, access. */
export function building(tale: Tale): string {
  if (tale.home.propertyType !== "appartement") return sayOften(tale, 0.7, "comfort of a house");
  const locks = sayAll(tale, "lock");
  return join(
    sayList(tale, sayAll(tale, "service"), "services"),
    locks.length === 0 || tale.random.chance(0.3) ? "" : sayList(tale, locks, "locks"),
    sayOften(tale, 0.6, "comfort of a flat"),
  );
}

/** Heating and certificate. */
export function energy(tale: Tale): string {
  const { energy: certificate } = tale.home;
  if (!certificate) return "";
  const heating = say(tale, "heating");
  const letter = certificate.energyClass;
  if (letter === null) return join(heating, "Le diagnostic de performance énergétique est en cours.");
  if (letter <= "B") return join(heating, say(tale, "certificate good"));
  if (letter >= "F") return join(heating, say(tale, `certificate poor ${tale.isSale ? "for sale" : "to let"}`));
  return join(heating, sayOften(tale, 0.85, "certificate fair"));
}

/** Shops, transport, schools: the surroundings, as far as the data of the place allow. */
export function around(tale: Tale): string {
  const { place } = tale.home;
  return join(
    say(tale, `around ${kindOfPlace(tale)}`),
    sayOften(tale, 0.75, `transport ${place.transport}`),
    sayOften(tale, 0.4, place.population > 3_000 ? "schools" : "schools of a village"),
  );
}

function kindOfPlace({ home: { place } }: Tale): string {
  if (place.slug.startsWith("paris-")) return "Paris";
  if (place.isCity) return "city";
  return place.population > 20_000 ? "town" : place.population > 3_000 ? "small town" : "village";
}

/** The last sentence: visits, papers, the lease. It must not ask or promise anything that the law forbids. */
export function closing(tale: Tale): string {
  if (tale.home.propertyType === "terrain") return say(tale, "plot closing");
  return say(tale, `closing of an ${tale.isAgent ? "agent" : "owner"}'s ${tale.isSale ? "sale" : "rental"}`);
}

/** The home's main features as a list of three to six lines. */
export function highlights(tale: Tale): string {
  const lines = sayAll(tale, "highlight").slice(0, 6);
  return [say(tale, "highlights"), ...lines.map((line) => `– ${line}`)].join("\n");
}

/** A plot of land: place, size, shape, networks, building rights. */
export function plot(tale: Tale): string {
  const networks = tale.has("viabilise") ? "plot with networks" : "plot without networks";
  return join(say(tale, "plot opening"), say(tale, "plot shape"), say(tale, networks));
}

/** The plot's view, and its use. */
export function plotUse(tale: Tale): string {
  return join(
    say(tale, "plot use"),
    tale.has("vue-degagee") ? say(tale, "plot view") : "",
    tale.home.exposure ? sayOften(tale, 0.9, "plot exposure") : "",
  );
}
