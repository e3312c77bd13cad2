import type { Random } from "./random.ts";

type Plan = { area: number; rooms: number; bathrooms: number; showerRooms: number; isHouse: boolean };

/** Named rooms whose areas, in m², sum to the living area. */
export function splitIntoRooms(random: Random, { area, rooms, bathrooms, showerRooms, isHouse }: Plan): { name: string; area: number }[] {
  const parts: [string, number][] = [];
  if (rooms === 1) parts.push(["Pièce de vie", 15], ["Coin cuisine", 3]);
  else parts.push([random.pick(["Séjour", "Salon-séjour", "Séjour-salle à manger"]), isHouse ? 30 : 24], ["Cuisine", random.between(8, 12)]);
  for (let bedroom = 1; bedroom < rooms; bedroom++) {
    parts.push([rooms === 2 ? "Chambre" : `Chambre ${bedroom}`, random.between(9.5, 14) + (bedroom === 1 ? 2 : 0)]);
  }
  for (let room = 1; room <= bathrooms; room++) parts.push([bathrooms === 1 ? "Salle de bain" : `Salle de bain ${room}`, random.between(4, 6.5)]);
  for (let room = 1; room <= showerRooms; room++) parts.push(["Salle d’eau", random.between(2.8, 4.5)]);
  parts.push(["Entrée et dégagements", rooms === 1 ? 2 : random.between(4, 8)]);

  const total = parts.reduce((sum, [, size]) => sum + size, 0);
  const sized = parts.map(([name, size]) => ({ name, area: Math.max(1.2, roundTenth((size / total) * area)) }));
  // What rounding gained or lost goes to the largest room.
  const largest = sized.reduce((best, room) => (room.area > best.area ? room : best));
  largest.area = roundTenth(largest.area + area - sized.reduce((sum, room) => sum + room.area, 0));
  return sized;
}

const roundTenth = (value: number) => Math.round(value * 10) / 10;
