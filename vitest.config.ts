import { defineConfig } from "vitest/config";
import { JOURNEYS_AT_ONCE } from "./tests/setup/journeys-at-once.ts";

// A busy machine takes its time: what a test waits for may come late, and is still waited for.
const slow = { testTimeout: 180_000, hookTimeout: 240_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,db,server,scripts,bench}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", "**/node_modules/**"],
        },
      },
      {
        test: {
          name: "db",
          include: ["{app,db,server}/**/*.db.test.ts"],
          globalSetup: ["./tests/setup/database.ts"],
          maxWorkers: 2,
          ...slow,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.e2e.ts"],
          globalSetup: ["./tests/setup/portal.ts"],
          maxWorkers: JOURNEYS_AT_ONCE,
          ...slow,
        },
      },
    ],
  },
});
