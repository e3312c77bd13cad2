import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { baseMapPlugin } from "./scripts/base-map-plugin.ts";

const framework = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/;
const own = /[\\/]app[\\/](?!.*[\\/]routes[\\/])/;
const ours = new RegExp(`${own.source}|lucide-react`);
/** What the document around each page needs: one file rather than a dozen of a few lines. */
const root = /[\\/]app[\\/]root\.tsx/;
/** What so many pages share loads once for all of them: small files compress badly. */
const SHARED_BY = 16;

type Modules = { getModuleInfo(id: string): { importers: string[] } | null };

/** Whether the root imports a module, itself or through others. */
function isOfEveryPage(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (root.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isOfEveryPage(importer, modules, seen));
}

/** Icons are drawn by app/ui/icon.ts, of their lines alone: their own maker weighs more than a page's icons, their names and keys a third of them. */
const slimIcons: Plugin = {
  name: "slim-icons",
  enforce: "pre",
  resolveId: (id, importer) =>
    importer?.includes("lucide-react") && id.endsWith("createLucideIcon.mjs")
      ? join(import.meta.dirname, "app", "ui", "icon.ts")
      : null,
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler: (code) =>
      code
        .replaceAll(/,\s*key: "\w+"/g, "")
        .replace(/name: "[^"]+",\s*size: \d+,/, "")
        .replace(/,\s*aliases: \[[^\]]*\]/, "")
        .replace("__iconData.node;", ""),
  },
};

/** Parts of a page are loaded by app/ui/load-part.ts: Vite's own function does not ask again for what failed. */
const ownLoader: Plugin = {
  name: "own-loader",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export { loadPart as __vitePreload } from ${JSON.stringify(join(import.meta.dirname, "app", "ui", "load-part.ts"))};`,
  },
};

export default defineConfig({
  plugins: [slimIcons, ownLoader, tailwindcss(), reactRouter(), baseMapPlugin()],
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    // Of a part that is loaded late, only its own file: load-part.ts finds what it imports.
    modulePreload: { resolveDependencies: (file, parts, { hostType }) => (hostType === "js" ? [file] : parts) },
  },
  optimizeDeps: { exclude: ["lucide-react"] },
  environments: {
    // One piece compresses better than several, and stays in caches when our own code changes.
    // Without @react-router: the browser's entry must run after the routes, which import this piece.
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: framework },
                { name: (id, modules) => (isOfEveryPage(id, modules) ? "site" : null), test: own },
                { name: "shared", test: ours, minShareCount: SHARED_BY },
                // A file each, they weigh twice as much.
                { name: "icons", test: /lucide-react/, minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
    // The production server is bundled with the pages, so that both share one copy of every module
    // (context keys are compared by identity).
    // One file: a process of before an update must not look for parts that the new build replaced.
    ssr: {
      resolve: { noExternal: ["lucide-react"] },
      build: { rolldownOptions: { input: "./server/app.ts", output: { codeSplitting: false } } },
    },
  },
});
