import type { Kitchen } from "#app/domain/listing-choices.ts";
import type { NamedRoom } from "./home.ts";
import type { Random } from "./random.ts";

type Plan = {
  area: number;
  rooms: number;
  bedrooms: number;
  kitchen: Kitchen;
  bathrooms: number | null;
  showerRooms: number | null;
  toilets: number | null;
};

/** Named rooms in the order of a visit; their areas in m² have the living area as their sum. */
export function splitIntoRooms(random: Random, plan: Plan): NamedRoom[] {
  const { area, rooms, bedrooms, bathrooms, showerRooms, toilets } = plan;
  const parts: [name: string, size: number][] = [
    ["Entrée", rooms === 1 ? random.between(1.6, 2.6) : random.between(3, 6)],
  ];
  parts.push(...dayRooms(random, plan));
  for (let room = 1; room <= bedrooms; room++) {
    parts.push([bedrooms === 1 ? "Chambre" : `Chambre ${room}`, random.between(9.5, 13) + (room === 1 ? 2.5 : 0)]);
  }
  if (rooms > bedrooms + 1 && rooms > 2)
    parts.push(rooms >= 6 ? ["Bureau", random.between(8, 11)] : ["Salon", random.between(11, 15)]);
  for (let room = 1; room <= (bathrooms ?? 0); room++)
    parts.push([numbered("Salle de bains", room, bathrooms!), random.between(4, 6.5)]);
  for (let room = 1; room <= (showerRooms ?? 0); room++)
    parts.push([numbered("Salle d’eau", room, showerRooms!), random.between(2.8, 4.4)]);
  for (let room = 1; room <= (toilets ?? 0); room++)
    parts.push([numbered("WC", room, toilets!), random.between(1.1, 1.6)]);
  if (rooms >= 4) parts.push(["Dégagement", random.between(4, 9)]);

  // Bathrooms and toilets keep their size; the others share the rest.
  const fixed = parts.reduce((sum, [name, size]) => sum + (isWet(name) ? roundTenth(size) : 0), 0);
  const scale = (area - fixed) / parts.reduce((sum, [name, size]) => sum + (isWet(name) ? 0 : size), 0);
  const sized = parts.map(([name, size]) => ({ name, area: roundTenth(isWet(name) ? size : size * scale) }));
  // The rounding difference goes to the largest room.
  const largest = sized.reduce((best, room) => (room.area > best.area ? room : best));
  largest.area = roundTenth(largest.area + area - sized.reduce((sum, room) => sum + room.area, 0));
  return sized;
}

const isWet = (name: string) => /^(Salle d|WC)/.test(name);

function dayRooms(random: Random, { rooms, kitchen }: Plan): [string, number][] {
  if (rooms === 1)
    return [
      ["Pièce de vie", random.between(13, 17)],
      ["Coin cuisine", random.between(2.5, 4)],
    ];
  const living = 21 + Math.min(rooms, 7) * 2 + random.between(-3, 3);
  if (kitchen === "americaine") return [["Séjour et cuisine ouverte", living + 8]];
  return [
    [random.pick(["Séjour", "Séjour", "Salon-séjour", "Salle à manger et salon"]), living],
    ["Cuisine", random.between(8, 12.5)],
  ];
}

const numbered = (name: string, room: number, count: number) => (count === 1 ? name : `${name} ${room}`);
const roundTenth = (value: number) => Math.round(value * 10) / 10;
