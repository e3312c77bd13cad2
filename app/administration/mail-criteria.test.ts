import { expect, test } from "vitest";
import { mailQuery, parseMailCriteria } from "./mail-criteria.ts";

const uuid = "0b0f5cb6-8d9c-4f2e-9a43-6d2f4f0b1c11";
const parse = (query: string) => parseMailCriteria(new URLSearchParams(query));

test("criteria are read from the address that they are written to", () => {
  const before = { at: "2026-12-01T08:05:00.123456Z", id: uuid };
  const criteria = { list: "sent" as const, recipient: "zoe@example.org", before };
  expect(parse(mailQuery(criteria))).toEqual(criteria);
  expect(mailQuery(parse(""))).toBe("");
});

test.each([
  `avant=2026-02-31T08:05:00.123456Z_${uuid}`,
  `avant=0000-02-01T08:05:00.123456Z_${uuid}`,
  "avant=2026-12-01T08:05:00.123456Z_12",
  `etat=refuses&avant=2026-12-01T08:05:00.123456Z_${uuid}`,
  "avant=_",
  "destinataire=%00",
  "etat=inconnu",
])("%s is no criterion", (query) => {
  expect(parse(query)).toMatchObject({ recipient: null, before: null });
});
