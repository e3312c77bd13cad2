import { expect, test } from "vitest";
import { isEntryOf, readAllowedHosts } from "./allowed-hosts.ts";

test("names, addresses and networks are read, with a port or for all", () => {
  expect(
    readAllowedHosts("FTP.maison.example, 127.0.0.1:2121,192.168.1.0/24,[::1]:8080,fd00::/8,::1,nas,nas:990"),
  ).toEqual([
    { host: "ftp.maison.example", bits: null, port: null },
    { host: "127.0.0.1", bits: 32, port: 2_121 },
    { host: "192.168.1.0", bits: 24, port: null },
    { host: "::1", bits: 128, port: 8_080 },
    { host: "fd00::", bits: 8, port: null },
    { host: "::1", bits: 128, port: null },
    { host: "nas", bits: null, port: null },
    { host: "nas", bits: null, port: 990 },
  ]);
});

test.each([
  "ftp://maison.example",
  "192.168.1",
  "10.0.0.0/33",
  "fd00::/129",
  "fd00::/",
  "nas:0",
  "nas:70000",
  "nas/24",
  "a b",
  "nas,,b",
  "[127.0.0.1]:21",
  "10.0.0.0/8/8",
])("an invalid host is refused: %s", (text) => {
  expect(readAllowedHosts(text)).toBeNull();
});

test("a name is allowed as it is typed, a network by the address", () => {
  const [name, network] = readAllowedHosts("nas.example,10.0.0.0/8")!;
  expect(isEntryOf(name!, { name: "nas.example", address: "172.16.0.1" })).toBe(true);
  expect(isEntryOf(name!, { name: "x.nas.example", address: "172.16.0.1" })).toBe(false);
  expect(isEntryOf(network!, { name: "autre.example", address: "10.255.0.1" })).toBe(true);
  expect(isEntryOf(network!, { name: "autre.example", address: "11.0.0.1" })).toBe(false);
  expect(isEntryOf(network!, { name: "autre.example", address: "fd00::1" })).toBe(false);
});
