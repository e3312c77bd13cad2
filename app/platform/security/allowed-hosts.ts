import { BlockList, isIP } from "node:net";

/**
 * A host of the operator's own network that the portal may reach for its users: a name, an address (`bits` 32 or 128) or a
 * network. With a port, that port alone.
 */
export type AllowedHost = { host: string; bits: number | null; port: number | null };

/** Reads « ftp.example.org, 192.168.1.0/24, 127.0.0.1:2121, [::1]:8080 »; null where an entry has another form. */
export function readAllowedHosts(text: string): AllowedHost[] | null {
  const entries = text.split(",").map((entry) => readEntry(entry.trim().toLowerCase()));
  return entries.every((entry) => entry !== null) ? entries : null;
}

function readEntry(entry: string): AllowedHost | null {
  const [address = "", length, ...others] = entry.split("/");
  if (others.length > 0) return null;
  if (length !== undefined || isIP(address) === 6) return readNetwork(address, length);
  const [, bracketed, host, typedPort] = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d{1,5}))?$/.exec(entry) ?? [];
  const port = typedPort === undefined ? null : Number(typedPort);
  if (port !== null && (port < 1 || port > 65_535)) return null;
  if (bracketed !== undefined) return isIP(bracketed) === 6 ? { host: bracketed, bits: 128, port } : null;
  if (host === undefined) return null;
  if (isIP(host) === 4) return { host, bits: 32, port };
  return namePattern.test(host) ? { host, bits: null, port } : null;
}

function readNetwork(address: string, length: string | undefined): AllowedHost | null {
  const most = isIP(address) === 4 ? 32 : 128;
  const bits = Number(length ?? most);
  const isLength = length === undefined || /^\d{1,3}$/.test(length);
  return isIP(address) !== 0 && isLength && bits <= most ? { host: address, bits, port: null } : null;
}

/** A host name. The last label is no number: « 192.168.1 » is a mistake. */
const namePattern = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,62})\.)*(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,62})$/;

/** Whether an entry covers a host as typed, or the address of that host. */
export function isEntryOf({ host, bits }: AllowedHost, { name, address }: { name: string; address: string }): boolean {
  if (bits === null) return host === name;
  const list = new BlockList();
  list.addSubnet(host, bits, familyOf(host));
  return list.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 4 ? "ipv4" : "ipv6");
