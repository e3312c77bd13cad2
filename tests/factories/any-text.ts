import fc from "fast-check";

/** Any Unicode character, those of a keyboard more often. */
const character = fc
  .oneof(
    { weight: 2, arbitrary: fc.integer({ min: 0x20, max: 0x17f }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 0x10ffff }).filter((code) => code < 0xd800 || code > 0xdfff) },
  )
  .map((code) => String.fromCodePoint(code));

/** What anyone could type or send; fast-check's own unit « binary » takes seconds before its first text. */
export const anyText = (options: { maxLength?: number } = {}) => fc.string({ unit: character, ...options });
