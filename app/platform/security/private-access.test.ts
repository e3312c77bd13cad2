import { expect, test } from "vitest";
import { CLIENT_ADDRESS_HEADER } from "./client-address.ts";
import { mayReadOutbox, placeOf, refuseSample } from "./private-access.server.ts";

const onLaptop = { SITE_URL: undefined, DATABASE_URL: undefined, SMTP_URL: undefined, TRUST_PROXY: 0 };
/** A request from an address, as `visitorNetwork` writes it, to a host. */
const ask = (address: string, host: string, others: Record<string, string> = {}) => ({
  headers: new Headers({ [CLIENT_ADDRESS_HEADER]: address, host, ...others }),
});
const here = ask("127.0.0.1", "localhost:3000");
const phone = ask("192.168.1.31", "192.168.1.20:3000");

test.each([
  ["127.0.0.1", "localhost:3000", "machine"],
  ["127.8.0.1", "127.0.0.1", "machine"],
  ["0:0:0:0::/64", "[::1]:3000", "machine"],
  ["127.0.0.1", "portail.example", "elsewhere"],
  ["127.0.0.1", "localhost.portail.example", "elsewhere"],
  ["127.0.0.1", "", "elsewhere"],
  ["127.0.0.1", "192.168.1.20:3000", "network"],
  ["192.168.1.31", "192.168.1.20:3000", "network"],
  ["192.168.1.31", "portable.local:3000", "network"],
  ["192.168.1.31", "localhost:3000", "network"],
  ["10.1.2.3", "10.1.2.4", "network"],
  ["172.31.0.9", "172.16.0.1", "network"],
  ["169.254.3.4", "169.254.1.1", "network"],
  ["fd12:3456:789a:0::/64", "[fd12:3456:789a::1]:3000", "network"],
  ["fe80:0:0:0::/64", "portable.local", "network"],
  ["172.32.0.9", "172.16.0.1", "elsewhere"],
  ["100.64.0.9", "192.168.1.20", "elsewhere"],
  ["203.0.113.7", "192.168.1.20", "elsewhere"],
  ["2001:db8:0:0::/64", "localhost:3000", "elsewhere"],
  ["192.168.1.31", "203.0.113.7:3000", "elsewhere"],
  ["192.168.1.31", "rebinding.example", "elsewhere"],
  ["192.168.1.31", "evil.portable.local", "elsewhere"],
  ["", "localhost", "elsewhere"],
])("a request from %s to %s comes from: %s", (address, host, place) => {
  expect(placeOf(onLaptop, ask(address, host))).toBe(place);
});

test.each(["Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Forwarded-Proto", "X-Real-IP", "Via"])(
  "with the header %s a request has come through a proxy",
  (name) => {
    expect(placeOf(onLaptop, ask("127.0.0.1", "localhost", { [name]: "127.0.0.1" }))).toBe("proxy");
  },
);

test.each([
  [{ SITE_URL: "http://localhost:3000" }, "samplesBySite"],
  [{ DATABASE_URL: "postgres://u@h/db" }, "samplesByDatabase"],
  [{ TRUST_PROXY: 1 }, "samplesByProxy"],
  [{ TRUST_PROXY: ["10.0.0.1"] }, "samplesByProxy"],
])("with %j sample accounts and sent mails are closed on the machine too", (setting, reason) => {
  const env = { ...onLaptop, ...setting };
  for (const isOperator of [true, false]) expect(refuseSample(env, here, { isOperator })).toBe(reason);
  expect([mayReadOutbox(onLaptop, here), mayReadOutbox(env, here)]).toEqual([true, false]);
});

test("sample accounts are for the machine and its private networks, the operator's for the machine alone", () => {
  const refusals = (isOperator: boolean) =>
    [here, phone, ask("203.0.113.7", "localhost")].map((request) => refuseSample(onLaptop, request, { isOperator }));
  expect(refusals(false)).toEqual([null, null, "networkOnly"]);
  expect(refusals(true)).toEqual([null, "machineOnly", "machineOnly"]);
  expect(mayReadOutbox({ ...onLaptop, SMTP_URL: "smtp://h" }, here)).toBe(false);
  expect(mayReadOutbox(onLaptop, phone)).toBe(false);
});
