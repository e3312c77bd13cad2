import type { Environment } from "../env.ts";

/** Sources that a page may use besides this site's own files (`'sha256-…'`, `https://host`). */
type PageSources = { scripts: string[]; styleAttributes: string[]; pictures: string[] };

type Visit = { env: Environment; isHttps: boolean };

/** The Content-Security-Policy of a page. */
export function pagePolicy({ env, isHttps }: Visit, { scripts, styleAttributes, pictures }: PageSources): string {
  const isDevelopment = env.NODE_ENV === "development";
  const directives: [name: string, ...sources: string[]][] = [
    ["default-src", "'self'"],
    ["script-src", "'self'", ...scripts],
    // Vite injects styles into pages, and has a socket on its own port.
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
    // The redirects of a form count too, up to the login of a provider.
    ["form-action", "'self'", ...loginOrigins(env)],
    ["frame-ancestors", "'none'"],
    ...(isHttps ? [["upgrade-insecure-requests"] as [string]] : []),
  ];
  return directives.map((directive) => directive.join(" ")).join("; ");
}

/** The policy of anything that is not a page: files, data, plain texts. Opened directly, it runs and loads nothing. */
export const plainPolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of pictures: an SVG may contain scripts, which must not run when it is opened; mails and other sites may show pictures. */
export const pictureHeaders = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
};

// Facebook redirects between its hosts.
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

/** A map style comes with its tiles, icons and glyphs from one host. */
function mapOrigins({ MAP_STYLE_URL }: Environment): string[] {
  return MAP_STYLE_URL === "none" ? [] : [new URL(MAP_STYLE_URL).origin];
}
