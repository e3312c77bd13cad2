import { policy, type Reach, type Role } from "#app/account/policy.ts";
import { addresses } from "#app/addresses.ts";
import { sharesTable } from "./share-table.ts";

const reaches: Record<Reach, string> = {
  own: "own",
  organisation: "organisation’s",
  outside: "all but the team’s",
  any: "any",
};
const roles: Role[] = [
  "visitor",
  "link",
  "account",
  "administrator",
  "agent",
  "assistant",
  "software",
  "moderator",
  "operator",
  "portal",
];

/** The table of acts, who may do them, and the closed addresses that check them, in Markdown. */
function policyTable(): string[][] {
  const used = roles.filter((role) => Object.values(policy).some((who) => role in who));
  const rows = Object.entries(policy).map(([act, who]) => [
    `\`${act}\``,
    ...used.map((role) => (role in who ? reaches[(who as Partial<Record<Role, Reach>>)[role]!] : "")),
    act === "site.see" || act === "own.write" ? "" : addressesOf(act),
  ]);
  return [["act", ...used, "asked by"], ...rows];
}

const inMarkdown = ([head = [], ...rows]: string[][]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

function addressesOf(act: string): string {
  return addresses
    .flatMap(({ path, get, post }) => {
      const methods = [...(get === act ? ["GET"] : []), ...(post === act ? ["POST"] : [])];
      return methods.length > 0 ? [`\`${path}\` ${methods.join(", ")}`] : [];
    })
    .join("<br>");
}

const tables = { policy: policyTable, shares: sharesTable };

/** Replaces the tables between the marks of a document by the code's current ones. Throws without marks. */
export function withPrintedTables(document: string): string {
  return Object.entries(tables).reduce((text, [name, table]) => {
    const [begin, end] = [`<!-- ${name}: printed by \`npm run policy\` -->`, `<!-- end of ${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from === -1 || to < from) throw new Error(`docs/security.md has lost the marks of the table « ${name} »`);
    return `${text.slice(0, from + begin.length)}\n\n${inMarkdown(table())}\n\n${text.slice(to)}`;
  }, document);
}
