import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const app = join(import.meta.dirname, "..");
const isCode = (name: string) =>
  /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/^i18n[\\/](?:fr|en)\b/.test(name);
const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
const sources = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter(isCode)
  .map((name) => ({ folder: dirname(name), text: withoutComments(readFileSync(join(app, name), "utf8")) }));

/**
 * The source of the files that import a catalogue, and of files beside one that names its type (`SearchWords`). Names
 * are found there also when a code chooses them, as in `problems[code]`.
 */
function read(catalogue: string) {
  const asType = catalogue.charAt(0).toUpperCase() + catalogue.slice(1);
  const typed = new Set(sources.filter(({ text }) => text.includes(asType)).map(({ folder }) => folder));
  const users = sources
    .filter(({ folder, text }) => text.includes(catalogue) || typed.has(folder))
    .map(({ text }) => text);
  const all = (pattern: RegExp) =>
    new Set(users.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1]!)));
  const chosen = [
    ...all(/([\p{L}_$][\p{L}\d_$]*)(?:\?\.)?\[/gu),
    ...all(/Object\.(?:keys|values|entries)\((?:[\p{L}\d_$]+\.)*([\p{L}\d_$]+)\)/gu),
  ];
  const aliases = users
    .flatMap((text) => [...text.matchAll(/(\w+): (\w+)/g)])
    .filter(([, , alias]) => chosen.includes(alias!));
  const whole = all(new RegExp(`(\\w+) = (?:useWords\\(${catalogue}\\)|${catalogue}\\.french;)`, "g"));
  return {
    names: all(/([\p{L}_$][\p{L}\d_$-]*)/gu),
    chosen: new Set([...chosen, ...aliases.map(([, name]) => name!)]),
    isChosenWhole: chosen.some((name) => whole.has(name)),
  };
}

/** Paths of the texts of a catalogue, as `["form", "title"]`. */
function pathsOf(texts: unknown, path: string[] = []): string[][] {
  if (typeof texts !== "object" || texts === null || Array.isArray(texts)) return [path];
  return Object.entries(texts).flatMap(([key, value]) => pathsOf(value, [...path, key]));
}

// An unused text is missed where a used one has the same name; a used text is never reported.
test.each(globSync("*/*.ts", { cwd: join(import.meta.dirname, "fr") }).map((file) => file.slice(0, -".ts".length)))(
  "pages use every text of %s",
  async (file) => {
    const module = (await import(/* @vite-ignore */ `./fr/${file}.ts`)) as Record<string, { french: unknown }>;
    for (const [catalogue, { french }] of Object.entries(module)) {
      const { names, chosen, isChosenWhole } = read(catalogue);
      const isUsed = (path: string[]) =>
        isChosenWhole ||
        path.every((key, depth) => names.has(key) || path.slice(0, depth).some((parent) => chosen.has(parent)));
      expect(
        pathsOf(french)
          .filter((path) => !isUsed(path))
          .map((path) => path.join(".")),
      ).toEqual([]);
    }
  },
);
