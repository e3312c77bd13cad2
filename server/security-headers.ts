import type { IncomingMessage, ServerResponse } from "node:http";
import { plainPolicy } from "#app/platform/security/content-security-policy.ts";
import type { VisitReader } from "./visit.ts";

// What no page of the site asks a device for; a visitor may say where they are.
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

/** Headers that suit every answer. Pages and pictures put a policy of their own in the place of the plain one. */
export function securityHeaders(visits: VisitReader) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
    response.setHeader("Permissions-Policy", permissions);
    response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    response.setHeader("Content-Security-Policy", plainPolicy);
    if (visits.read(request).protocol === "https:") response.setHeader("Strict-Transport-Security", "max-age=31536000");
    next();
  };
}
