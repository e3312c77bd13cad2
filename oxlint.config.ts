import { defineConfig } from "oxlint";

type Pattern = { group: string[]; message: string };

const sql = ["drizzle-orm", "drizzle-orm/*", "pg"];

/** What each kind of file of a slice must not know. */
const layers: Record<string, Pattern | null> = {
  "*": null,
  "routes/**": {
    group: [...sql, "#db/*"],
    message: "A route calls a use-case, or a repository for a plain read: no SQL here.",
  },
  "ui/**": {
    group: [...sql, "#db/*", "**/use-cases/*", "**/*.repository.server.ts"],
    message: "Components take props; they know neither use-cases nor the database.",
  },
  "use-cases/**": {
    group: [...sql, "#db/schema/*", "react", "react-router", "**/ui/*", "**/routes/*"],
    message: "A use-case holds rules: SQL belongs in repositories, pages in routes.",
  },
};

/** Ranks of the folders of `app/`: a folder imports from lower ranks only, and not from folders of its own rank. */
const ranks = [
  ["domain"],
  ["i18n"],
  ["platform", "ui"],
  ["brand"],
  ["layout"],
  ["browser-storage", "map"],
  ["communes", "costs"],
  ["account"],
  ["operators"],
  ["advertisers"],
  ["listings"],
  ["requests"],
  ["comparison", "directory", "favourites", "publish", "search"],
  ["alerts"],
  ["feeds", "moderation"],
  ["about", "dashboard", "home", "privacy", "sitemap"],
  ["content"],
  ["administration"],
];

/** The same for the rooms of a folder. What lies beside the rooms is for all of them. */
const rooms: Record<string, string[][]> = {
  feeds: [["poliris"], ["files", "sources"], ["imports"], ["accounts"], ["intake"], ["checker", "export"]],
  "feeds/imports": [["compare"], ["run"], ["arrival"], ["report"]],
  listings: [["life"], ["prices", "views"], ["trail"], ["cards"], ["budget"], ["page"], ["sheet"]],
  publish: [["form"], ["drafts"], ["frame"], ["place", "photos"], ["steps"], ["publication"]],
  search: [["criteria"], ["count", "saved", "sentence", "words"], ["map", "results"], ["syndication"]],
};

/** The same for the rooms of `server/`. */
const serverRooms = [["limits", "metrics"], ["pages"], ["page-cache"], ["http"], ["start"], ["workers", "backup"]];

/** What `db/` and `samples/` must not know. */
const belowApp: Pattern = {
  group: ["react", "react-router", "#app/**", "!#app/domain/**"],
  message: "Of the application, the database and the samples know app/domain only.",
};

const inOrder = (order: string[][]) => order.map((names) => names.join(", ")).join(" → ");

/** The folders that one of this name must not import. */
const closedTo = (name: string, order: string[][]) =>
  order
    .slice(order.findIndex((names) => names.includes(name)))
    .flat()
    .filter((other) => other !== name);

/** Folders whose files reach the browser as a whole. */
const shown = ["domain", "i18n", "ui", "layout", "browser-storage"];

const sliceOverrides = ranks.flat().flatMap((slice) => {
  const order: Pattern = {
    group: [
      ...closedTo(slice, ranks).flatMap((other) => [`#app/${other}/**`, `../**/${other}/**`]),
      "#server/**",
      "#samples/**",
    ],
    message: `Imports go one way: ${inOrder(ranks)}.`,
  };
  return Object.entries(layers).flatMap(([folder, layer]) => {
    const patterns = [layer ?? (shown.includes(slice) ? layers["ui/**"]! : null), order];
    return [restricted([`app/${slice}/**/${folder}`], patterns), ...roomOverrides(slice, { folder, patterns })];
  });
});

type Layer = { folder: string; patterns: (Pattern | null)[] };

/** A room may have rooms of its own. */
function roomOverrides(parent: string, { folder, patterns }: Layer): ReturnType<typeof restricted>[] {
  const order = rooms[parent] ?? [];
  return order.flat().flatMap((room) => {
    const all = [...patterns, orderOf(`app/${parent}`, { room, order })];
    const own = restricted([`app/${parent}/${room}/**/${folder}`], all);
    return [own, ...roomOverrides(`${parent}/${room}`, { folder, patterns: all })];
  });
}

const serverOverrides = serverRooms
  .flat()
  .map((room) => restricted([`server/${room}/**`], [orderOf("server", { room, order: serverRooms })]));

function orderOf(parent: string, { room, order }: { room: string; order: string[][] }): Pattern {
  return {
    group: closedTo(room, order).flatMap((other) => [`../**/${other}/**`, `#${parent}/${other}/**`]),
    message: `Imports within ${parent} go one way: ${inOrder(order)}.`,
  };
}

function restricted(files: string[], patterns: (Pattern | null)[]) {
  return {
    files,
    rules: {
      "no-restricted-imports": ["error", { patterns: patterns.filter((pattern) => pattern !== null) }] as [
        "error",
        { patterns: Pattern[] },
      ],
    },
  };
}

export default defineConfig({
  ignorePatterns: ["build", "data", "node_modules", ".react-router"],
  plugins: ["typescript", "react", "import", "unicorn", "oxc", "jsx-a11y"],
  categories: { correctness: "error", suspicious: "error" },
  rules: {
    "react/react-in-jsx-scope": "off",
    "react/jsx-filename-extension": "off",
    "import/no-unassigned-import": "off",
    "import/no-named-as-default-member": "off",
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "oxc/no-barrel-file": "error",
    "typescript/no-explicit-any": "error",
    "no-console": "error",
    "react/forbid-dom-props": [
      "error",
      {
        forbid: [
          {
            propName: "style",
            message:
              "The page's policy refuses style attributes of the server (docs/decisions/0009): use classes, or <progress>.",
          },
        ],
      },
    ],
    "no-shadow": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "unicorn/consistent-function-scoping": "off",
  },
  overrides: [
    // The last override that fits a file wins, so the general ones come first.
    restricted(["app/root.tsx"], [layers["routes/**"]!]),
    ...sliceOverrides,
    ...serverOverrides,
    // The one style attribute has a hash in the page's policy, the other is the browser's alone.
    {
      files: ["app/ui/responsive-picture.tsx", "app/listings/cards/ui/travelling-picture.tsx"],
      rules: { "react/forbid-dom-props": "off" },
    },
    // Which pictures are still in use only the slices know.
    { files: ["app/platform/pictures/media-sweep.db.test.ts"], rules: { "no-restricted-imports": "off" } },
    restricted(["db/**"], [belowApp, { group: ["#samples/**"], message: "The database knows no samples." }]),
    restricted(["samples/**"], [belowApp]),
  ],
});
