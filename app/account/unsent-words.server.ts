import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import { readForm } from "#app/platform/http/read-form.ts";
import { deletedCookie, readCookie, secretCookie } from "#app/platform/security/cookies.ts";

const COOKIE = "portail_texte";
const HOUR_SECONDS = 3_600;
/** Characters of a cookie's value; browsers drop longer cookies. */
const LONGEST_VALUE = 3_800;
/** Most bytes of an unpacked value. */
const LONGEST_WORDS = 20_000;

/** Typed and unsent texts of a form, by the names of its fields. */
export type UnsentWords = Record<string, string>;

/** Pages that restore unsent texts; no other form is read before its sender is known. */
const keepingPages = /^\/(?:administration|suivi|espace)\//;

/** Whether a field is kept: the text of a thread, and all fields of the back office except secrets. */
const isKept = (url: URL, name: string): boolean =>
  url.pathname.startsWith("/administration/")
    ? !["password", "code"].includes(name)
    : ["acte", "message", "amount"].includes(name);

/**
 * The cookie that keeps the texts of a form through the login after its session had ended, for browsers without scripts, which
 * store nothing themselves. Null without texts, or with too long ones.
 */
export async function keepUnsentWords(request: Request, url: URL): Promise<string | null> {
  if (!keepingPages.test(url.pathname)) return null;
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers.get("content-type") ?? "")) return null;
  const form = await readForm(request);
  const words: UnsentWords = {};
  for (const [name, value] of form) if (typeof value === "string" && isKept(url, name)) words[name] = value;
  if (Object.entries(words).every(([name, text]) => name === "acte" || text === "")) return null;
  const value = deflateRawSync(JSON.stringify({ page: pageOf(url), words })).toString("base64url");
  return value.length > LONGEST_VALUE ? null : secretCookie(request, { name: COOKIE, value, seconds: HOUR_SECONDS });
}

/** The texts that the cookie restores on their page, and the header that ends the cookie; null on other pages. */
export function takeUnsentWords(request: Request): { words: UnsentWords; ended: string } | null {
  const url = new URL(request.url);
  const value = readCookie(request, COOKIE);
  if (!value) return null;
  try {
    const json = inflateRawSync(Buffer.from(value, "base64url"), { maxOutputLength: LONGEST_WORDS }).toString();
    const { page, words } = keptSchema.parse(JSON.parse(json));
    return page === pageOf(url) ? { words, ended: deletedCookie(request, COOKIE) } : null;
  } catch {
    return null; // not a cookie of the portal
  }
}

const keptSchema = z.object({ page: z.string(), words: z.record(z.string(), z.string()) });

const pageOf = ({ pathname }: URL) => pathname.replace(/\.data$/, "");
