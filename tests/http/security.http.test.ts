import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { useHttpPortal } from "../setup/portals/http-portal.ts";

const portal = useHttpPortal();

const policyOf = (answer: Response) => answer.headers.get("content-security-policy") ?? "";
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${directive} `))
    ?.split(" ")
    .slice(1) ?? [];

/** The scripts in a page that run, as a policy names them. */
const scriptsIn = (html: string) =>
  [...html.matchAll(/<script(?![^>]* src=)(?![^>]*json)[^>]*>([^]*?)<\/script>/g)].map(
    ([, code]) => `'sha256-${createHash("sha256").update(code!).digest("base64")}'`,
  );

/** The first address on a page that has this form. */
async function addressIn(path: string, form: RegExp): Promise<string> {
  return form.exec(await (await portal.fetch(path)).text())![1]!;
}

describe.each([
  ["/"],
  ["/annonces"],
  ["/annonces?transactionType=vendre&propertyType=maison&priceMax=1"],
  ["a listing", () => addressIn("/annonces", /href="(\/annonces\/[^"?]+-BV[^"]+)"/)],
  ["/Rechercher"],
  ["/annonceurs"],
  ["an advertiser", () => addressIn("/annonceurs", /href="(\/annonceurs\/[^"?]+)"/)],
  ["/connexion"],
  ["/creer-compte"],
  ["/mot-de-passe-oublie"],
  ["/nouveau-mot-de-passe?token=inconnu"],
  ["/credits"],
  ["/verifier-un-fichier"],
  ["/mentions-legales"],
  ["/nulle-part"],
] as [string, (() => Promise<string>)?][])("%s", (path, find) => {
  test("is byte-identical for two visitors, and its policy contains the hashes of its scripts", async () => {
    const address = (await find?.()) ?? path;
    const visit = async (headers: Record<string, string>) => {
      const answer = await portal.fetch(address, { headers });
      const told = Object.fromEntries([...answer.headers].filter(([name]) => !["date", "x-request-id"].includes(name)));
      return { told, html: await answer.text() };
    };
    const first = await visit({});
    expect(
      await visit({ Cookie: "portail_present=1; autre=2", "User-Agent": "Autre/1.0", "Accept-Language": "en" }),
    ).toEqual(first);
    const inline = scriptsIn(first.html);
    const policy = first.told["content-security-policy"]!;
    expect(inline).toHaveLength(3);
    expect(new Set(sourcesOf(policy, "script-src"))).toEqual(new Set(["'self'", ...inline]));
    expect(first.html).not.toMatch(/nonce="[^"]/);
    expect(policy).not.toContain("unsafe-inline");
  });
});

test("the policies of the signed-in area contain the hashes of its scripts, and its answers are not stored", async () => {
  const Cookie = await portal.accounts.cookieOf({ email: "agence@example.org" });
  const ask = (path: string) => portal.visitFrom("127.0.0.1").fetch(path, { headers: { Cookie } });
  const [navigation] = /<nav aria-label="Navigation de l’espace">[^]*?<\/nav>/.exec(
    await (await ask("/espace")).text(),
  )!;
  const linked = [...navigation.matchAll(/<a [^>]*?href="([^"]+)"/g)].map((match) => match[1]!);
  expect(linked).toEqual(["/tableau-de-bord", "/publications", "/publier", "/suivi", "/espace"]);
  for (const path of [...linked, "/messages", "/favoris", "/alertes"]) {
    const visits = [await ask(path), await ask(path)];
    expect(visits.map(({ status }) => status)).toEqual([200, 200]);
    for (const visit of visits) {
      const named = sourcesOf(policyOf(visit), "script-src");
      expect(new Set(named)).toEqual(new Set(["'self'", ...scriptsIn(await visit.text())]));
    }
    for (const answer of [...visits, await ask(`${path}.data`)])
      expect(answer.headers.get("cache-control")).toBe("no-store");
  }
});

test("a page that answers a form is not stored", async () => {
  const answer = await portal.fetch("/connexion", {
    method: "POST",
    body: new URLSearchParams({ email: "x", password: "y" }),
  });
  expect(answer.status).toBe(400);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const named = sourcesOf(policyOf(answer), "script-src");
  expect(new Set(named)).toEqual(new Set(["'self'", ...scriptsIn(await answer.text())]));
});

test("the policy forbids frames, plugins, and forms and calls to other sites", async () => {
  const policy = policyOf(await portal.fetch("/annonces"));
  expect(
    Object.fromEntries(
      [
        "default-src",
        "object-src",
        "base-uri",
        "form-action",
        "frame-ancestors",
        "connect-src",
        "font-src",
        "manifest-src",
        "worker-src",
        "style-src",
        "img-src",
      ].map((name) => [name, sourcesOf(policy, name).join(" ")]),
    ),
  ).toEqual({
    "default-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
    "connect-src": "'self'",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'self' blob:",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
  });
});

test.each([
  ["an address that cannot be decoded", "/%E0%A4%A", 404],
  ["an address that is too long", `/?${"x".repeat(9_000)}`, 414],
])("a plain refusal page has its style, and a policy without any script: %s", async (_name, path, status) => {
  const answer = await portal.fetch(path);
  expect(answer.status).toBe(status);
  const [, style] = /<style>([^]*?)<\/style>/.exec(await answer.text())!;
  const policy = policyOf(answer);
  expect(sourcesOf(policy, "default-src")).toEqual(["'none'"]);
  expect(sourcesOf(policy, "style-src")).toEqual([`'sha256-${createHash("sha256").update(style!).digest("base64")}'`]);
  expect(policy).not.toContain("script");
});

test.each([
  "/",
  "/favicon.svg",
  "/favicon.ico",
  "/Api/images.json",
  "/robots.txt",
  "/healthz",
  "/readyz",
  "/nulle-part",
  "/brand/logo.svg",
])("%s answers with the headers common to all answers", async (path) => {
  const { headers } = await portal.fetch(path);
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
  expect(headers.get("cross-origin-resource-policy")).toBe(path.startsWith("/brand/") ? "cross-origin" : "same-origin");
  expect(headers.get("permissions-policy")).toContain("camera=()");
  expect(headers.get("content-security-policy")).toMatch(/default-src '(self|none)'/);
  expect(headers.get("strict-transport-security")).toBeNull();
});

test("a picture may be shown on other sites, and runs no script", async () => {
  const picture = await addressIn("/annonces", /src="(\/media\/[^"]+)"/);
  const { headers } = await portal.fetch(picture);
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(headers.get("content-security-policy")).toContain("sandbox");
});
