import { randomBytes } from "node:crypto";
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import { readAllowedHosts } from "#app/platform/security/allowed-hosts.ts";
import { createOutsideNetwork } from "#app/platform/security/outside-address.server.ts";
import { makeCertificate } from "#tests/setup/servers/certificate.ts";
import { openPictureServer } from "#tests/setup/servers/picture-server.ts";
import { createPictureFetcher } from "./fetch-picture.server.ts";

const picture = randomBytes(40_000);

type Own = { mostBytes?: number; deadlineMs?: number; addresses?: (host: string) => string[] };

/** Fetches from a server that the operator allows, and from the Internet, which is not there. */
function open({ port }: { port: number }, { addresses = () => ["127.0.0.1"], ...own }: Own = {}) {
  const network = createOutsideNetwork({
    allowed: readAllowedHosts(`127.0.0.1:${port}`)!,
    lookup: (host) => Promise.resolve(/^[\d.]+$/.test(host) ? [host] : addresses(host)),
  });
  const fetcher = createPictureFetcher({ network, ...own });
  onTestFinished(() => fetcher.close());
  return fetcher;
}

test("pictures of one host share few connections", async () => {
  const server = await openPictureServer({ "/1.jpg": (answer) => void answer.end(picture) });
  const fetcher = open(server);
  await Promise.all(Array.from({ length: 30 }, () => fetcher.fetch(`${server.url}/1.jpg`)));
  expect(server.asked).toHaveLength(30);
  expect(new Set(server.asked.map(({ connection }) => connection)).size).toBeLessThanOrEqual(4);
});

test("a redirect is followed to its end, three times at most", async () => {
  const to = (location: string) => (answer: ServerResponse) => void answer.writeHead(302, { Location: location }).end();
  const server = await openPictureServer({
    "/3": to("/2"),
    "/2": to("1.jpg"),
    "/1.jpg": (answer) => void answer.end(picture),
    "/4": to("/5"),
    "/5": to("/3"),
    "/boucle": to("/boucle"),
  });
  const fetcher = open(server);
  expect(await fetcher.fetch(`${server.url}/3`)).toMatchObject({ ok: true, bytes: picture });
  expect(await fetcher.fetch(`${server.url}/4`)).toEqual({ ok: false, code: "too_many_redirects" });
  expect(await fetcher.fetch(`${server.url}/boucle`)).toEqual({ ok: false, code: "too_many_redirects" });
});

test("no redirect leads into the operator's network", async () => {
  const inside = await openPictureServer({ "/secret": (answer) => void answer.end("secret") });
  const places = [
    inside.url,
    `http://localhost:${inside.port}`,
    `http://2130706433:${inside.port}`,
    `http://[::ffff:127.0.0.1]:${inside.port}`,
    `http://interne.example:${inside.port}`,
    "http://169.254.169.254",
    "http://[fd00::1]",
    "ftp://127.0.0.1",
    "file:///etc",
    "gopher://127.0.0.1:25",
  ];
  const pages = places.map((place, index) => [`/${index}`, place] as const);
  const server = await openPictureServer(
    Object.fromEntries(
      pages.map(([path, place]) => [
        path,
        (answer) => void answer.writeHead(301, { Location: `${place}/secret` }).end(),
      ]),
    ),
  );
  const fetcher = open(server);
  for (const [path, place] of pages) {
    const fetched = await fetcher.fetch(`${server.url}${path}`);
    expect(fetched, place).toMatchObject({
      ok: false,
      code: expect.stringMatching(/^(?:forbidden_address|bad_address)$/),
    });
    expect(await fetcher.fetch(`${place}/secret`), place).toEqual(fetched);
  }
  expect(inside.asked).toEqual([]);
});

test("a name is looked up once per picture, and the connection goes to the address that was checked", async () => {
  let looks = 0;
  const server = await openPictureServer({ "/1.jpg": (answer) => void answer.end(picture) });
  const fetcher = open(server, { addresses: () => (looks++ === 0 ? ["127.0.0.1"] : ["10.0.0.1"]) });
  expect(await fetcher.fetch(`http://photos.example:${server.port}/1.jpg`)).toMatchObject({ ok: true });
  expect(looks).toBe(1);
  expect(server.asked[0]?.headers.host).toBe(`photos.example:${server.port}`);
  expect(await fetcher.fetch(`http://photos.example:${server.port}/1.jpg`)).toEqual({
    ok: false,
    code: "forbidden_address",
  });
});

test("the portal does not connect to a name with one address inside the operator's network", async () => {
  const server = await openPictureServer({});
  const fetcher = open(server, { addresses: () => ["127.0.0.1", "10.0.0.1"] });
  expect(await fetcher.fetch(`http://photos.example:${server.port}/1.jpg`)).toMatchObject({
    code: "forbidden_address",
  });
  expect(server.asked).toEqual([]);
});

test("other ports than those of the web are not reached", async () => {
  const fetcher = open({ port: 1 }, { addresses: () => ["93.184.215.14"] });
  expect(await fetcher.fetch("http://photos.example:25/1.jpg")).toEqual({ ok: false, code: "forbidden_port" });
});

test.each([
  "",
  "photo.jpg",
  "data:image/png;base64,AAAA",
  "http://moi:secret@photos.example/1.jpg",
  "http://",
  "https://a b/",
])("%j is no address of a picture", async (address) => {
  expect(await open({ port: 1 }).fetch(address)).toEqual({ ok: false, code: "bad_address" });
});

test("a picture over the limit is refused by its announced length, or once its bytes pass the limit", async () => {
  let sent = 0;
  const server = await openPictureServer({
    "/dit": (answer) => {
      answer.writeHead(200, { "Content-Length": 1_000_000 });
      answer.write(picture);
    },
    "/sans-fin": (answer) => {
      const more = () => {
        while (!answer.destroyed && answer.write(picture)) sent += picture.length;
      };
      answer.on("drain", more);
      more();
    },
  });
  const fetcher = open(server, { mostBytes: 100_000 });
  expect(await fetcher.fetch(`${server.url}/dit`)).toEqual({ ok: false, code: "too_large" });
  expect(await fetcher.fetch(`${server.url}/sans-fin`)).toEqual({ ok: false, code: "too_large" });
  expect(sent).toBeLessThan(20_000_000);
});

test("a body shorter than its announced length is refused, and so is an empty one", async () => {
  const server = await openPictureServer({
    "/coupe": (answer) => {
      answer.writeHead(200, { "Content-Length": picture.length });
      answer.write(picture.subarray(0, 1_000), () => answer.destroy());
    },
    "/vide": (answer) => void answer.end(),
  });
  const fetcher = open(server);
  expect(await fetcher.fetch(`${server.url}/coupe`)).toEqual({ ok: false, code: "interrupted" });
  expect(await fetcher.fetch(`${server.url}/vide`)).toEqual({ ok: false, code: "empty" });
});

test.each(["/muet", "/lent"])("a server that takes too long is abandoned: %s", async (path) => {
  const server = await openPictureServer({
    "/muet": () => {},
    "/lent": (answer) => void answer.write(picture),
  });
  expect(await open(server, { deadlineMs: 200 }).fetch(`${server.url}${path}`)).toEqual({ ok: false, code: "timeout" });
});

test.each([
  [404, "not_found"],
  [410, "not_found"],
  [403, "denied"],
  [401, "denied"],
  [429, "busy"],
  [503, "busy"],
  [204, "bad_answer"],
  [304, "bad_answer"],
  [418, "bad_answer"],
])("the status %d is « %s »", async (status, code) => {
  const server = await openPictureServer({ "/1.jpg": (answer) => void answer.writeHead(status).end() });
  expect(await open(server).fetch(`${server.url}/1.jpg`)).toEqual({ ok: false, code });
});

test("a server that speaks another protocol, or is not there, is reported", async () => {
  const server = createServer(
    (socket) =>
      void socket
        .on("error", () => {})
        .resume()
        .end("220 Bonjour\r\n"),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const fetcher = open({ port });
  expect(await fetcher.fetch(`http://127.0.0.1:${port}/1.jpg`)).toEqual({ ok: false, code: "bad_answer" });
  expect(await fetcher.fetch(`https://127.0.0.1:${port}/1.jpg`)).toEqual({ ok: false, code: "bad_answer" });
  server.close();
  await once(server, "close");
  expect(await fetcher.fetch(`http://127.0.0.1:${port}/1.jpg`)).toEqual({ ok: false, code: "refused" });
});

test("a certificate must be of a known authority, and name the host", async () => {
  const certificate = makeCertificate("photos.example");
  const pages = { "/1.jpg": (answer: ServerResponse) => void answer.end(picture) };
  const server = await openPictureServer(pages, { certificate, host: "photos.example" });
  expect(await open(server).fetch(`${server.url}/1.jpg`)).toEqual({ ok: false, code: "certificate" });
  const before = getCACertificates("default");
  setDefaultCACertificates([...before, certificate.cert]);
  onTestFinished(() => setDefaultCACertificates(before));
  expect(await open(server).fetch(`${server.url}/1.jpg`)).toMatchObject({ ok: true });
  expect(await open(server).fetch(`https://127.0.0.1:${server.port}/1.jpg`)).toEqual({
    ok: false,
    code: "certificate",
  });
});
