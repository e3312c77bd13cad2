import { randomInt } from "node:crypto";

const letters = "bcdfghjklmnpqrstvwxz";

/** Letters that no other row of the database has, so that tests can share a database: `kzvrtbq`. */
export function uniqueLetters(length = 7): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join("");
}

let nextReference = randomInt(letters.length ** 5 * 10);

/** `BVKZVRT4`, another one each time: a test that makes thousands would draw one twice. */
export function uniqueReference(): string {
  nextReference = (nextReference + 1) % (letters.length ** 5 * 10);
  let rest = Math.floor(nextReference / 10);
  const drawn = Array.from({ length: 5 }, () => {
    const letter = letters[rest % letters.length]!;
    rest = Math.floor(rest / letters.length);
    return letter;
  });
  return `BV${drawn.join("").toUpperCase()}${nextReference % 10}`;
}

export function uniqueDigits(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join("");
}
