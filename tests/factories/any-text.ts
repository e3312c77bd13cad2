import fc from "fast-check";

/** Any Unicode character, more often those of a keyboard. */
const character = fc
  .oneof(
    { weight: 2, arbitrary: fc.integer({ min: 0x20, max: 0x17f }) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 0x10ffff }).filter((code) => code < 0xd800 || code > 0xdfff) },
  )
  .map((code) => String.fromCodePoint(code));

/** Any text that somebody could type or send; fast-check's own unit « binary » takes seconds before its first text. */
export const anyText = (options: { maxLength?: number } = {}) => fc.string({ unit: character, ...options });
