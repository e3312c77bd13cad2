import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * The network that limits treat as one visitor: an IPv4 address, or the first 64 bits of an IPv6 address, since one home or server
 * has all addresses with these bits. Any other text is returned unchanged.
 */
export function visitorNetwork(address: string): string {
  // Most visitors: parsing their addresses would take longer than sending a cached page.
  if (isIPv4(address) || !ipaddr.isValid(address)) return address;
  // An IPv4 address may be written as IPv6.
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${groups.join(":")}::/64`;
}
