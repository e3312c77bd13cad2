import type { IncomingMessage, ServerResponse } from "node:http";
import type { Environment } from "#app/platform/env.ts";

/** Headers that suit every answer. The script policy belongs to each page, which knows its scripts. */
export function securityHeaders({ SITE_URL, TRUST_PROXY }: Environment) {
  const isHttps = (request: IncomingMessage) => SITE_URL?.startsWith("https:") ?? (TRUST_PROXY && request.headers["x-forwarded-proto"] === "https");
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
    response.setHeader("Permissions-Policy", "camera=(), microphone=(), payment=(), usb=(), interest-cohort=()");
    response.setHeader("Content-Security-Policy", "frame-ancestors 'self'; base-uri 'self'; object-src 'none'");
    if (isHttps(request)) {
      response.setHeader("Strict-Transport-Security", "max-age=31536000");
    }
    next();
  };
}
