import { defineConfig } from "vitest/config";
import { timeoutFactor } from "./tests/setup/timeout-factor.ts";

/** How long something that comes by itself is waited for, such as a notification or a mail; no test measures it. */
const patience = { poll: { timeout: 10_000 * timeoutFactor } };

/** Files that share a database server, each on a database of its own; modules are loaded once per worker. */
const onDatabase = {
  globalSetup: ["./tests/setup/servers/vitest-database.ts"],
  maxWorkers: 3,
  isolate: false,
  expect: patience,
  // Passwords are slow to hash by design, and the machine may be busy.
  testTimeout: 20_000 * timeoutFactor,
  hookTimeout: 30_000 * timeoutFactor,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "{app,db,samples,server,scripts,bench}/**/*.test.{ts,tsx}",
            "tests/*.test.ts",
            "tests/{screens,hostile,mails}/*.test.ts",
          ],
          exclude: ["**/*.db.test.ts", "**/node_modules/**"],
          // Pure functions: nothing that one file leaves behind could change another.
          isolate: false,
          maxWorkers: 2,
          testTimeout: 5_000 * timeoutFactor,
        },
      },
      {
        test: {
          name: "db",
          include: ["{app,db,samples,server}/**/*.db.test.ts"],
          ...onDatabase,
        },
      },
      {
        test: {
          name: "http",
          include: ["tests/http/**/*.http.test.ts"],
          // React answers as in production; the built server is taken as it is.
          env: { NODE_ENV: "production" },
          server: { deps: { external: [/\/build\/server\//] } },
          ...onDatabase,
        },
      },
      {
        test: {
          name: "generated",
          include: ["tests/generated/*.test.ts"],
          env: { NODE_ENV: "production" },
          server: { deps: { external: [/\/build\/server\//] } },
          ...onDatabase,
        },
      },
      {
        test: {
          name: "process",
          include: ["tests/process/**/*.process.test.ts"],
          globalSetup: ["./tests/setup/servers/vitest-database.ts", "./tests/setup/portals/prepared-data-folder.ts"],
          maxWorkers: 2,
          isolate: false,
          expect: patience,
          // Up to three portals start one after the other, each with a PostgreSQL of its own.
          testTimeout: 120_000 * timeoutFactor,
          hookTimeout: 120_000 * timeoutFactor,
        },
      },
      {
        test: {
          name: "faults",
          include: ["tests/faults/*.faults.test.ts"],
          globalSetup: ["./tests/setup/servers/vitest-database.ts", "./tests/setup/portals/prepared-data-folder.ts"],
          // One after the other: each puts the whole machine to work.
          fileParallelism: false,
          isolate: false,
          expect: patience,
          // FAULT_WRITES=10000 takes a quarter of an hour.
          testTimeout: 1_800_000,
          hookTimeout: 120_000 * timeoutFactor,
        },
      },
      { test: { name: "earlier", include: ["tests/earlier/*.test.ts"] } },
    ],
  },
});
