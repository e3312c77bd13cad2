import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { addressesIn, chooseTests, namedFiles } from "./changed-tests.ts";
import { importersOf, requestsIn } from "./import-graph.ts";

test("imports of types alone are left out", () => {
  const text = `
    import type { A } from "./a.ts";
    import { type B } from "./b.ts";
    import { type C, d } from "#app/d.ts";
    import "./style.css";
    export { e } from "./e.ts";
    export type { F } from "./f.ts";
    const g = import("./g.tsx");
  `;
  expect(requestsIn("x.tsx", text)).toEqual(["#app/d.ts", "./style.css", "./e.ts", "./g.tsx"]);
});

test("importers are found through others, also in a circle", () => {
  const graph = new Map([
    ["a", ["b"]],
    ["b", ["c", "a"]],
    ["c", []],
    ["d", []],
  ]);
  expect([...importersOf(["c"], graph)]).toEqual(["c", "b", "a"]);
  expect([...importersOf(["c"], graph, (file) => file !== "b")]).toEqual(["c", "b"]);
});

describe("addresses in a text", () => {
  const patterns = [
    "/",
    "/favoris",
    "/favoris/coeurs",
    "/publier/:draft/:step",
    "/publier/:draft/photos",
    "/annonces/:id",
  ];
  test.each([
    ['open("/favoris")', ["/favoris"]],
    ['open("/favoris?page=2")', ["/favoris"]],
    ["route(`**/favoris/coeurs`)", ["/favoris/coeurs"]],
    ['visit(page, "/connexion?suite=%2Ffavoris")', ["/favoris"]],
    ['open("/autres/annonces/12")', []],
    ["open(`/annonces/maison-${home.reference}`)", ["/annonces/:id"]],
    ["open(`/annonces/${home.reference}/imprimer`)", []],
    ['open("/annonces/" + reference)', ["/annonces/:id"]],
    ["toHaveURL(/\\/annonces\\/[\\w-]+$/)", ["/annonces/:id"]],
    ["open(`/publier/${draft}/photos`)", ["/publier/:draft/photos"]],
    ["open(`/publier/${draft}/prix`)", ["/publier/:draft/:step"]],
    ['open("/")', ["/"]],
    ["1 / 2", []],
  ])("%s", (text, expected) => {
    expect([...addressesIn(text, patterns)]).toEqual(expected);
  });
});

test("the files that the rules name exist", () => {
  expect(namedFiles.filter((file) => !existsSync(join(import.meta.dirname, "..", file)))).toEqual([]);
});

describe("the choice", () => {
  const imports: Record<string, string[]> = {
    "app/heart.ts": [],
    "app/favourites/routes/favourites.tsx": ["app/heart.ts"],
    "app/search/routes/search.tsx": ["app/button.tsx"],
    "app/about/routes/credits.tsx": ["app/button.tsx"],
    "app/about/routes/terms.tsx": [],
    "app/button.tsx": [],
    "app/heart.test.ts": ["app/heart.ts"],
    "app/other.test.ts": [],
    "app/sources.test.ts": [],
    "app/hearts.db.test.ts": ["app/heart.ts"],
    "app/addresses.ts": [],
    "app/root.tsx": ["app/addresses.ts"],
    "tests/http/favourites.http.test.ts": [],
    "tests/http/policies.http.test.ts": ["app/addresses.ts"],
    "tests/http/statements.http.test.ts": ["app/addresses.ts"],
    "tests/http/search.http.test.ts": [],
    "tests/e2e/alerts.e2e.ts": [],
    "tests/e2e/hearts.e2e.ts": ["tests/setup/heart-journeys.ts"],
    "tests/e2e/sizes.e2e.ts": [],
    "tests/setup/heart-journeys.ts": [],
    ...Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`tests/e2e/${index}.e2e.ts`, []])),
  };
  const texts: Record<string, string> = {
    "app/sources.test.ts": 'import { readFileSync } from "node:fs";',
    "tests/http/favourites.http.test.ts": 'portal.fetch("/favoris")',
    "tests/http/policies.http.test.ts": 'portal.fetch("/favoris")',
    "tests/http/search.http.test.ts": 'portal.fetch("/Rechercher")',
    "tests/setup/heart-journeys.ts": 'open("/favoris")',
    "tests/e2e/sizes.e2e.ts": 'test("small", inMatrix, async () => open("/favoris"))',
  };
  const routeAt = (path: string, file: string) => ({ path, file, frames: [] });
  const screen = {
    file: "tests/screens/public.e2e.ts",
    name: "favourites",
    route: "app/favourites/routes/favourites.tsx",
  };
  const choose = (...changed: string[]) =>
    chooseTests(changed, {
      graph: new Map(Object.entries(imports)),
      routes: [
        routeAt("/favoris", "app/favourites/routes/favourites.tsx"),
        routeAt("/Rechercher", "app/search/routes/search.tsx"),
        routeAt("/credits", "app/about/routes/credits.tsx"),
        routeAt("/cgu", "app/about/routes/terms.tsx"),
      ],
      screens: [screen],
      read: (file) => texts[file] ?? "",
    });

  test("follows imports to routes, and their addresses to tests", () => {
    expect(choose("app/heart.ts")).toEqual({
      needsAll: false,
      routes: ["app/favourites/routes/favourites.tsx"],
      unit: ["app/heart.test.ts", "app/sources.test.ts"],
      db: ["app/hearts.db.test.ts"],
      http: ["tests/http/favourites.http.test.ts"],
      journeys: ["tests/e2e/hearts.e2e.ts"],
      screens: [screen],
    });
  });

  test("adds some walks for a route's own file, all of them for the addresses", () => {
    expect(choose("app/favourites/routes/favourites.tsx").http).toEqual([
      "tests/http/favourites.http.test.ts",
      "tests/http/statements.http.test.ts",
    ]);
    expect(choose("app/addresses.ts")).toMatchObject({
      needsAll: false,
      http: ["tests/http/policies.http.test.ts", "tests/http/statements.http.test.ts"],
    });
  });

  test("takes a changed test itself, and the tests of a changed helper", () => {
    expect(choose("tests/e2e/alerts.e2e.ts", "tests/setup/heart-journeys.ts").journeys).toEqual([
      "tests/e2e/alerts.e2e.ts",
      "tests/e2e/hearts.e2e.ts",
    ]);
  });

  test.each(["app/button.tsx", "app/root.tsx", "db/migrations/20261129_hearts.sql", "package.json"])(
    "leaves %s to all tests",
    (file) => {
      expect(choose(file)).toMatchObject({ needsAll: true, http: [], journeys: [], screens: [] });
    },
  );

  test("a document reaches only the unit tests that read files", () => {
    expect(choose("docs/security.md")).toMatchObject({
      needsAll: false,
      unit: ["app/sources.test.ts"],
      db: [],
      http: [],
    });
  });
});
