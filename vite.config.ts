import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The production server is bundled with the pages, so that both share one copy of every module
    // (context keys are compared by identity).
    ...(isSsrBuild ? { rollupOptions: { input: "./server/app.ts" } } : {}),
    assetsInlineLimit: 0,
  },
}));
