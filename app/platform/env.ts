import proxyAddr from "proxy-addr";
import { z } from "zod";
import { currencies } from "#app/domain/currency.ts";
import { frenchProblem } from "./text/french-problems.ts";
import { type AllowedHost, readAllowedHosts } from "./security/allowed-hosts.ts";
import { type CallSecret, readCallSecret } from "./security/webhook-call.ts";

const port = z.coerce.number().int().min(0).max(65_535);
const onOrOff = z.stringbool({ error: "il faut true ou false" });
const urlOf = (protocol: RegExp, expected: string) => z.url({ protocol, error: `il faut ${expected}` });
const httpUrl = urlOf(/^https?$/, "une adresse qui commence par http:// ou https://");
/** A URL of PostgreSQL. An `@` in a password that is not encoded ends the host name too early. */
const postgresUrl = z
  .string()
  .refine(
    (text) => /^postgres(ql)?:\/\/[^/?#]*([/?#][^@]*)?$/.test(text) && URL.canParse(text),
    "il faut une adresse comme postgres://utilisateur:mot-de-passe@serveur:5432/base, " +
      "où « / », « ? », « # » et « @ » du mot de passe s'écrivent %2F, %3F, %23 et %40",
  );
const noneOrUrl = z.union([z.literal("none"), urlOf(/^https?$/, "« none », ou une adresse en http:// ou https://")]);

/** The number of trusted proxies, or their addresses and networks. */
const proxies = z.string().transform((text, context): number | string[] => {
  const given = text.trim().toLowerCase();
  if (given === "false") return 0;
  if (given === "true") return 1;
  if (/^\d{1,2}$/.test(given)) return Number(given);
  const networks = given.split(",").map((network) => network.trim());
  try {
    proxyAddr.compile(networks);
    return networks;
  } catch {
    context.addIssue({
      code: "custom",
      message: "il faut un nombre de proxys, ou leurs adresses et réseaux, séparés par des virgules",
    });
    return z.NEVER;
  }
});

const s3Keys = ["S3_BUCKET", "S3_ENDPOINT", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

const schema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
    PORT: port.default(3000),
    HOST: z.string().min(1).default("0.0.0.0"),
    DATA_DIR: z.string().min(1).default("./data"),
    BRAND_DIR: z.string().min(1).default("./brand"),
    DATABASE_URL: postgresUrl.optional(),
    /** The URL of the database itself, where `DATABASE_URL` is a pooler's: for migrations and notifications. */
    DATABASE_DIRECT_URL: postgresUrl.optional(),
    /** Replicas of the database, or a balancer before them, for the reads of public pages. */
    DATABASE_READ_URL: postgresUrl.optional(),
    SAMPLE_LISTINGS: z.coerce.number().int().min(0).max(1_000_000).optional(),
    CURRENCY: z.enum(currencies).default("EUR"),
    /** A JSON file with the table of acquisition costs; by default the built-in one (app/domain/cost-table.ts). */
    COSTS_FILE: z.string().min(1).optional(),
    /** A JSON file with a prolongation of rent control; by default the laws of app/domain/rent-control.ts hold. */
    RENT_CONTROL_FILE: z.string().min(1).optional(),
    SITE_URL: httpUrl.optional(),
    SITE_NAME: z.string().trim().min(1).default("bienvu"),
    MAINTENANCE: onOrOff.default(false),
    /** Whether a start migrates the database; otherwise `npm run migrate` must have. */
    MIGRATE: onOrOff.default(true),
    /** Whether this process answers visitors and runs jobs (`also`), only runs jobs, or runs none. */
    JOBS: z.enum(["also", "only", "none"]).default("also"),
    /** Megabytes of memory in which each web process caches public pages; 0 means no cache. */
    PAGE_CACHE_MB: z.coerce.number().int().min(0).max(16_384).default(64),
    /** Seconds for which a CDN may cache public pages without revalidation. */
    CDN_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
    /** The number of processes that serve pages; by default one per core, at most four. */
    WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).optional(),
    /** The port of `/metrics`, for Prometheus; by default there is none. */
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().min(1).default("127.0.0.1"),
    SESSION_SECRET: z.string().min(32).optional(),
    TRUST_PROXY: proxies.default(0),
    SMTP_URL: urlOf(/^smtps?$/, "une adresse qui commence par smtp:// ou smtps://").optional(),
    MAIL_FROM: z
      .string()
      .regex(/^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, "il faut une adresse, ou « Nom <adresse> »")
      .optional(),
    /** Authenticates the reports of the mail provider (docs/operations/run.md); without it, they are refused. */
    MAIL_WEBHOOK_SECRET: z
      .string()
      .transform((text, context): CallSecret => {
        const secret = readCallSecret(text);
        if (secret) return secret;
        const message =
          "il faut « whsec_ » et 24 à 64 octets en base64, ou « mailgun: » ou « brevo: » et au moins 24 caractères";
        context.addIssue({ code: "custom", message });
        return z.NEVER;
      })
      .optional(),
    GOOGLE_CLIENT_ID: z.string().min(1).optional(),
    GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
    GOOGLE_ISSUER: httpUrl.optional(),
    FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
    FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
    FACEBOOK_DIALOG_URL: httpUrl.default("https://www.facebook.com/v24.0/dialog/oauth"),
    FACEBOOK_GRAPH_URL: httpUrl.default("https://graph.facebook.com/v24.0"),
    /** A MapLibre style, or `none` for the bundled map; the default is the keyless « Plan IGN » (Licence Ouverte). */
    MAP_STYLE_URL: noneOrUrl.default("https://data.geopf.fr/annexes/ressources/vectorTiles/styles/PLAN.IGN/epure.json"),
    /** A geocoder with the interface of the IGN's keyless one, or `none`. */
    GEOCODER_URL: noneOrUrl.default("https://data.geopf.fr/geocodage/search"),
    S3_ENDPOINT: httpUrl.optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "il faut 3 à 63 minuscules, chiffres, points ou tirets")
      .optional(),
    S3_REGION: z.string().min(1).optional(),
    S3_ACCESS_KEY_ID: z.string().min(1).optional(),
    S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
    S3_PATH_STYLE: onOrOff.default(true),
    /** Megabytes that must be free where pictures are stored in a folder; below, uploads are refused. */
    MIN_FREE_MB: z.coerce.number().int().min(0).max(1_000_000).default(1_000),
    /** A folder with one folder per feed, into which agencies' software writes files of listings; by default there is none. */
    IMPORTS_DIR: z.string().min(1).optional(),
    /** A folder that gets one folder per organisation, with its exported listings; by default there is none. */
    EXPORTS_DIR: z.string().min(1).optional(),
    /** Hosts of the operator's own network that feeds may reach; by default no such host. */
    FEED_HOSTS_ALLOWED: z
      .string()
      .transform((text, context): AllowedHost[] => {
        const hosts = readAllowedHosts(text);
        if (hosts) return hosts;
        const message =
          "il faut des noms, adresses ou réseaux séparés par des virgules, comme « ftp.exemple.fr, 10.0.0.5:2121 »";
        context.addIssue({ code: "custom", message });
        return z.NEVER;
      })
      .optional(),
    LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
  })
  .superRefine((given, context) => {
    for (const name of ["DATABASE_DIRECT_URL", "DATABASE_READ_URL"] as const)
      if (given[name] && !given.DATABASE_URL)
        context.addIssue({ code: "custom", path: [name], message: "elle va avec DATABASE_URL" });
    if (given.METRICS_PORT && given.METRICS_PORT === given.PORT)
      context.addIssue({ code: "custom", path: ["METRICS_PORT"], message: "il faut un autre port que celui de PORT" });
    const missing = s3Keys.filter((name) => given[name] === undefined);
    // An incomplete bucket would silently store pictures in the folder.
    if (missing.length === s3Keys.length) return;
    for (const name of missing)
      context.addIssue({
        code: "custom",
        path: [name],
        message: `elle va avec ${s3Keys.filter((other) => other !== name).join(", ")}`,
      });
  });

export type Environment = z.infer<typeof schema>;

export type SettingName = keyof Environment;
export const settingNames = Object.keys(schema.shape) as SettingName[]; // the schema's own keys

/** The base of links in mails and of returns from other sites. Never a request's host, which its sender could forge. */
export const siteAddress = ({ SITE_URL, PORT }: Pick<Environment, "SITE_URL" | "PORT">): string =>
  SITE_URL ?? `http://localhost:${PORT}`;

/** Parses the settings; an empty variable counts as not set. Errors: one French sentence per invalid variable. */
export function readEnvironment(
  variables: Record<string, string | undefined>,
): { ok: true; env: Environment } | { ok: false; problems: string[] } {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = schema.safeParse(given, { error: frenchProblem });
  if (parsed.success) return { ok: true, env: parsed.data };
  return {
    ok: false,
    problems: parsed.error.issues.map(
      (issue) => `La variable ${issue.path.join(".")} n'est pas valable : ${issue.message}.`,
    ),
  };
}
