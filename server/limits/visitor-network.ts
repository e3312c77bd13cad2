import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * What limits count as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address, since one home or server
 * has all addresses behind them. Anything else stays as it is.
 */
export function visitorNetwork(address: string): string {
  // Most visitors; reading their addresses further would take longer than sending a cached page.
  if (isIPv4(address) || !ipaddr.isValid(address)) return address;
  // An IPv4 address may be written as IPv6.
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${groups.join(":")}::/64`;
}
