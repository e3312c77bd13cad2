import { expect, test } from "vitest";
import { visitHost, visitProtocol } from "./visit-protocol.ts";

const open = { TRUST_PROXY: false };
const proxied = { TRUST_PROXY: true };

test.each([
  ["nobody's word counts without a proxy of the operator's", open, { "x-forwarded-proto": "https" }, "http:"],
  ["the public address counts", { ...open, SITE_URL: "https://portail.example" }, {}, "https:"],
  [
    "a visitor cannot unsay the public address",
    { ...open, SITE_URL: "https://portail.example" },
    { "x-forwarded-proto": "http" },
    "https:",
  ],
  ["the proxy's word counts", proxied, { "x-forwarded-proto": "https" }, "https:"],
  [
    "the proxy knows this visit better than the public address",
    { ...proxied, SITE_URL: "https://portail.example" },
    { "x-forwarded-proto": "http" },
    "http:",
  ],
  [
    "a proxy that says nothing leaves the public address",
    { ...proxied, SITE_URL: "https://portail.example" },
    {},
    "https:",
  ],
  ["of several proxies the first", proxied, { "x-forwarded-proto": "https, http" }, "https:"],
  ["no other protocol", proxied, { "x-forwarded-proto": "javascript" }, "http:"],
] as const)("%s", (_what, settings, headers, expected) => {
  expect(visitProtocol(settings, headers)).toBe(expected);
});

test("the host is the proxy's word only behind one", () => {
  const headers = { host: "interne:3000", "x-forwarded-host": "portail.example" };
  expect(visitHost(open, headers)).toBe("interne:3000");
  expect(visitHost(proxied, headers)).toBe("portail.example");
  expect(visitHost(proxied, { host: "portail.example" })).toBe("portail.example");
});
