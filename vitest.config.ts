import { defineConfig } from "vitest/config";

/** Files that share a database server, each on a database of its own. */
const onDatabase = { globalSetup: ["./tests/setup/vitest-database.ts"], maxWorkers: 2 };

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
    ],
  },
});
