import { BlockList, isIP } from "node:net";
import ipaddr from "ipaddr.js";
import type { Block, BlockKind, BlockProblem } from "#app/domain/block.ts";

const WIDEST = { ipv4: 12, ipv6: 32 };

/** Reads what an operator types: a domain, an address or network, a telephone number. */
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

/** The digits of a number, as it is dialled in France: « +33 (0)6 12 34 56 78 » is « 0612345678 ». */
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

/** The first rule that what somebody sends would meet; null for none. The texts are read once, whatever the number of rules. */
export function meets(blocks: Block[], { visitor, texts }: { visitor: string; texts: string[] }): Block | null {
  const hasNumbers = blocks.some(({ kind }) => kind === "telephone");
  const numbers = hasNumbers ? numbersIn(texts) : [];
  const isMet: Record<BlockKind, (value: string) => boolean> = {
    network: (value) => isInNetwork(visitor, value),
    domain: (value) => texts.some((text) => hasDomain(text, value)),
    telephone: (value) => numbers.some((written) => written.includes(value) || written.includes(`33${value.slice(1)}`)),
  };
  return blocks.find(({ kind, value }) => isMet[kind](value)) ?? null;
}

/** Whether a text is an address of a domain, or of one below it: words about one are no reason. */
export function hasDomain(text: string, domain: string): boolean {
  const typed = text.trim().toLowerCase();
  const at = typed.lastIndexOf("@");
  return at !== -1 && (typed.slice(at + 1) === domain || typed.endsWith(`.${domain}`));
}

/** No text of a form is longer; and no number, even written with a street before it. */
const MOST_READ = 20_000;
const MOST_DIGITS = 30;
/** What people put between digits, at most so many at once. */
const MOST_BETWEEN = 3;

/** The digits of each number in texts. In one pass: people send what they like. */
function numbersIn(texts: string[]): string[] {
  const found: string[] = [];
  let [digits, between] = ["", 0];
  const end = () => {
    if (digits.length >= 9 && digits.length <= MOST_DIGITS) found.push(digits.replaceAll("330", "33"), digits);
    [digits, between] = ["", 0];
  };
  const read = texts.map((text) => text.slice(0, MOST_READ)).join("\n\n\n\n");
  for (const character of read.normalize("NFKC")) {
    if (/\d/.test(character)) [digits, between] = [digits + character, 0];
    else if (/\p{L}/u.test(character)) end();
    else if (digits !== "" && !/\p{Cf}/u.test(character) && ++between > MOST_BETWEEN) end();
  }
  end();
  return found;
}
