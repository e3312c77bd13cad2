import type { RequestListener } from "node:http";
import { sendPlainPage } from "./plain-page.ts";

const RETRY_AFTER_SECONDS = 600;

/** Answers every request with the maintenance page. */
export function maintenancePage(siteName: string): RequestListener {
  const page = {
    title: `Maintenance en cours – ${siteName}`,
    heading: "Nous revenons dans quelques minutes",
    text: "Le site est en maintenance. Les annonces et vos données sont en sécurité\u00A0; rechargez cette page un peu plus tard.",
    brand: siteName,
  };
  return (_request, response) => sendPlainPage(response, 503, page, { "Retry-After": String(RETRY_AFTER_SECONDS) });
}
