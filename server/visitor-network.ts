import ipaddr from "ipaddr.js";

/**
 * What limits count as one visitor: an IPv4 address; of IPv6 the first 64 bits, since a home or a rented server has
 * all the addresses behind them. Anything else stays as it is.
 */
export function visitorNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  // An IPv4 address that is written as IPv6 is the IPv4 address.
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${groups.join(":")}::/64`;
}
