import type { IncomingMessage, ServerResponse } from "node:http";

/** Headers that suit every answer. The script policy belongs to each page, which knows its scripts. */
export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
  response.setHeader("Permissions-Policy", "camera=(), microphone=(), payment=(), usb=(), interest-cohort=()");
  response.setHeader("Content-Security-Policy", "frame-ancestors 'self'; base-uri 'self'; object-src 'none'");
  if (request.headers["x-forwarded-proto"] === "https") {
    response.setHeader("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  }
  next();
}
