import { createHash, randomBytes } from "node:crypto";

/** Put on the scripts that the server itself writes into a page; nobody can know it before the page is made. */
export const newNonce = (): string => randomBytes(16).toString("base64url");

/**
 * A page that may be kept and shown to everyone: the nonce of its making is taken out, and the scripts that bore
 * it are named by their hashes instead. A script that came in any other way has no hash, and does not run.
 */
export function withHashes(html: string, nonce: string): { html: string; scripts: string[] } {
  const own = new RegExp(`<script(?![^>]* src=)[^>]* nonce="${nonce}"[^>]*>([^]*?)</script>`, "g");
  const scripts = new Set([...html.matchAll(own)].map(([, code]) => hashSource(code!)));
  return { html: html.replaceAll(` nonce="${nonce}"`, ""), scripts: [...scripts] };
}

// Nothing else has this form, and nothing of this form can do harm.
const placeholders = / style="(background-image:url\(data:image\/webp;base64,[A-Za-z0-9+/=]+\))"/g;

/** Hashes of the style attributes that show the colours of pictures before they come; of no other style attribute. */
export function placeholderSources(html: string): string[] {
  return [...new Set([...html.matchAll(placeholders)].map(([, style]) => hashSource(style!)))];
}

const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
