const LENGTH = 100_000;

/** What makes a pattern try again from each place: runs of one character, or of a few, that end with what does not fit. */
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

/** Texts of 100,000 characters, each the worst of some pattern. */
export const worstTexts: string[] = runs.flatMap((run) =>
  starts.flatMap((start) => ends.map((end) => start + run.repeat(LENGTH / run.length) + end)),
);
