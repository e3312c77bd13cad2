import { policy, type Reach, type Role } from "#app/account/policy.ts";
import { addresses } from "#app/addresses.ts";

const reaches: Record<Reach, string> = { own: "own", organisation: "organisation’s", any: "any" };
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

/** Who may do what, and the closed addresses that ask it, in Markdown. */
export function policyTable(): string {
  const used = roles.filter((role) => Object.values(policy).some((who) => role in who));
  const rows = Object.entries(policy).map(([act, who]) => [
    `\`${act}\``,
    ...used.map((role) => (role in who ? reaches[(who as Partial<Record<Role, Reach>>)[role]!] : "")),
    act === "site.see" || act === "own.write" ? "" : addressesOf(act),
  ]);
  const head = ["act", ...used, "asked by"];
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function addressesOf(act: string): string {
  return addresses
    .flatMap(({ path, get, post }) => {
      const methods = [...(get === act ? ["GET"] : []), ...(post === act ? ["POST"] : [])];
      return methods.length > 0 ? [`\`${path}\` ${methods.join(", ")}`] : [];
    })
    .join("<br>");
}

const BEGIN = "<!-- policy: printed by `npm run policy` -->";
const END = "<!-- end of policy -->";

/** A document with the table between its marks. Throws without them. */
export function withPolicyTable(document: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin === -1 || end < begin) throw new Error("docs/security.md has lost the marks of the policy table");
  return `${document.slice(0, begin + BEGIN.length)}\n\n${policyTable()}\n\n${document.slice(end)}`;
}
