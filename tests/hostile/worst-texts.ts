const LENGTH = 100_000;

/** Texts that cause backtracking: repeated characters with an end that does not match. */
const runs = [
  " ",
  "\t",
  "\n",
  " \n",
  "\n ",
  "\r\n",
  "/",
  "\\",
  "-",
  ".",
  ",",
  "'",
  "0",
  "1.",
  "1 ",
  "a",
  "a ",
  "a.",
  "a-",
  "é",
  "(",
  ";",
  "=",
  "&",
  "%20",
  "@",
  "a@",
  "_",
  "\u00A0",
  "\u200B",
  "\u202E",
  "\uD83D",
  "🏠",
  "«",
];
const starts = ["", "a"];
const ends = ["", "!"];

/** Texts of 100,000 characters, each the worst case of a pattern. */
export const worstTexts: string[] = runs.flatMap((run) =>
  starts.flatMap((start) => ends.map((end) => start + run.repeat(LENGTH / run.length) + end)),
);
