import { BlockList, isIP } from "node:net";
import ipaddr from "ipaddr.js";
import type { Block, BlockKind, BlockProblem } from "#app/domain/block.ts";
import { digitGroups } from "./digit-groups.ts";

const WIDEST = { ipv4: 12, ipv6: 32 };

/** Parses a rule of an operator: a domain, an address or network, a telephone number. */
export function readBlock(
  kind: BlockKind,
  typed: string,
): { ok: true; value: string } | { ok: false; problem: BlockProblem } {
  const text = typed.trim().toLowerCase();
  if (text === "") return { ok: false, problem: "empty" };
  if (kind === "domain") {
    const domain = text.replace(/^.*@/, "");
    const isDomain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(domain);
    return isDomain ? { ok: true, value: domain } : { ok: false, problem: "not_domain" };
  }
  if (kind === "network") return readNetwork(text);
  const digits = digitsOf(text);
  return /^\+?[\d\s.()-]+$/.test(text) && digits.length >= 9 && digits.length <= 15
    ? { ok: true, value: digits }
    : { ok: false, problem: "not_telephone" };
}

function readNetwork(text: string): ReturnType<typeof readBlock> {
  const alone = isIP(text) === 0 ? "" : `/${isIP(text) === 4 ? 32 : 64}`;
  const [address = "", length = ""] = `${text}${alone}`.split("/");
  const family = isIP(address);
  const bits = /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  if (family === 0 || !(bits <= (family === 4 ? 32 : 128))) return { ok: false, problem: "not_network" };
  if (bits < WIDEST[family === 4 ? "ipv4" : "ipv6"]) return { ok: false, problem: "too_wide" };
  const bytes = ipaddr.parse(address).toByteArray();
  const begin = bytes.map((byte, index) => byte & (0xff00 >> Math.max(0, Math.min(8, bits - index * 8))) & 0xff);
  return { ok: true, value: `${ipaddr.fromByteArray(begin).toString()}/${bits}` };
}

/** The digits of a number, as people dial it in France: « +33 (0)6 12 34 56 78 » is « 0612345678 ». */
const digitsOf = (text: string): string => text.replaceAll(/\D/g, "").replace(/^(?:00)?330?(?=[1-9]\d{8}$)/, "0");

/** Whether an address of a visitor, as sessions store it, lies in a network. */
export function isInNetwork(visitor: string, network: string): boolean {
  const address = visitor.replace(/\/64$/, "");
  const family = isIP(address);
  const [begin = "", bits = ""] = network.split("/");
  if (family === 0 || family !== isIP(begin)) return false;
  const type = family === 4 ? "ipv4" : "ipv6";
  const list = new BlockList();
  list.addSubnet(begin, Number(bits), type);
  return list.check(address, type);
}

/** Finds the first rule that matches a visitor or one of some texts; null without a match. Each text is scanned once for all rules. */
export function blockReader(blocks: Block[], visitor: string): (texts: string[]) => Block | null {
  const ofVisitor = blocks.find(({ kind, value }) => kind === "network" && isInNetwork(visitor, value));
  const domains = blocks.filter(({ kind }) => kind === "domain");
  const numbers = new Map<string, Block>();
  for (const block of blocks)
    if (block.kind === "telephone") for (const form of formsOf(block.value)) numbers.set(form, block);
  const lengths = new Set([...numbers.keys()].map(({ length }) => length));
  const metBy = (text: string) =>
    domains.find(({ value }) => hasDomain(text, value)) ??
    (numbers.size > 0 ? findNumber(text, { numbers, lengths }) : undefined);
  return (texts) => {
    if (ofVisitor) return ofVisitor;
    for (const text of texts) {
      const met = metBy(text);
      if (met) return met;
    }
    return null;
  };
}

/** Whether a text is an address of a domain or subdomain; a text that only mentions the domain does not match. */
export function hasDomain(text: string, domain: string): boolean {
  const typed = text.trim().toLowerCase();
  const at = typed.lastIndexOf("@");
  return at !== -1 && (typed.slice(at + 1) === domain || typed.endsWith(`.${domain}`));
}

/** The spellings of a number: as stored, and with the codes of its country. */
function formsOf(value: string): string[] {
  if (!/^0[1-9]\d{8}$/.test(value)) return [value, `00${value}`];
  const own = value.slice(1);
  return [value, ...["33", "330", "0033", "00330"].map((code) => code + own)];
}

/** The rule whose number is in a text as whole groups of digits, never as a part of a longer number such as a reference. */
function findNumber(
  text: string,
  { numbers, lengths }: { numbers: ReadonlyMap<string, Block>; lengths: ReadonlySet<number> },
): Block | undefined {
  for (const groups of digitGroups(text)) {
    const digits = groups.join("");
    const isEdge = new Uint8Array(digits.length + 1);
    let edge = 0;
    isEdge[0] = 1;
    for (const { length } of groups) isEdge[(edge += length)] = 1;
    for (let start = 0; start < digits.length; start++) {
      if (!isEdge[start]) continue;
      for (const length of lengths) {
        const met = isEdge[start + length] ? numbers.get(digits.slice(start, start + length)) : undefined;
        if (met) return met;
      }
    }
  }
  return undefined;
}
