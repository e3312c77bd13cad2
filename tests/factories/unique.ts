import { randomInt } from "node:crypto";

const letters = "bcdfghjklmnpqrstvwxz";

/** Letters that no other row of the database has, so that tests can share a database: `kzvrtbq`. */
export function uniqueLetters(length = 7): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}

export function uniqueDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join("");
}
