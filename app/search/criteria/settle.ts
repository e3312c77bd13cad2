import type { SearchCriteria } from "./criteria.ts";
import type { Excludable } from "./criteria-table.ts";
import { isWanted } from "./is-wanted.ts";

type Contradicted = { parameter: "sans" | "minRooms"; value: string };

/**
 * Removes criteria that others imply or contradict. An excluded outdoor space leaves the wanted ones, unless it is the only one: then
 * it is wanted. Exact numbers of rooms count before a minimum.
 */
export function settle(criteria: SearchCriteria): { criteria: SearchCriteria; contradicted: Contradicted[] } {
  const left = criteria.outdoors.filter((value) => !criteria.without.includes(value));
  const outdoors = left.length > 0 ? left : criteria.outdoors;
  const isBoth = (value: Excludable) => isWanted(value, criteria) || outdoors.some((outdoor) => outdoor === value);
  const without = criteria.without.filter((value) => !isBoth(value));
  const rooms = roomsOf(criteria);
  const { minRooms } = criteria;
  const isTooFew = minRooms !== null && rooms.length > 0 && rooms.every((count) => count < minRooms);
  return {
    criteria: { ...criteria, outdoors, without, ...(rooms.length > 0 ? { rooms, minRooms: null } : {}) },
    contradicted: [
      ...criteria.without.filter(isBoth).map((value) => ({ parameter: "sans" as const, value })),
      ...(isTooFew ? [{ parameter: "minRooms" as const, value: String(minRooms) }] : []),
    ],
  };
}

/** The exact numbers of rooms that satisfy the minimum: « 3 ou 5 pièces, 4 pièces et plus » leaves five. */
function roomsOf({ rooms, minRooms }: SearchCriteria): number[] {
  const enough = rooms.filter((count) => count >= (minRooms ?? 0));
  return enough.length > 0 ? enough : rooms;
}
