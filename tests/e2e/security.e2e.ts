import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { describe, expect, test } from "vitest";
import { useBrowser } from "../setup/browser.ts";
import { cookieOf, logInAs } from "../setup/log-in.ts";

const { open, portal } = useBrowser();

const policyOf = async (path: string) => (await fetch(portal + path)).headers.get("content-security-policy") ?? "";
const sourcesOf = (policy: string, directive: string) =>
  policy
    .split("; ")
    .find((part) => part.startsWith(`${directive} `))
    ?.split(" ")
    .slice(1) ?? [];

async function addressOfFirst(list: string, pattern: RegExp): Promise<string> {
  return pattern.exec(await (await fetch(portal + list)).text())![1]!;
}
const firstListing = () => addressOfFirst("/annonces?page=20", /href="(\/annonces\/[^"?]+-BV[^"]+)"/);
const firstAdvertiser = () => addressOfFirst("/annonceurs", /href="(\/annonceurs\/[^"?]+)"/);

/** Everything that the page's policy refused, also what no console tells. */
async function recordRefusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
      refused.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (globalThis as unknown as { refused: string[] }).refused);
}

/** The browser took the page over: React knows the element. */
const waitForLife = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector("main")!).some((key) => key.startsWith("__react")));

describe.each([
  ["/"],
  ["/annonces"],
  ["/annonces?transactionType=vendre&propertyType=maison&priceMax=1"],
  ["a listing", firstListing],
  ["/Rechercher"],
  ["/annonceurs"],
  ["an advertiser", firstAdvertiser],
  ["/connexion"],
  ["/creer-compte"],
  ["/mot-de-passe-oublie"],
  ["/nouveau-mot-de-passe?token=inconnu"],
  ["/credits"],
  ["/mentions-legales"],
  ["/nulle-part"],
] as [string, (() => Promise<string>)?][])("%s", (path, find) => {
  test("runs under its policy, which refuses nothing of its own and names no script but the page's", async () => {
    const page = await open("/credits", { tolerates: /404/ });
    const refusals = await recordRefusals(page);
    await page.goto((await find?.()) ?? path);
    await waitForLife(page);
    expect(await refusals()).toEqual([]);
  });

  test("is the same for two visitors, to the byte and the header, and its hashes are those of its scripts", async () => {
    const address = portal + ((await find?.()) ?? path);
    const visit = async (headers: Record<string, string>) => {
      const answer = await fetch(address, { headers });
      const told = Object.fromEntries([...answer.headers].filter(([name]) => !["date", "x-request-id"].includes(name)));
      return { told, html: await answer.text() };
    };
    const first = await visit({});
    expect(
      await visit({ Cookie: "portail_present=1; autre=2", "User-Agent": "Autre/1.0", "Accept-Language": "en" }),
    ).toEqual(first);
    const inline = [...first.html.matchAll(/<script(?![^>]* src=)(?![^>]*ld\+json)[^>]*>([^]*?)<\/script>/g)].map(
      ([, code]) => `'sha256-${createHash("sha256").update(code!).digest("base64")}'`,
    );
    const policy = first.told["content-security-policy"]!;
    expect(inline.length).toBeGreaterThan(2);
    expect(new Set(sourcesOf(policy, "script-src"))).toEqual(new Set(["'self'", ...inline]));
    expect(first.html).not.toContain("nonce=");
    expect(policy).not.toContain("unsafe-inline");
  });
});

test("pages of the signed-in area run under their policy, each answer with a nonce of its own, and nobody keeps them", async () => {
  const page = await open("/");
  const cookie = cookieOf(await logInAs(page, "agence@example.org"));
  const refusals = await recordRefusals(page);
  await page.goto("/espace");
  const linked = await page
    .getByRole("complementary")
    .getByRole("navigation")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")!));
  const built = await Promise.all(
    linked.map(async (path) =>
      (await fetch(portal + path, { headers: { Cookie: cookie } })).status === 200 ? path : null,
    ),
  );
  const paths = built.filter((path) => path !== null);
  expect(paths).toContain("/espace");
  for (const path of paths) {
    await page.goto(path);
    await waitForLife(page);
    expect(await refusals()).toEqual([]);
    const visits = await Promise.all([1, 2].map(() => fetch(portal + path, { headers: { Cookie: cookie } })));
    const nonces = visits.map((visit) => sourcesOf(visit.headers.get("content-security-policy")!, "script-src"));
    for (const sources of nonces) expect(sources).toEqual(["'self'", expect.stringMatching(/^'nonce-[\w-]{22}'$/)]);
    expect(nonces[0]).not.toEqual(nonces[1]);
    expect(visits.map((visit) => visit.headers.get("cache-control"))).toEqual(["no-store", "no-store"]);
    expect((await fetch(`${portal}${path}.data`, { headers: { Cookie: cookie } })).headers.get("cache-control")).toBe(
      "no-store",
    );
  }
});

test("a page that answers a form is nobody else's: not kept, with a nonce", async () => {
  const answer = await fetch(`${portal}/connexion`, {
    method: "POST",
    body: new URLSearchParams({ email: "x", password: "y" }),
  });
  expect(answer.status).toBe(400);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-security-policy")).toContain("'nonce-");
});

describe.each([
  ["public", false],
  ["private", true],
])("on a %s page", (_kind, isPrivate) => {
  test("a script, a handler or a style that came in with a text does not run", async () => {
    const page = await open("/credits", { tolerates: /Content Security Policy|React error #418/ });
    if (isPrivate) await logInAs(page, "agence@example.org");
    const refusals = await recordRefusals(page);
    await page.route(/\/(annonceurs|espace)$/, async (route) => {
      const answer = await route.fetch();
      const injected =
        '<script>injected = 1</script><img src="/nulle-part.png" alt="" onerror="injected = 2"><p style="color:red">x</p><base href="https://mal.example/"><script src="https://mal.example/x.js"></script>';
      await route.fulfill({ response: answer, body: (await answer.text()).replace("<main", `${injected}<main`) });
    });
    await page.route("**/nulle-part.png", (route) =>
      route.fulfill({ status: 200, contentType: "image/png", body: "" }),
    );
    await page.goto(isPrivate ? "/espace" : "/annonceurs");
    await expect
      .poll(refusals)
      .toEqual(
        expect.arrayContaining([
          "script-src-elem inline",
          "script-src-attr inline",
          "style-src-attr inline",
          "base-uri https://mal.example/",
          "script-src-elem https://mal.example/x.js",
        ]),
      );
    expect(await page.evaluate(() => "injected" in globalThis)).toBe(false);
  });
});

test("what leads astray is closed: frames, plugins, forms and calls to other sites", async () => {
  const policy = await policyOf("/annonces");
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

test.each(["/", "/favicon.svg", "/Api/images.json", "/robots.txt", "/healthz", "/nulle-part", "/brand/logo.svg"])(
  "%s answers with the headers that suit everything",
  async (path) => {
    const { headers } = await fetch(portal + path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
    expect(headers.get("cross-origin-resource-policy")).toBe(
      path.startsWith("/brand/") ? "cross-origin" : "same-origin",
    );
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.get("content-security-policy")).toMatch(/default-src '(self|none)'/);
    expect(headers.get("strict-transport-security")).toBeNull();
  },
);

test("a picture may be shown elsewhere, and runs nothing by itself", async () => {
  const picture = await addressOfFirst("/annonces?page=20", /src="(\/media\/[^"]+)"/);
  const { headers } = await fetch(portal + picture);
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  expect(headers.get("content-security-policy")).toContain("sandbox");
});

test.each([
  ["/%E0%A4%A", 404],
  [`/?${"x".repeat(9_000)}`, 414],
])("a refusal in one plain page is styled under a policy without any script: %.20s", async (path, status) => {
  const page = await open("/credits", { tolerates: new RegExp(String(status)) });
  const refusals = await recordRefusals(page);
  const answer = await page.goto(path);
  expect(answer!.status()).toBe(status);
  expect(sourcesOf(answer!.headers()["content-security-policy"]!, "default-src")).toEqual(["'none'"]);
  expect(await refusals()).toEqual([]);
  expect(await page.locator("main").evaluate((main) => getComputedStyle(main).maxWidth)).not.toBe("none");
});
