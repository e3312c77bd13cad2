import { afterEach, expect, onTestFinished, test } from "vitest";
import { linkIn } from "../setup/portals/test-portal.ts";
import { type HttpPortal, openHttpPortal, useHttpPortal } from "../setup/portals/http-portal.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

const portal = useHttpPortal();
afterEach(async () => expect((await portal.fetch("/healthz")).status).toBe(200));

/** The status of the answer to malformed bytes. */
const status = async (request: string) => Number((await portal.raw(request)).split(" ")[1]);
const get = (path: string, headers: string) => `GET ${path} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`;

test.each([
  ["a b", 400],
  ["[", 400],
  ["", 400],
  ['"><script>', 400],
  ["localhost:99999999", 400],
  ["localhost:99999", 400],
  ["moi:secret@mal.example", 400],
  ["mal.example/annonces", 400],
  ["mal.example?x", 400],
  ["mal.example#", 400],
  ["%00", 400],
  ["localhost:3000", 200],
  ["[::1]:3000", 200],
  ["portail.example", 200],
])("a request for the host %j is answered with %i", async (host, expected) => {
  expect(await status(get("/credits", `Host: ${host}\r\n`))).toBe(expected);
});

test.each([
  ["TRACE / HTTP/1.1", 405],
  ["PUT /annonces HTTP/1.1", 405],
  ["OPTIONS * HTTP/1.1", 405],
  ["DELETE /favicon.svg HTTP/1.1", 405],
  ["GET http://mal.example/annonces HTTP/1.1", 400],
  ["BROL / HTTP/1.1", 400],
])("%s is answered with %i", async (line, expected) => {
  expect(await status(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)).toBe(expected);
});

test("no redirect of another spelling leads to another site", async () => {
  const paths = ["//mal.example/", "/\\mal.example/", "/\\/mal.example/", "/.//mal.example", "/a/..//mal.example"];
  for (const path of [...paths, "/%2e//mal.example", "/./\\mal.example"]) {
    const location = /^location: (.*)$/im.exec(await portal.raw(get(path, "Host: localhost\r\n")))?.[1] ?? "/";
    expect(new URL(location, "https://portail.example").host).toBe("portail.example");
  }
});

test.each([
  ["/annonces/..", "/"],
  ["/annonces/%2E%2e?page=2", "/?page=2"],
  ["/annonces/./x/../y", "/annonces/y"],
  ["/annonces\\..\\credits", "/credits"],
  ["/../../etc/passwd", "/etc/passwd"],
])("%s redirects to the page that it names, instead of serving a copy", async (path, location) => {
  const answer = await portal.raw(get(path, "Host: localhost\r\n"));
  expect(answer).toMatch(/^HTTP\/1.1 301 /);
  expect(/^location: (.*)\r$/im.exec(answer)?.[1]).toBe(location);
});

test.each(["bytes=5-2", "bytes=9-3", "bytes=-5", "bytes=99999999-", "bytes=0-0,2-3", "octets=1-2", "bytes=a-b"])(
  "a file with the range %s is sent whole",
  async (range) => {
    const whole = await (await portal.fetch("/favicon.svg")).text();
    const answer = await portal.fetch("/favicon.svg", { headers: { Range: range } });
    expect([answer.status, await answer.text()]).toEqual([200, whole]);
  },
);

test("files have entity tags by content and accepted encoding", async () => {
  const page = await (await portal.fetch("/")).text();
  const script = /\/assets\/framework-[^"]+\.js/.exec(page)![0];
  const first = await portal.fetch(script, { headers: { "Accept-Encoding": "br" } });
  expect(
    Object.fromEntries(["content-encoding", "cache-control", "vary"].map((name) => [name, first.headers.get(name)])),
  ).toEqual({
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "Accept-Encoding",
  });
  const identity = await portal.fetch(script, { headers: { "Accept-Encoding": "br;q=0, gzip;q=0" } });
  expect(identity.headers.get("content-encoding")).toBeNull();
  expect(await identity.text()).toBe(await first.text());
  const etag = first.headers.get("etag")!;
  for (const known of [etag, `"autre", ${etag}`, "*"])
    expect((await portal.fetch(script, { headers: { "If-None-Match": known } })).status).toBe(304);
  expect((await portal.fetch(script, { headers: { "If-None-Match": '"autre"' } })).status).toBe(200);
  expect((await portal.fetch(`${script}.br`)).status).toBe(404);
});

test("browsers find an icon at /favicon.ico, for answers that name no icon", async () => {
  const icon = await portal.fetch("/favicon.ico", { redirect: "manual" });
  const bytes = Buffer.from(await icon.arrayBuffer());
  expect(icon.status).toBe(200);
  expect(icon.headers.get("content-type")).toBe("image/x-icon");
  expect(icon.headers.get("cache-control")).toBe("public, max-age=86400");
  // Three pictures, each with its width at the start of an entry of 16 bytes.
  expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([1, 3]);
  expect([6, 22, 38].map((entry) => bytes[entry])).toEqual([16, 32, 48]);
  const head = await portal.fetch("/favicon.ico", { method: "HEAD" });
  expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, `${bytes.length}`, ""]);
});

test("oversized headers are refused with the right status", async () => {
  expect(await status(get("/", `Host: localhost\r\nX-Long: ${"x".repeat(20_000)}\r\n`))).toBe(431);
});

// The most expensive pages, more of them than are rendered at once: seconds of work.
const ofWork = { timeout: 40_000 * timeoutFactor };
test("a crowd gets its pages or is asked to retry, and never gets an error", ofWork, async () => {
  const heavy =
    "/annonces?propertyType=maison&transactionType=louer&commune=paris&quartier=zzz&priceMin=1&priceMax=2&areaMin=1&areaMax=2&minRooms=20&minBedrooms=11&energyClass=A&q=xyzzy";
  const answers = await Promise.all(Array.from({ length: 120 }, (_, number) => portal.fetch(`${heavy}${number}`)));
  const statuses = new Set(answers.map((answer) => answer.status));
  expect([...statuses].filter((code) => ![200, 429, 503].includes(code))).toEqual([]);
  for (const answer of answers) if (answer.status !== 200) expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
});

test("a robot that collects telephone numbers is refused, whatever address it claims", async () => {
  const list = await (await portal.fetch("/annonces")).text();
  const listing = /href="(\/annonces\/[^"?]+-BV[^"]+)"/.exec(list)![1]!;
  const ask = (path: string, spoofed: string) =>
    portal.fetch(path, { method: "POST", headers: { "X-Client-Address": spoofed, "X-Forwarded-For": spoofed } });
  const statuses: number[] = [];
  // The page's data request counts like the page, and costs less.
  for (let round = 0; round < 45; round++)
    statuses.push((await ask(round < 40 ? `${listing}.data` : listing, `6.6.6.${round}`)).status);
  expect(statuses.slice(0, 40).every((code) => code === 200 || code === 404)).toBe(true);
  expect(statuses.slice(40)).toEqual([429, 429, 429, 429, 429]);
});

test("a page beyond the last one redirects temporarily, another spelling permanently", async () => {
  const go = async (path: string) => (await portal.fetch(path, { redirect: "manual" })).status;
  expect(await go("/annonces?page=999")).toBe(302);
  expect(await go("/annonces?page=2&propertyType=maison")).toBe(301);
});

/** The login of an account that is no sample: those do not open behind a proxy. */
async function loginForm({ accounts }: Pick<HttpPortal, "accounts">): Promise<string> {
  const { email, password } = await accounts.openAccount();
  return new URLSearchParams({ email, password }).toString();
}

test("without a trusted proxy, no header makes a visit secure, or changes the host", async () => {
  const body = await loginForm(portal);
  const post = (headers: string) =>
    portal.raw(
      `POST /connexion HTTP/1.1\r\nHost: localhost\r\n${headers}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
  const answer = await post("X-Forwarded-Proto: https\r\n");
  expect(answer).toMatch(/^set-cookie: portail\.session_token=/im);
  expect(answer).not.toMatch(/; secure|strict-transport-security/i);
  expect(await post("Origin: https://mal.example\r\nX-Forwarded-Host: mal.example\r\n")).toMatch(/^HTTP\/1\.1 403 /);
});

test("links in mails never use the host of a request", async () => {
  const { email } = await portal.accounts.openAccount();
  const body = new URLSearchParams({ email }).toString();
  const headers = `Host: mal.example\r\nOrigin: http://mal.example\r\nX-Forwarded-Host: mal.example\r\n`;
  const type = "Content-Type: application/x-www-form-urlencoded";
  const sent = `POST /mot-de-passe-oublie HTTP/1.1\r\n${headers}${type}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;
  expect(await portal.raw(sent)).toMatch(/^HTTP\/1\.1 200 /);
  await expect.poll(async () => (await portal.mailsTo(email)).length).toBe(1);
  const [mail] = await portal.mailsTo(email);
  expect(linkIn(mail!)).toMatch(`${portal.address}/nouveau-mot-de-passe?token=`);
  expect(mail!.text + mail!.html).not.toContain("mal.example");
});

test("a host that the operator's proxy cannot have sent is a bad request; without a proxy it is ignored", async () => {
  const proxied = await openHttpPortal({ settings: { TRUST_PROXY: "1" } });
  onTestFinished(() => proxied.close());
  for (const host of ["a b", "mal.example/x", "@mal.example", "a:b:c"]) {
    const request = get("/credits", `Host: localhost\r\nX-Forwarded-Host: ${host}\r\n`);
    expect(await proxied.raw(request)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await portal.raw(request)).toMatch(/^HTTP\/1\.1 200 /);
  }
});

/** Pages, calls of scripts and of browsers that leave a page, and an address that takes files. */
const formAddresses = [
  "/connexion",
  "/connexion.data",
  "/users",
  "/annonces/BVABCDE1/vue",
  "/favoris/coeurs",
  "/verifier-un-fichier",
];

test.each(["http://mal.example", "https://localhost", "http://localhost:1", "null", "x"])(
  "a form of the origin %s is refused without an error, whatever its other headers",
  async (origin) => {
    for (const path of formAddresses) {
      const headers = `Host: localhost\r\nOrigin: ${origin}\r\nSec-Fetch-Site: same-origin\r\n`;
      const request = `POST ${path} HTTP/1.1\r\n${headers}Content-Length: 0\r\nConnection: close\r\n\r\n`;
      expect(await status(request)).toBe(403);
    }
    expect(portal.logged).toEqual([]);
  },
);

test.each(["cross-site", "same-site"])(
  "a form that its browser marks as %s is refused, without an origin or with the portal's own",
  async (site) => {
    for (const path of formAddresses)
      for (const origin of ["", "Origin: http://localhost\r\n"]) {
        const headers = `Host: localhost\r\n${origin}Sec-Fetch-Site: ${site}\r\n`;
        const request = `POST ${path} HTTP/1.1\r\n${headers}Content-Length: 0\r\nConnection: close\r\n\r\n`;
        expect(await status(request)).toBe(403);
      }
  },
);

test("behind a TLS proxy, forms work, cookies are secure and the visitor's own address counts", async () => {
  const proxied = await openHttpPortal({ settings: { TRUST_PROXY: "true" } });
  onTestFinished(() => proxied.close());
  const body = await loginForm(proxied);
  const headers = Object.entries({
    Host: "portail.example",
    Origin: "https://portail.example",
    "X-Forwarded-Proto": "https",
    "X-Forwarded-For": "10.0.0.7",
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": String(body.length),
    Connection: "close",
  });
  const answer = await proxied.raw(
    `POST /connexion HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${body}`,
  );
  expect(answer).toMatch(/^HTTP\/1\.1 302 /);
  expect(answer).toMatch(/^set-cookie: portail\.session_token=[^\r]*; HttpOnly; SameSite=Lax; Secure/im);
  expect(answer).toMatch(/^strict-transport-security: /im);
  const page = await proxied.raw(get("/credits", "Host: portail.example\r\nX-Forwarded-Proto: https\r\n"));
  expect(page).toMatch(/^content-security-policy: .*; upgrade-insecure-requests\r$/im);

  const asked = (word: string) => proxied.raw(get("/robots.txt", `Host: localhost\r\n${word}\r\n`));
  for (const host of ["a b", "mal.example:99999", "[", "moi:secret@mal.example"])
    expect(await asked(`X-Forwarded-Host: ${host}`)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await asked("X-Forwarded-Host: mal.example, portail.example")).toContain("http://portail.example/sitemap.xml");
  expect(await asked("Forwarded: host=mal.example")).toContain("http://localhost/sitemap.xml");
});

const forms = [
  "/connexion",
  "/creer-compte",
  "/mot-de-passe-oublie",
  "/nouveau-mot-de-passe",
  "/confirmer-adresse",
  "/confirmer-nouvelle-adresse",
  "/demandes/confirmer",
  "/connexion/externe",
  "/langue",
  "/favoris",
  "/connexion.data",
];
test.each(forms)("a body that is no form is a bad request at %s", async (path) => {
  const bodies: [string, string][] = [
    ["application/json", "{}"],
    ["text/plain", "a=b"],
    ["multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n'],
    ["multipart/form-data", ""],
  ];
  const statuses = await Promise.all(
    bodies.map(
      async ([type, body]) =>
        (await portal.fetch(path, { method: "POST", body, headers: { "Content-Type": type }, redirect: "manual" }))
          .status,
    ),
  );
  expect(statuses).toEqual(bodies.map(() => 400));
});

test.each([
  ["/nouveau-mot-de-passe", { password: "Abcdef1!", confirmation: "Abcdef1!" }],
  ["/confirmer-nouvelle-adresse", {}],
  ["/confirmer-adresse", {}],
])("a secret with a null byte counts as expired at %s", async (path, rest) => {
  const answer = await portal.fetch(path, {
    method: "POST",
    body: new URLSearchParams({ token: "a\0b.c", ...rest }),
    redirect: "manual",
  });
  expect(answer.status).toBe(410);
});

test("a name with a null byte creates an account like any other", async () => {
  const body = JSON.stringify({
    nom: "Le\0Goff",
    prenom: "Zoé\r\nBcc: x@mal.example",
    email: "nul@example.org",
    type_utilisateur: "chercheur",
    motdepasse: "Abcdef1!",
  });
  expect(
    (await portal.fetch("/users", { method: "POST", body, headers: { "Content-Type": "application/json" } })).status,
  ).toBe(201);
});
