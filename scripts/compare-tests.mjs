import { readFileSync } from "node:fs";
import { say } from "./prepare.mjs";

// `node scripts/compare-tests.mjs <before> <after>`: two lists of `scripts/list-tests.mjs`. Prints moved, removed and new tests: a
// commit that removes a test names its replacement.
const [before, after] = process.argv.slice(2).map(read);

function read(file) {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [run, ...test] = line.split("\t");
      return [test.join("\t"), run];
    }),
  );
}

const missingIn = (one, other) => [...one].filter(([test]) => !other.has(test)).map(([test, run]) => `${run}\t${test}`);
const moved = [...before].filter(([test, run]) => after.has(test) && after.get(test) !== run);
const print = (title, lines) => say([`── ${title} : ${lines.length}`, ...lines, ""].join("\n"));
print(
  "moved",
  moved.map(([test, run]) => `${run} → ${after.get(test)}\t${test}`),
);
print("gone", missingIn(before, after));
print("new", missingIn(after, before));
say(`${before.size} before, ${after.size} now`);
