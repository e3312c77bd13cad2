import type { IncomingMessage } from "node:http";
import { LRUCache } from "lru-cache";
import proxyAddr from "proxy-addr";
import type { Environment } from "#app/platform/env.ts";
import { visitorNetwork } from "./visitor-network.ts";

type Settings = Pick<Environment, "SITE_URL" | "TRUST_PROXY">;
type Asking = { headers: IncomingMessage["headers"]; socket: { remoteAddress?: string | undefined } };

/** The visitor, and the address as the browser wrote it. */
export type Visit = {
  /** The network that limits treat as one visitor. */
  network: string;
  protocol: "http:" | "https:";
  /** Name and port as sent, unchecked. */
  host: string | undefined;
};

export type VisitReader = {
  read(request: Asking): Visit;
  /** Whether an address is the operator's proxy, not a visitor. */
  isProxy(address: string): boolean;
};

/**
 * Reads visits. Anyone can send forwarded headers: only the part that the operator's proxies wrote counts (TRUST_PROXY).
 * The last entry of a list is the nearest proxy's.
 */
export function visitReader({ SITE_URL, TRUST_PROXY }: Settings): VisitReader {
  const trusts = trustOf(TRUST_PROXY);
  const networkOf = remembered(visitorNetwork);
  const ownProtocol = SITE_URL?.startsWith("https:") ? "https:" : "http:";
  const read = (request: Asking): Visit => {
    // The type requires a whole request, but only the address and one header are read.
    const [seen = "", ...forwarded] = proxyAddr.all(request as IncomingMessage, trusts);
    const proxies = trusts(seen, 0) ? Math.max(1, forwarded.length) : 0;
    const said = (name: string) => entryOf(request.headers[name], proxies);
    const protocol = said("x-forwarded-proto");
    return {
      network: networkOf(forwarded.at(-1) ?? seen),
      protocol: protocol === "http" || protocol === "https" ? `${protocol}:` : ownProtocol,
      host: said("x-forwarded-host") ?? request.headers.host,
    };
  };
  return {
    read,
    isProxy: (address) => trusts(address, 0),
  };
}

/** Most remembered addresses: a busy portal's last minutes, in two megabytes. */
const REMEMBERED = 10_000;
/** Longer than any address. */
const LONGEST_KEY = 64;

/** Remembers answers by address, since parsing an address takes longer than sending a cached page. */
function remembered<Answer extends {}>(read: (address: string) => Answer): (address: string) => Answer {
  const known = new LRUCache<string, Answer>({ max: REMEMBERED });
  return (address) => {
    const found = known.get(address);
    if (found !== undefined) return found;
    const answer = read(address);
    if (address.length <= LONGEST_KEY) known.set(address, answer);
    return answer;
  };
}

type Trust = (address: string, distance: number) => boolean;

function trustOf(setting: Environment["TRUST_PROXY"]): Trust {
  if (!Array.isArray(setting)) return (_address, distance) => distance < setting;
  const trusts = proxyAddr.compile(setting);
  return remembered((address) => trusts(address, 0));
}

/** The entry that the farthest of the operator's proxies wrote; undefined without one. */
function entryOf(header: string | string[] | undefined, proxies: number): string | undefined {
  if (proxies === 0 || header === undefined) return undefined;
  const entries = String(header).split(",");
  return entries.at(-Math.min(proxies, entries.length))!.trim().toLowerCase() || undefined;
}
