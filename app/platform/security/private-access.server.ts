import ipaddr from "ipaddr.js";
import type { Environment } from "../env.ts";
import { clientAddress } from "./client-address.ts";

type Settings = Pick<Environment, "SITE_URL" | "DATABASE_URL" | "TRUST_PROXY">;
type Asking = Pick<Request, "headers">;

/** The setting that makes a portal public: its address, an operator's database, or a proxy. */
export type PublicBy = "site" | "database" | "proxy";

/** The origin of a request. Only a portal on its user's own machine knows `machine` and `network`. */
type Place = "machine" | "network" | "elsewhere" | PublicBy;

/** Why sample accounts are refused; each has its message in `accountWords.login`. */
export type SampleRefusal = "samplesBySite" | "samplesByDatabase" | "samplesByProxy" | "machineOnly" | "networkOnly";

const localName = /^(localhost|127\.0\.0\.1|\[::1\])$/;
/** Headers that proxies add: behind a proxy, every visitor comes from this machine. */
const proxyHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];

/** The setting that makes a portal public; null for a portal on its user's own machine. */
export function publicBy({ SITE_URL, DATABASE_URL, TRUST_PROXY }: Settings): PublicBy | null {
  if (SITE_URL) return "site";
  if (DATABASE_URL) return "database";
  return TRUST_PROXY ? "proxy" : null;
}

/**
 * The origin of a request, by its address and its host: another site's name could point to this machine or this network (DNS rebinding),
 * an address or a name ending in `.local` cannot.
 */
export function placeOf(env: Settings, { headers }: Asking): Place {
  const setting = publicBy(env);
  if (setting) return setting;
  if (proxyHeaders.some((name) => headers.has(name))) return "proxy";
  const host = (headers.get("host") ?? "").toLowerCase().replace(/:\d+$/, "");
  // `visitorNetwork` writes IPv6 addresses as networks of 64 bits.
  const range = rangeOf(clientAddress({ headers }).replace(/::\/64$/, "::1"));
  if (range === "loopback" && localName.test(host)) return "machine";
  return privateRanges.includes(range) && isPrivateHost(host) ? "network" : "elsewhere";
}

const privateRanges = ["loopback", "private", "linkLocal", "uniqueLocal"];

const rangeOf = (address: string): string => (ipaddr.isValid(address) ? ipaddr.process(address).range() : "none");

const isPrivateHost = (host: string): boolean =>
  localName.test(host) ||
  /^[a-z\d-]+\.local$/.test(host) ||
  privateRanges.includes(rangeOf(host.replaceAll(/[[\]]/g, "")));

/** Whether the sent mails, with their links, can be read on the machine: without a mail server, on a portal that is not public. */
export const hasReadableOutbox = (env: Settings & Pick<Environment, "SMTP_URL">): boolean =>
  !env.SMTP_URL && publicBy(env) === null;

/** Whether this request may read the sent mails. */
export const mayReadOutbox = (env: Settings & Pick<Environment, "SMTP_URL">, request: Asking): boolean =>
  hasReadableOutbox(env) && placeOf(env, request) === "machine";

/**
 * Why a sample account may not have a session here; null where it may. Most samples have a public password, so they work on the machine
 * and in the private networks around it; the sample operator works on the machine only.
 */
export function refuseSample(
  env: Settings,
  request: Asking,
  { isOperator }: { isOperator: boolean },
): SampleRefusal | null {
  const place = placeOf(env, request);
  if (place === "machine" || (place === "network" && !isOperator)) return null;
  if (place === "network" || place === "elsewhere") return isOperator ? "machineOnly" : "networkOnly";
  return ({ site: "samplesBySite", database: "samplesByDatabase", proxy: "samplesByProxy" } as const)[place];
}
