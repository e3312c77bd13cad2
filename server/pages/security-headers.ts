import type { IncomingMessage, ServerResponse } from "node:http";
import { plainPolicy } from "#app/platform/security/content-security-policy.ts";
import type { Visit, VisitReader } from "../limits/visit.ts";

// Device features that no page of the site uses; geolocation is not among them.
const refusedFeatures = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];
const permissions = [...refusedFeatures.map((feature) => `${feature}=()`), "geolocation=(self)"].join(", ");

/** Headers of every answer. Pages and pictures replace the plain policy by their own. */
export const securityHeaderList = (protocol: Visit["protocol"]): [name: string, value: string][] => [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "strict-origin-when-cross-origin"],
  ["Permissions-Policy", permissions],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Content-Security-Policy", plainPolicy],
  ...(protocol === "https:" ? [["Strict-Transport-Security", "max-age=31536000"] as [string, string]] : []),
];

/**
 * Sets the request's id, the security headers, and `no-cache` for answers without a rule of their own: browsers would keep a 301 or
 * 410 without one for ever, also once the listing is back.
 */
export function setCommonHeaders(visits: VisitReader) {
  const lists = { "http:": securityHeaderList("http:"), "https:": securityHeaderList("https:") };
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    response.setHeader("X-Request-Id", String(request.headers["x-request-id"]));
    response.setHeader("Cache-Control", "no-cache");
    for (const [name, value] of lists[visits.read(request).protocol]) response.setHeader(name, value);
    next();
  };
}
