import { expect, test } from "vitest";
import type { FetchedPicture } from "./fetch-picture.server.ts";
import { fetchWithin } from "./fetch-within.ts";

/** A fetcher whose servers take so long for each picture, and the addresses that it gets. */
function open(answerOf: (address: string) => FetchedPicture, tookMs = 1_000) {
  const asked: string[] = [];
  let nowMs = 0;
  const fetcher = {
    fetch: async (address: string) => {
      asked.push(address);
      nowMs += tookMs;
      return answerOf(address);
    },
  };
  return { asked, fetcher: fetchWithin(fetcher, { now: () => nowMs }) };
}

const picture: FetchedPicture = { ok: true, bytes: Buffer.from("x") };

test("a host that does not answer is asked three times, and others go on", async () => {
  const { asked, fetcher } = open((address) => (address.includes("lent") ? { ok: false, code: "timeout" } : picture));
  for (let number = 0; number < 5; number++)
    expect(await fetcher.fetch(`http://lent.example/${number}.jpg`)).toEqual({ ok: false, code: "timeout" });
  expect(asked).toHaveLength(3);
  expect(await fetcher.fetch("http://autre.example/1.jpg")).toEqual(picture);
});

test("missing pictures do not count against their host", async () => {
  const { asked, fetcher } = open(() => ({ ok: false, code: "not_found" }));
  for (let number = 0; number < 5; number++) await fetcher.fetch(`http://photos.example/${number}.jpg`);
  expect(asked).toHaveLength(5);
});

test.each([
  [400, 250],
  [1_000, 121],
  [2_000, 21],
  [25_000, 1],
])(
  "if 250 pictures take %i ms each, one after another, %i are fetched: arrived pictures extend the time",
  async (tookMs, count) => {
    const { asked, fetcher } = open(() => picture, tookMs);
    const fetched: FetchedPicture[] = [];
    for (let number = 0; number < 250; number++) fetched.push(await fetcher.fetch(`http://h${number}.example/1.jpg`));
    expect(asked).toHaveLength(count);
    expect(fetched.at(-1)).toEqual(count === 250 ? picture : { ok: false, code: "timeout" });
  },
);

test("pictures that never arrive do not extend the time", async () => {
  const { asked, fetcher } = open(() => ({ ok: false, code: "timeout" }), 10_000);
  for (let number = 0; number < 250; number++) await fetcher.fetch(`http://h${number}.example/1.jpg`);
  expect(asked).toHaveLength(3);
});
