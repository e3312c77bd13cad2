import { describe, expect, test } from "vitest";
import { readEnvironment } from "#app/platform/env.ts";
import { visitReader } from "./visit.ts";

function visit(settings: Record<string, string>, headers: Record<string, string>, remoteAddress = "192.0.2.1") {
  const read = readEnvironment(settings);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return visitReader(read.env).read({ headers: { host: "interne:3000", ...headers }, socket: { remoteAddress } });
}

const forged = {
  "x-forwarded-for": "203.0.113.9",
  "x-forwarded-proto": "https",
  "x-forwarded-host": "mal.example",
  forwarded: "for=203.0.113.9;host=mal.example;proto=https",
};

test("without a trusted proxy, forwarded headers are ignored", () => {
  expect(visit({}, forged)).toEqual({ network: "192.0.2.1", protocol: "http:", host: "interne:3000" });
  expect(visit({ TRUST_PROXY: "10.0.0.0/8" }, forged)).toEqual(visit({}, forged));
});

test.each([
  ["a number of proxies", "1"],
  ["networks of proxies", "loopback, 192.0.2.0/24"],
  ["« true », one proxy", "true"],
])("behind %s, its forwarded headers are used", (_what, TRUST_PROXY) => {
  expect(visit({ TRUST_PROXY }, forged)).toEqual({ network: "203.0.113.9", protocol: "https:", host: "mal.example" });
  expect(visit({ TRUST_PROXY }, {})).toEqual(visit({}, {}));
});

test("headers that a visitor sends through the proxies are ignored", () => {
  const headers = {
    "x-forwarded-for": "6.6.6.6, 203.0.113.9, 10.0.0.2",
    "x-forwarded-proto": "https, http, http",
    "x-forwarded-host": "mal.example, portail.example, portail.example",
  };
  const seen = { network: "203.0.113.9", protocol: "http:", host: "portail.example" };
  expect(visit({ TRUST_PROXY: "2" }, headers)).toEqual(seen);
  expect(visit({ TRUST_PROXY: "10.0.0.0/8,192.0.2.1" }, headers)).toEqual(seen);
});

describe("the protocol", () => {
  const SITE_URL = "https://portail.example";
  test.each([
    ["is that of the public address", { SITE_URL }, {}, "https:"],
    ["is not what a visitor says of it", { SITE_URL }, { "x-forwarded-proto": "http" }, "https:"],
    ["is what the proxy says", { SITE_URL, TRUST_PROXY: "1" }, { "x-forwarded-proto": "http" }, "http:"],
    ["is that of the public address where the proxy says nothing", { SITE_URL, TRUST_PROXY: "1" }, {}, "https:"],
    ["is no other", { TRUST_PROXY: "1" }, { "x-forwarded-proto": "javascript" }, "http:"],
  ])("%s", (_what, settings, headers, expected) => {
    expect(visit(settings, headers).protocol).toBe(expected);
  });
});
