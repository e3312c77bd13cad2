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
    message: "A use-case decides: SQL is the repository's, pages are the route's.",
  },
};

/** The slices, each rank importing only from those before it; slices of one rank do not know each other. */
const ranks = [
  ["communes"],
  ["account"],
  ["advertisers"],
  ["listings"],
  ["comparison", "directory", "favourites", "publish", "requests", "search"],
  ["dashboard", "home", "privacy"],
];

const ground: Pattern = {
  group: ranks.flat().map((slice) => `#app/${slice}/**`),
  message: "What every slice stands on knows none of them.",
};

const sliceOverrides = ranks.flatMap((slices, rank) =>
  slices.flatMap((slice) => {
    const closed = ranks
      .slice(rank)
      .flat()
      .filter((other) => other !== slice);
    const order: Pattern = {
      group: closed.map((other) => `#app/${other}/**`),
      message: `Slices import one way: ${ranks.map((names) => names.join(", ")).join(" → ")}.`,
    };
    return Object.entries(layers).map(([folder, layer]) =>
      restricted([`app/${slice}/${folder}`], [layer, closed.length > 0 ? order : null]),
    );
  }),
);

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
    "import/no-cycle": "error",
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
    restricted(["app/*/routes/**", "app/root.tsx"], [layers["routes/**"]!]),
    restricted(["app/*/ui/**", "app/ui/**", "app/layout/**", "app/i18n/**"], [layers["ui/**"]!]),
    restricted(["app/*/use-cases/**"], [layers["use-cases/**"]!]),
    ...sliceOverrides,
    // The one style attribute has a hash in the page's policy, the other is the browser's alone.
    {
      files: ["app/ui/responsive-picture.tsx", "app/listings/ui/travelling-picture.tsx"],
      rules: { "react/forbid-dom-props": "off" },
    },
    restricted(["app/platform/**"], [ground]),
    // Which pictures are still in use only the slices know.
    { files: ["app/platform/media-sweep.db.test.ts"], rules: { "no-restricted-imports": "off" } },
    restricted(["app/ui/**"], [layers["ui/**"]!, ground]),
    restricted(
      ["db/**"],
      [{ group: ["react", "react-router", "**/ui/*", "**/routes/*"], message: "The database knows no pages." }],
    ),
  ],
});
