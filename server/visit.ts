import type { IncomingMessage } from "node:http";
import proxyAddr from "proxy-addr";
import type { Environment } from "#app/platform/env.ts";
import { visitorNetwork } from "./visitor-network.ts";

type Settings = Pick<Environment, "SITE_URL" | "TRUST_PROXY">;
type Asking = { headers: IncomingMessage["headers"]; socket: { remoteAddress?: string | undefined } };

/** Who asks, and how the browser wrote the address. */
export type Visit = {
  /** What limits count as one visitor. */
  network: string;
  protocol: "http:" | "https:";
  /** The name and perhaps the port, as they were sent: nothing has looked at them. */
  host: string | undefined;
};

export type VisitReader = {
  read(request: Asking): Visit;
  /** Whether an address is the operator's proxy, not a visitor. */
  isProxy(address: string): boolean;
};

/**
 * Reads visits. Forwarded headers, which anyone can send, count only as far as proxies of the operator's wrote them
 * (TRUST_PROXY): a list holds what each proxy was told, the last entry being the nearest proxy's.
 */
export function visitReader({ SITE_URL, TRUST_PROXY }: Settings): VisitReader {
  const trusts = trustOf(TRUST_PROXY);
  const ownProtocol = SITE_URL?.startsWith("https:") ? "https:" : "http:";
  return {
    read(request) {
      // Its type asks for a whole request; it reads the address and one header.
      const [seen = "", ...forwarded] = proxyAddr.all(request as IncomingMessage, trusts);
      const proxies = trusts(seen, 0) ? Math.max(1, forwarded.length) : 0;
      const said = (name: string) => entryOf(request.headers[name], proxies);
      const protocol = said("x-forwarded-proto");
      return {
        network: visitorNetwork(forwarded.at(-1) ?? seen),
        protocol: protocol === "http" || protocol === "https" ? `${protocol}:` : ownProtocol,
        host: said("x-forwarded-host") ?? request.headers.host,
      };
    },
    isProxy: (address) => trusts(address, 0),
  };
}

type Trust = (address: string, distance: number) => boolean;

function trustOf(setting: Environment["TRUST_PROXY"]): Trust {
  return Array.isArray(setting) ? proxyAddr.compile(setting) : (_address, distance) => distance < setting;
}

/** What the farthest of so many proxies wrote; undefined where none did. */
function entryOf(header: string | string[] | undefined, proxies: number): string | undefined {
  if (proxies === 0 || header === undefined) return undefined;
  const entries = String(header).split(",");
  return entries.at(-Math.min(proxies, entries.length))!.trim().toLowerCase() || undefined;
}
