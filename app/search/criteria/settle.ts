import type { SearchCriteria } from "../criteria.ts";
import type { Excludable } from "./criteria-table.ts";
import { isWanted } from "./is-wanted.ts";

type Contradicted = { parameter: "sans" | "minRooms"; value: string };

/**
 * The same search without criteria that others imply or contradict. Of spaces that are wanted and excluded, the others are wanted;
 * what is wanted alone counts, and exact numbers of rooms count before a least one.
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

/** « 3 pièces » says what « 2 pièces et plus » says; of « 3 ou 5 pièces, 4 pièces et plus », five are left. */
function roomsOf({ rooms, minRooms }: SearchCriteria): number[] {
  const enough = rooms.filter((count) => count >= (minRooms ?? 0));
  return enough.length > 0 ? enough : rooms;
}
