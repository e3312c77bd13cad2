import { expect } from "vitest";

/** Statuses that browsers may cache without a header, for as long as they like (RFC 9111, section 4.2.2). */
const isKeptByItself = (status: number) => [301, 302, 303, 307, 308, 404, 410].includes(status);

/** `Cache-Control` of answers that browsers revalidate. */
export const isAskedAgain = /^no-(cache|store)$/;

/** The `Cache-Control` that every answer must have. */
export const neededCaching = (status: number): unknown =>
  isKeptByItself(status) ? expect.stringMatching(isAskedAgain) : expect.any(String);
