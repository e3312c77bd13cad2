import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, manifest: true },
  environments: {
    // The production server is bundled with the pages, so that both share one copy of every module
    // (context keys are compared by identity).
    ssr: { build: { rollupOptions: { input: "./server/app.ts" } } },
  },
});
