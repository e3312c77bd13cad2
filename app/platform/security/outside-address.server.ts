import { lookup as lookUp } from "node:dns/promises";
import { BlockList } from "node:net";
import { networkInterfaces } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import ipaddr from "ipaddr.js";
import { type AllowedHost, isEntryOf } from "./allowed-hosts.ts";

/** All addresses of a host, as the system finds them. Rejects with `ENOTFOUND` for an unknown host. */
type HostLookup = (host: string) => Promise<string[]>;

/** `lookup_failed`: the lookup has no answer about the host. */
export type OutsideProblem = "unknown_host" | "lookup_failed" | "forbidden_address" | "forbidden_port";
/** Checked addresses: connect to them without a second lookup, whose answer may differ. */
export type OutsideAddresses = { ok: true; host: string; addresses: string[] } | { ok: false; code: OutsideProblem };

type Question = {
  /** The host as typed: a name, an IPv4 or IPv6 address. */
  host: string;
  port: number;
  /** Whether a port is usual for the protocol; the operator must allow other ports. */
  isUsualPort(port: number): boolean;
};

/** Finds the servers that users name, but no server inside the operator's network. */
export type OutsideNetwork = {
  /** The checked addresses of a host: one forbidden address forbids the host. */
  find(question: Question): Promise<OutsideAddresses>;
};

const LOOKUP_MS = 10_000;

type Needs = {
  /** The hosts of `FEED_HOSTS_ALLOWED`. */
  allowed?: readonly AllowedHost[];
  lookup?: HostLookup;
  /** The addresses of this machine. */
  own?: () => string[];
};

export function createOutsideNetwork({
  allowed = [],
  lookup = systemLookup,
  own = machineAddresses,
}: Needs = {}): OutsideNetwork {
  return {
    async find({ host: typed, port, isUsualPort }) {
      const host = hostName(typed);
      if (host === null) return { ok: false, code: "unknown_host" };
      const found = await findWithin(LOOKUP_MS, () => lookup(host));
      if (!found.ok) return found;
      const ownAddresses = new Set(own().map(normalAddress));
      const problems = found.addresses.map((address) => {
        const entries = allowed.filter((entry) => isEntryOf(entry, { name: host, address }));
        if (entries.some((entry) => entry.port === port)) return null;
        const isReachable = isPublic(address) && !ownAddresses.has(address);
        if (!isReachable && !entries.some((entry) => entry.port === null)) return "forbidden_address";
        return isUsualPort(port) ? null : "forbidden_port";
      });
      const code = problems.find((problem) => problem !== null);
      return code ? { ok: false, code } : { ok: true, host, addresses: found.addresses };
    },
  };
}

async function findWithin(
  ms: number,
  lookup: () => Promise<string[]>,
): Promise<{ ok: true; addresses: string[] } | { ok: false; code: OutsideProblem }> {
  const patience = new AbortController();
  try {
    const late = pause(ms, null, { signal: patience.signal, ref: false }).catch(() => null);
    const found = await Promise.race([lookup(), late]);
    if (found === null) return { ok: false, code: "lookup_failed" };
    const addresses = [...new Set(found.map(normalAddress))];
    // An address that cannot be read cannot be checked.
    if (addresses.some((address) => address === null)) return { ok: false, code: "forbidden_address" };
    return addresses.length === 0
      ? { ok: false, code: "unknown_host" }
      : { ok: true, addresses: addresses.filter((address) => address !== null) };
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? error.code : null;
    return { ok: false, code: reason === "ENOTFOUND" || reason === "ENODATA" ? "unknown_host" : "lookup_failed" };
  } finally {
    patience.abort();
  }
}

const systemLookup: HostLookup = async (host) =>
  (await lookUp(host, { all: true, order: "verbatim" })).map(({ address }) => address);

/**
 * A typed host as browsers write it: lower case, « xn-- » for accents, other spellings of an IPv4 address as four numbers, IPv6 without
 * brackets. Null for a text that is no host.
 */
export function hostName(typed: string): string | null {
  const text = typed.trim().replace(/\.$/, "");
  if (text === "" || /[\s/@?#\\%]/.test(text)) return null;
  const address = `http://${text.includes(":") && !text.startsWith("[") ? `[${text}]` : text}/`;
  if (!URL.canParse(address)) return null;
  const { host, hostname } = new URL(address);
  return host === hostname ? hostname.replace(/^\[(.*)\]$/, "$1") : null;
}

/** An address in one spelling, never IPv4 as IPv6. Null for an address with a zone, or for no address. */
function normalAddress(address: string): string | null {
  return ipaddr.isValid(address) && !address.includes("%") ? ipaddr.process(address).toString() : null;
}

/** The assigned range of IPv6. NAT64, site-local and IPv4-compatible addresses are outside of it. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");
/** Blocks that `ipaddr.js` takes for ordinary: network tests, protocols, documentation (IANA's special addresses). */
const special = new BlockList();
special.addSubnet("198.18.0.0", 15, "ipv4");
special.addSubnet("2001::", 23, "ipv6");
special.addSubnet("3fff::", 20, "ipv6");

/** Whether an address is on the Internet: not private, shared, loopback, link-local, multicast, reserved, or a tunnel's. */
function isPublic(address: string): boolean {
  const parsed = ipaddr.parse(address);
  const isGivenOut = parsed.kind() === "ipv4" || globalUnicast.check(address, "ipv6");
  return parsed.range() === "unicast" && isGivenOut && !special.check(address, parsed.kind());
}

/** The machine's own addresses: services that the outside must not reach may listen on a public one too. */
const machineAddresses = (): string[] =>
  Object.values(networkInterfaces()).flatMap((list) => (list ?? []).map(({ address }) => address));
