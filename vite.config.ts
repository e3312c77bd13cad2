import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { baseMapPlugin } from "./scripts/base-map-plugin.ts";

const pathOf = (...names: string[]) => join(import.meta.dirname, "app", ...names);

const react = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/;
const icons = /lucide-react/;
/** Code of the site other than its routes, which are files of their own. */
const siteCode = /[\\/]app[\\/](?!.*[\\/]routes[\\/])/;

const officeWords = "i18n/fr/(?:operators/(?:operators|documents)|content/content|publish/photos)\\.ts";
/** What pages of the back office have in common: they are many, but visitors see none of them. */
const officeCode = `/app/(?:operators|content|administration|${officeWords}|browser-storage/use-kept-form)`.replaceAll(
  "/",
  "[\\\\/]",
);

type Modules = { getModuleInfo(id: string): { importers: string[] } | null };

/** The document around each page. */
const everyPage = /[\\/]app[\\/]root\.tsx/;
/** The heaviest public pages: they have fields, but send nothing and show no dates. */
const pagesOfResults = /[\\/]app[\\/]search[\\/]routes[\\/](?:search|listings)\.tsx/;

/** Whether a page imports a module, itself or through others. */
function isIn(page: RegExp, id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (page.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (modules.getModuleInfo(id)?.importers ?? []).some((importer) => isIn(page, importer, modules, seen));
}

/** The browser's scripts that are one file for several pages, the first group that fits: small files compress badly. */
const sharedScripts = [
  // Browsers keep this file when our own code changes. Without @react-router: the browser's entry must run after the
  // routes, which import this file.
  { name: "framework", test: react },
  {
    name: (id: string, modules: Modules) => (isIn(everyPage, id, modules) ? "site" : null),
    test: siteCode,
  },
  {
    name: (id: string, modules: Modules) => (isIn(pagesOfResults, id, modules) ? "shared" : "forms"),
    test: new RegExp(`^(?!.*${officeCode})(?:.*${siteCode.source}|.*${icons.source})`),
    minShareCount: 16,
  },
  { name: "icons", test: icons, minShareCount: 6 },
];

/** Late parts of a page are loaded by app/ui/load-part.ts: Vite's own function does not ask again for what failed. */
const partLoader: Plugin = {
  name: "part-loader",
  enforce: "pre",
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { loadPart as __vitePreload } from ${JSON.stringify(pathOf("ui", "load-part.ts"))};`,
  },
};

export default defineConfig({
  plugins: [partLoader, tailwindcss(), reactRouter(), baseMapPlugin()],
  // app/ui/icon.ts draws the icons of lucide-react: what the package draws them with weighs more than a page's icons.
  resolve: { alias: [{ find: "../createLucideIcon.mjs", replacement: pathOf("ui", "icon.ts") }] },
  optimizeDeps: { exclude: ["lucide-react"] },
  build: {
    assetsInlineLimit: 0,
    manifest: true,
    // Of a late part only its own file is named: load-part.ts finds what it imports.
    modulePreload: { resolveDependencies: (file, parts, { hostType }) => (hostType === "js" ? [file] : parts) },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedScripts } } } } },
    // The server is bundled with the pages: both share one copy of each module (context keys are compared by identity).
    // It is one file: a process of before an update must not look for parts that the new build replaced.
    ssr: {
      resolve: { noExternal: ["lucide-react"] },
      build: { rolldownOptions: { input: "./server/app.ts", output: { codeSplitting: false } } },
    },
  },
});
