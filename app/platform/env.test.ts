import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readEnvironment } from "./env.ts";

test("an empty environment has a default for everything", () => {
  const read = readEnvironment({});
  expect(read).toMatchObject({
    ok: true,
    env: { PORT: 3000, DATA_DIR: "./data", CURRENCY: "EUR", MAINTENANCE: false },
  });
});

test("an empty variable counts as not set", () => {
  expect(readEnvironment({ PORT: "", DATABASE_URL: "" })).toEqual(readEnvironment({}));
});

test("each invalid variable is named, all at once, without its value", () => {
  const read = readEnvironment({
    PORT: "70000",
    DATABASE_URL: "mysql://moi:secret@serveur/base",
    MAINTENANCE: "peut-être",
    TRUST_PROXY: "10.0.0.0/8, mon-proxy",
  });
  expect(read.ok).toBe(false);
  if (read.ok) return;
  expect(read.problems.map((problem) => /La variable (\w+)/.exec(problem)?.[1])).toEqual([
    "PORT",
    "DATABASE_URL",
    "MAINTENANCE",
    "TRUST_PROXY",
  ]);
  expect(read.problems.join()).not.toContain("secret");
});

test.each([
  [{ SESSION_SECRET: "court" }, "SESSION_SECRET n'est pas valable : il faut au moins 32 caractères."],
  [{ PORT: "70000" }, "PORT n'est pas valable : il faut au plus 65535."],
  [{ PORT: "trois" }, "PORT n'est pas valable : il faut un nombre."],
  [{ PORT: "3.5" }, "PORT n'est pas valable : il faut un nombre entier."],
  [{ CURRENCY: "LIRE" }, "CURRENCY n'est pas valable : il faut EUR, USD, CHF, CAD, XOF ou MAD."],
  [{ MAINTENANCE: "peut-être" }, "MAINTENANCE n'est pas valable : il faut true ou false."],
  [
    { SITE_URL: "exemple.fr" },
    "SITE_URL n'est pas valable : il faut une adresse qui commence par http:// ou https://.",
  ],
  [
    { GEOCODER_URL: "non" },
    "GEOCODER_URL n'est pas valable : il faut « none », ou une adresse en http:// ou https://.",
  ],
  [{ MAIL_FROM: "bonjour" }, "MAIL_FROM n'est pas valable : il faut une adresse, ou « Nom <adresse> »."],
  [{ METRICS_PORT: "3000" }, "METRICS_PORT n'est pas valable : il faut un autre port que celui de PORT."],
  [
    { FEED_HOSTS_ALLOWED: "ftp://nas" },
    "FEED_HOSTS_ALLOWED n'est pas valable : il faut des noms, adresses ou réseaux séparés par des virgules, comme " +
      "« ftp.exemple.fr, 10.0.0.5:2121 ».",
  ],
  [{ SITE_NAME: " " }, "SITE_NAME n'est pas valable : il ne faut pas laisser cette valeur vide."],
])("errors are explained in French: %j", (given, sentence) => {
  expect(readEnvironment(given)).toEqual({ ok: false, problems: [`La variable ${sentence}`] });
});

const form =
  "il faut une adresse comme postgres://utilisateur:mot-de-passe@serveur:5432/base, " +
  "où « / », « ? », « # » et « @ » du mot de passe s'écrivent %2F, %3F, %23 et %40";

test.each([
  "serveur:5432/base",
  "mysql://moi:passe@serveur/base",
  "postgres://moi:passe@serveur:99999/base",
  "postgres://moi:p/asse@serveur/base",
  "postgres://moi:p@ss/e@serveur/base",
  "postgres://moi:p@ss#e@serveur/base",
])("an address of a database that is not read as its writer meant it is refused: %s", (DATABASE_URL) => {
  const problems = [`La variable DATABASE_URL n'est pas valable : ${form}.`];
  expect(readEnvironment({ DATABASE_URL })).toEqual({ ok: false, problems });
});

test.each([
  "postgres://moi:p%2Fs%40s@serveur/base",
  "postgresql://serveur",
  "postgres://moi:passe@serveur/base?sslmode=verify-full&sslrootcert=/etc/autorite.crt",
])("an address of a database is accepted: %s", (DATABASE_URL) => {
  expect(readEnvironment({ DATABASE_URL })).toMatchObject({ ok: true, env: { DATABASE_URL } });
});

test.each(["bonjour@exemple.fr", "Le Journal <bonjour@exemple.fr>", "<bonjour@exemple.fr>"])(
  "the sender of mails may be %s",
  (MAIL_FROM) => {
    expect(readEnvironment({ MAIL_FROM })).toMatchObject({ ok: true, env: { MAIL_FROM } });
  },
);

test("object storage needs all of its settings, or none", () => {
  const whole = {
    S3_ENDPOINT: "https://s3.example",
    S3_BUCKET: "photos",
    S3_REGION: "eu-west-1",
    S3_ACCESS_KEY_ID: "cle",
    S3_SECRET_ACCESS_KEY: "secret",
  };
  expect(readEnvironment(whole)).toMatchObject({ ok: true, env: { S3_BUCKET: "photos", S3_PATH_STYLE: true } });
  const half = readEnvironment({ ...whole, S3_REGION: "", S3_SECRET_ACCESS_KEY: "" });
  expect(half.ok ? [] : half.problems.map((problem) => /La variable (\w+)/.exec(problem)?.[1])).toEqual([
    "S3_REGION",
    "S3_SECRET_ACCESS_KEY",
  ]);
});

test(".env.example names all settings with their defaults", () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), "utf8");
  const example = [...read("../../.env.example").matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map((found) => found.slice(1));
  const settings = [...read("env.ts").matchAll(/^ {4}([A-Z0-9_]+): /gm)].map((found) => found[1]);
  expect(example.map(([name]) => name).toSorted()).toEqual(settings.filter((name) => name !== "NODE_ENV").toSorted());
  expect(readEnvironment(Object.fromEntries(example))).toEqual(readEnvironment({}));
});
