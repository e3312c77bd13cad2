import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { baseMapPlugin } from "./scripts/base-map-plugin.ts";

const framework = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/;
const ours = /[\\/]app[\\/](?!.*[\\/]routes[\\/])|lucide-react/;
/** What so many pages share loads once for all of them: small files compress badly. */
const SHARED_BY = 12;

/** Icons are drawn by app/ui/icon.ts: their own maker weighs more than a page's icons. */
const slimIcons: Plugin = {
  name: "slim-icons",
  enforce: "pre",
  resolveId: (id, importer) => (importer?.includes("lucide-react") && id.endsWith("createLucideIcon.mjs") ? join(import.meta.dirname, "app", "ui", "icon.ts") : null),
};

export default defineConfig({
  plugins: [slimIcons, tailwindcss(), reactRouter(), baseMapPlugin()],
  build: { assetsInlineLimit: 0, manifest: true },
  optimizeDeps: { exclude: ["lucide-react"] },
  environments: {
    // One piece compresses better than several, and stays in caches when our own code changes.
    // Without @react-router: the browser's entry must run after the routes, which import this piece.
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: "framework", test: framework }, { name: "shared", test: ours, minShareCount: SHARED_BY }] } },
        },
      },
    },
    // The production server is bundled with the pages, so that both share one copy of every module
    // (context keys are compared by identity).
    ssr: { resolve: { noExternal: ["lucide-react"] }, build: { rollupOptions: { input: "./server/app.ts" } } },
  },
});
