import { networkInterfaces } from "node:os";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readAllowedHosts } from "./allowed-hosts.ts";
import { createOutsideNetwork, hostName } from "./outside-address.server.ts";

const isUsualPort = (port: number) => port === 21;

/** Asks for a name that leads to these addresses. */
function find(addresses: string[], { allowed = "", host = "ftp.agence.example", port = 21 } = {}) {
  const network = createOutsideNetwork({
    allowed: allowed === "" ? [] : readAllowedHosts(allowed)!,
    lookup: () => Promise.resolve(addresses),
  });
  return network.find({ host, port, isUsualPort });
}
const forbidden = { ok: false, code: "forbidden_address" };

test.each(["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "2a01:e0a::1", "1.1.1.1", "223.255.255.1"])(
  "%s is reached",
  async (address) => {
    expect(await find([address])).toEqual({ ok: true, host: "ftp.agence.example", addresses: [address] });
  },
);

test.each([
  ["this network", "0.0.0.0"],
  ["this network", "0.1.2.3"],
  ["loopback", "127.0.0.1"],
  ["loopback", "127.255.255.254"],
  ["private", "10.0.0.1"],
  ["private", "172.16.0.1"],
  ["private", "172.31.255.255"],
  ["private", "192.168.0.1"],
  ["shared by a provider (CGNAT)", "100.64.0.1"],
  ["link-local, and the metadata of clouds", "169.254.169.254"],
  ["of protocols", "192.0.0.8"],
  ["for documents", "192.0.2.1"],
  ["for documents", "198.51.100.1"],
  ["for documents", "203.0.113.9"],
  ["6to4 relay", "192.88.99.1"],
  ["for tests of networks", "198.19.255.255"],
  ["multicast", "224.0.0.1"],
  ["reserved", "240.0.0.1"],
  ["broadcast", "255.255.255.255"],
  ["unspecified", "::"],
  ["loopback", "::1"],
  ["IPv4-mapped", "::ffff:127.0.0.1"],
  ["IPv4-mapped", "::ffff:a00:1"],
  ["IPv4-compatible", "::7f00:1"],
  ["translated", "::ffff:0:7f00:1"],
  ["NAT64", "64:ff9b::7f00:1"],
  ["NAT64 of a network of its own", "64:ff9b:1::a00:1"],
  ["discard", "100::1"],
  ["Teredo", "2001:0:7f00:1::"],
  ["for tests of networks", "2001:2::1"],
  ["for documents", "2001:db8::1"],
  ["6to4", "2002:7f00:1::"],
  ["for documents", "3fff::1"],
  ["unique-local", "fc00::1"],
  ["unique-local", "fd12:3456::1"],
  ["link-local", "fe80::1"],
  ["link-local with a zone", "fe80::1%eth0"],
  ["site-local", "fec0::1"],
  ["multicast", "ff02::1"],
  ["no address", "n'importe quoi"],
])("an address that is %s is not reached: %s", async (_kind, address) => {
  expect(await find([address])).toEqual(forbidden);
});

test("one forbidden address among several forbids the host, wherever it stands", async () => {
  expect(await find(["93.184.215.14", "10.0.0.1"])).toEqual(forbidden);
  expect(await find(["::1", "93.184.215.14"])).toEqual(forbidden);
});

test("no address that ends up in a private network is reached by any spelling of IPv4 in IPv6", async () => {
  const inside = fc.constantFrom("10", "127", "169.254", "192.168", "172.20").chain((begin) =>
    fc.array(fc.nat(255), { minLength: 4, maxLength: 4 }).map((parts) => {
      const given = begin.split(".");
      return [...given, ...parts.slice(given.length)].join(".");
    }),
  );
  const prefix = fc.constantFrom("", "::ffff:", "::", "64:ff9b::", "64:ff9b:1::", "::ffff:0:");
  await fc.assert(
    fc.asyncProperty(inside, prefix, async (address, before) => {
      expect(await find([`${before}${address}`])).toEqual(forbidden);
    }),
  );
});

test("an address of this machine is not reached, even a public one", async () => {
  const network = createOutsideNetwork({
    lookup: (host) => Promise.resolve([host]),
    own: () => ["127.0.0.1", "93.184.215.14", "2A01:E0A:0::1"],
  });
  for (const host of ["93.184.215.14", "2a01:e0a::1"])
    expect(await network.find({ host, port: 21, isUsualPort })).toEqual(forbidden);
  expect(await network.find({ host: "93.184.215.15", port: 21, isUsualPort })).toMatchObject({ ok: true });
  for (const { address } of Object.values(networkInterfaces()).flatMap((list) => list ?? []))
    expect(await find([address])).toEqual(forbidden);
});

test("a port that the protocol does not use is not reached", async () => {
  expect(await find(["93.184.215.14"], { port: 25 })).toEqual({ ok: false, code: "forbidden_port" });
});

test("the operator may allow a host, on its usual ports or on one port", async () => {
  const reached = { ok: true };
  expect(await find(["10.0.0.5"], { allowed: "ftp.agence.example" })).toMatchObject(reached);
  expect(await find(["10.0.0.5"], { allowed: "10.0.0.0/8" })).toMatchObject(reached);
  expect(await find(["10.0.0.5"], { allowed: "autre.example" })).toEqual(forbidden);
  expect(await find(["10.0.0.5"], { allowed: "10.0.0.5", port: 25 })).toEqual({ ok: false, code: "forbidden_port" });
  expect(await find(["10.0.0.5"], { allowed: "10.0.0.5:2121", port: 2_121 })).toMatchObject(reached);
  expect(await find(["10.0.0.5"], { allowed: "10.0.0.5:2121" })).toEqual(forbidden);
  expect(await find(["10.0.0.5", "10.0.0.6"], { allowed: "10.0.0.5" })).toEqual(forbidden);
});

test("a host without addresses is unknown; a host whose lookup failed has another code", async () => {
  const failing = (code: string) =>
    createOutsideNetwork({ lookup: () => Promise.reject(Object.assign(new Error(code), { code })) });
  const question = { host: "absent.example", port: 21, isUsualPort };
  expect(await find([])).toEqual({ ok: false, code: "unknown_host" });
  expect(await failing("ENOTFOUND").find(question)).toEqual({ ok: false, code: "unknown_host" });
  expect(await failing("EAI_AGAIN").find(question)).toEqual({ ok: false, code: "lookup_failed" });
});

test("the system's own lookup reads names and addresses", async () => {
  const network = createOutsideNetwork();
  for (const host of ["localhost", "127.1", "2130706433", "0x7f.0.0.1", "[::1]", "::1", "LOCALHOST."])
    expect(await network.find({ host, port: 21, isUsualPort }), host).toEqual(forbidden);
});

test.each([
  ["Agence.Example", "agence.example"],
  ["agence-évreux.example", "xn--agence-vreux-heb.example"],
  ["agence.example.", "agence.example"],
  ["2001:DB8::1", "2001:db8::1"],
  ["[2001:db8::1]", "2001:db8::1"],
  ["127.1", "127.0.0.1"],
  ["agence.example:21", null],
  ["ftp://agence.example", null],
  ["moi@agence.example", null],
  ["agence.example/dossier", null],
  ["agence example", null],
  ["fe80::1%eth0", null],
  ["", null],
  [".", null],
])("the host %j is %j", (typed, host) => {
  expect(hostName(typed)).toBe(host);
});
