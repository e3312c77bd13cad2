import { clientAddress } from "#app/platform/security/client-address.ts";
import type { Environment } from "#app/platform/env.ts";

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
/** As `visitorNetwork` writes 127.0.0.1 to 127.255.255.255, and ::1. */
const loopback = /^(127\.\d+\.\d+\.\d+|0:0:0:0::\/64)$/;
/** Headers that proxies add: behind a proxy, every visitor comes from this machine. */
const proxyHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];

type OutboxSettings = Pick<Environment, "SITE_URL" | "DATABASE_URL" | "SMTP_URL" | "TRUST_PROXY">;

/** Whether a portal is private to one person: without a public address, an operator's database or mail server, or a proxy. */
export const hasReadableOutbox = ({ SITE_URL, DATABASE_URL, SMTP_URL, TRUST_PROXY }: OutboxSettings): boolean =>
  !SITE_URL && !DATABASE_URL && !SMTP_URL && !TRUST_PROXY;

/**
 * Whether the sent mails, with their links, may be shown: only at the machine of a private portal, by a local host name
 * (another site's name could point to this machine), and without a proxy.
 */
export function mayReadOutbox(env: OutboxSettings, request: Request): boolean {
  if (!hasReadableOutbox(env)) return false;
  if (proxyHeaders.some((name) => request.headers.has(name))) return false;
  return localHost.test(request.headers.get("host") ?? "") && loopback.test(clientAddress(request));
}
