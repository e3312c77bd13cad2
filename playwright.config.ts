import { defineConfig } from "@playwright/test";
import { timeoutFactor } from "./tests/setup/timeout-factor.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Journeys and screens, in a browser (CONTRIBUTING.md says what belongs here). */
export default defineConfig({
  outputDir: "test-results",
  globalSetup: "./tests/setup/journeys/playwright-global.ts",
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 20_000 * timeoutFactor,
  expect: { timeout: 5_000 * timeoutFactor },
  // The built server runs as it is.
  build: { external: ["**/build/server/**"] },
  use: {
    browserName: "chromium",
    locale: "fr-FR",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: flags },
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "e2e", testMatch: "tests/{e2e,screens}/**/*.e2e.ts", grepInvert: /@matrix|@picture/ },
    { name: "screens", testMatch: "tests/{e2e,screens}/**/*.e2e.ts", grep: /@matrix/ },
    { name: "pictures", testMatch: "tests/{screens,mails}/**/*.e2e.ts", grep: /@picture/ },
  ],
});
