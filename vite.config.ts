import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { baseMapPlugin } from "./scripts/base-map-plugin.ts";

const framework = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), baseMapPlugin()],
  build: { assetsInlineLimit: 0, manifest: true },
  environments: {
    // One piece compresses better than several, and stays in caches when our own code changes.
    // Without @react-router: the browser's entry must run after the routes, which import this piece.
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: "framework", test: framework }] } } } } },
    // The production server is bundled with the pages, so that both share one copy of every module
    // (context keys are compared by identity).
    ssr: { build: { rollupOptions: { input: "./server/app.ts" } } },
  },
});
