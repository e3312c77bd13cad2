import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

/** The imports of each file. Paths are relative to the repository, with `/`. */
export type ImportGraph = Map<string, string[]>;

/** Reads the imports of all sources and tests. Imports of types alone are left out: no test can notice them. */
export function readImports(root: string): ImportGraph {
  const files = globSync(["{app,bench,db,samples,scripts,server,tests}/**/*.{ts,tsx,mjs}", "*.config.ts"], {
    cwd: root,
  });
  return new Map(
    files
      .map((file) => file.replaceAll("\\", "/"))
      .map((file) => {
        const requests = requestsIn(file, readFileSync(join(root, file), "utf8"));
        const paths = requests.map((request) => pathOf(request, file)).filter((path) => path !== null);
        return [file, [...paths.filter((path) => existsSync(join(root, path))), ...translationOf(file)]];
      }),
  );
}

/** The modules that a module imports or exports again, by the names in its text. */
export function requestsIn(file: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ...dynamicImports
      .map(({ moduleRequest: { start, end } }) => text.slice(start, end))
      .flatMap((expression) => /^["'](.+)["']$/.exec(expression)?.[1] ?? []),
  ];
}

/** The path of `#app/…` or `./…`; null for a package. */
function pathOf(request: string, importer: string): string | null {
  const [name = ""] = request.split("?");
  if (name.startsWith("#")) return name.slice(1);
  return name.startsWith(".") ? new URL(name, `file:///${importer}`).pathname.slice(1) : null;
}

/** The English words of French ones: the server finds them by the file's name, so an import of French words leads to both. */
function translationOf(file: string): string[] {
  return file.startsWith("app/i18n/fr/") ? [file.replace("/fr/", "/en/")] : [];
}

/** The given files, and all files that import them, directly or indirectly. `isEdge` chooses the importers to follow. */
export function importersOf(
  files: string[],
  graph: ImportGraph,
  isEdge: (imported: string, importer: string) => boolean = () => true,
): Set<string> {
  const importers = new Map<string, string[]>();
  for (const [importer, imports] of graph)
    for (const imported of imports) importers.set(imported, [...(importers.get(imported) ?? []), importer]);
  const reached = new Set(files);
  // The loop over a set also visits members that it adds.
  for (const file of reached)
    for (const importer of importers.get(file) ?? []) if (isEdge(file, importer)) reached.add(importer);
  return reached;
}
