import type { Environment } from "./env.ts";

type Settings = Pick<Environment, "SITE_URL" | "TRUST_PROXY">;
type GivenHeaders = Record<string, string | string[] | undefined>;

/**
 * The protocol that the visitor's browser speaks: what the operator's proxy says, else that of the public
 * address, else http. Headers that anyone can send count only behind a proxy that sets them (TRUST_PROXY).
 */
export function visitProtocol({ SITE_URL, TRUST_PROXY }: Settings, headers: GivenHeaders): "http:" | "https:" {
  const forwarded = TRUST_PROXY ? forwardedValue(headers["x-forwarded-proto"]) : undefined;
  if (forwarded === "https" || forwarded === "http") return `${forwarded}:`;
  return SITE_URL?.startsWith("https:") ? "https:" : "http:";
}

/** The host that the visitor's browser asked for. */
export function visitHost({ TRUST_PROXY }: Settings, headers: GivenHeaders): string | undefined {
  const forwarded = TRUST_PROXY ? forwardedValue(headers["x-forwarded-host"]) : undefined;
  return forwarded ?? (typeof headers["host"] === "string" ? headers["host"] : undefined);
}

// Of several proxies the first spoke to the browser.
const forwardedValue = (value: string | string[] | undefined) =>
  String(value ?? "")
    .split(",")[0]!
    .trim()
    .toLowerCase() || undefined;
