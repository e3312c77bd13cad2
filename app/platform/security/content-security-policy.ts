import type { Environment } from "../env.ts";

/** What a page may use beyond this site's own files, as sources of the policy (`'sha256-…'`, `https://host`). */
export type PageSources = { scripts: string[]; styleAttributes: string[]; pictures: string[] };

type Visit = { env: Environment; isHttps: boolean };

/** The Content-Security-Policy of a page. */
export function pagePolicy({ env, isHttps }: Visit, { scripts, styleAttributes, pictures }: PageSources): string {
  const isDevelopment = env.NODE_ENV === "development";
  const directives: [name: string, ...sources: string[]][] = [
    ["default-src", "'self'"],
    ["script-src", "'self'", ...scripts],
    // Vite puts styles into pages, and speaks to them on a port of its own.
    ["style-src", "'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])],
    [
      "style-src-attr",
      ...(isDevelopment
        ? ["'unsafe-inline'"]
        : styleAttributes.length > 0
          ? ["'unsafe-hashes'", ...styleAttributes]
          : ["'none'"]),
    ],
    ["img-src", "'self'", "data:", "blob:", ...mapOrigins(env), ...pictures],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...mapOrigins(env), ...(isDevelopment ? ["ws:"] : [])],
    ["worker-src", "'self'", "blob:"],
    ["manifest-src", "'self'"],
    ["object-src", "'none'"],
    ["base-uri", "'none'"],
    // A form's redirects count too, as far as the login of a provider.
    ["form-action", "'self'", ...loginOrigins(env)],
    ["frame-ancestors", "'none'"],
    ...(isHttps ? [["upgrade-insecure-requests"] as [string]] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/** The policy of what is no page: files, data, sentences. Shown by itself it runs nothing and calls nobody. */
export const plainPolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For pictures: a drawing may hold scripts, and runs none alone on screen; mails and other sites may show them. */
export const pictureHeaders = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

// Facebook leads on from one of its hosts to another.
function loginOrigins({
  GOOGLE_CLIENT_ID,
  GOOGLE_ISSUER,
  FACEBOOK_CLIENT_ID,
  FACEBOOK_DIALOG_URL,
}: Environment): string[] {
  return [
    ...(GOOGLE_CLIENT_ID ? [GOOGLE_ISSUER ? new URL(GOOGLE_ISSUER).origin : "https://accounts.google.com"] : []),
    ...(FACEBOOK_CLIENT_ID ? [new URL(FACEBOOK_DIALOG_URL).origin, "https://*.facebook.com"] : []),
  ];
}

/** Styles of maps come with their tiles, signs and letters from one place. */
function mapOrigins({ MAP_STYLE_URL }: Environment): string[] {
  return MAP_STYLE_URL === "none" ? [] : [new URL(MAP_STYLE_URL).origin];
}
