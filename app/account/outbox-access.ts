import { clientAddress } from "#app/platform/security/client-address.ts";
import type { Environment } from "#app/platform/env.ts";

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;
/** As `visitorNetwork` writes 127.0.0.1 to 127.255.255.255, and ::1. */
const loopback = /^(127\.\d+\.\d+\.\d+|0:0:0:0::\/64)$/;
/** What proxies add: behind one, everybody comes from this machine. */
const proxyHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"];

type OutboxSettings = Pick<Environment, "SITE_URL" | "DATABASE_URL" | "SMTP_URL" | "TRUST_PROXY">;

/** Whether a portal is one person's own: without a public address, a server of its own for data or mails, or a proxy. */
export const hasReadableOutbox = ({ SITE_URL, DATABASE_URL, SMTP_URL, TRUST_PROXY }: OutboxSettings): boolean =>
  !SITE_URL && !DATABASE_URL && !SMTP_URL && !TRUST_PROXY;

/**
 * Whether the mails that left, with the links in them, may be shown: to whoever sits at the machine of a portal that has no
 * public address, asks it by a local name (another site's name could lead to this machine too) and comes through no proxy.
 */
export function mayReadOutbox(env: OutboxSettings, request: Request): boolean {
  if (!hasReadableOutbox(env)) return false;
  if (proxyHeaders.some((name) => request.headers.has(name))) return false;
  return localHost.test(request.headers.get("host") ?? "") && loopback.test(clientAddress(request));
}
