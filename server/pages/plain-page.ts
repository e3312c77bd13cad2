import { createHash } from "node:crypto";
import type { ServerResponse, RequestListener } from "node:http";
import { type CallRefusal, callMessages, isSoftwareCall } from "#app/feeds/call-refusal.ts";

type PlainPage = {
  title: string;
  heading: string;
  text: string;
  brand?: string;
  link?: { href: string; label: string };
  reloadSeconds?: number;
};

const style = `
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; box-sizing: border-box; display: grid; place-items: center; padding: 2rem;
    background: #fbf8f3; color: #1d2733; font: 1.125rem/1.6 Figtree, system-ui, sans-serif; }
  main { max-width: 34rem; }
  .brand { font: 600 1.5rem Fraunces, Georgia, serif; color: #1f4b5a; }
  a { color: #1f4b5a; }
  h1 { font: 600 clamp(2rem, 6vw, 3rem)/1.1 Fraunces, Georgia, serif; margin: 0 0 1rem; }
  @media (prefers-color-scheme: dark) { body { background: #12191f; color: #ece7de; } .brand, a { color: #9cc9d6; } }
`;
const styleHash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Answers with a self-contained page, which works when nothing else does, or in JSON to software. The answer is not cached. */
export function sendPlainPage(
  response: ServerResponse,
  status: number,
  page: PlainPage,
  headers: Record<string, string> = {},
): void {
  if (answerSoftware(response, status, headers)) return;
  response.writeHead(status, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": policy,
    ...headers,
  });
  response.end(htmlOf(page));
}

const callCodes: Partial<Record<number, CallRefusal>> = { 408: "interrupted", 411: "no_length", 413: "too_long" };

/** Refuses a call of software for the portal, in JSON; false for other requests. */
export function answerSoftware(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): boolean {
  if (!isSoftwareCall(response.req.url ?? "")) return false;
  const error = callCodes[status] ?? (status < 500 ? "bad_request" : "busy");
  response.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "no-store",
    ...headers,
  });
  response.end(JSON.stringify({ error, ...callMessages(error) }));
  return true;
}

function htmlOf({ title, heading, text, brand, link, reloadSeconds }: PlainPage): string {
  const lines = [
    '<!doctype html>\n<html lang="fr">\n<head>\n<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="robots" content="noindex">',
    ...(reloadSeconds ? [`<meta http-equiv="refresh" content="${reloadSeconds}">`] : []),
    `<title>${escape(title)}</title>\n<style>${style}</style>\n</head>\n<body>\n<main>`,
    ...(brand ? [`<p class="brand">${escape(brand)}</p>`] : []),
    `<h1>${escape(heading)}</h1>\n<p>${escape(text)}</p>`,
    ...(link ? [`<p><a href="${escape(link.href)}">${escape(link.label)}</a></p>`] : []),
    "</main>\n</body>\n</html>\n",
  ];
  return lines.join("\n");
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

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
