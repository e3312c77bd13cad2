import { expect, test } from "vitest";
import type { FetchedPicture } from "./fetch-picture.server.ts";
import { fetchWithin } from "./fetch-within.ts";

/** A fetcher whose servers take a second each, and what was asked of it. */
function open(answerOf: (address: string) => FetchedPicture) {
  const asked: string[] = [];
  let nowMs = 0;
  const fetcher = {
    fetch: async (address: string) => {
      asked.push(address);
      nowMs += 1_000;
      return answerOf(address);
    },
  };
  return { asked, fetcher: fetchWithin(fetcher, { budgetMs: 10_000, now: () => nowMs }) };
}

const picture: FetchedPicture = { ok: true, bytes: Buffer.from("x") };

test("a host that does not answer is asked three times, and others go on", async () => {
  const { asked, fetcher } = open((address) => (address.includes("lent") ? { ok: false, code: "timeout" } : picture));
  for (let number = 0; number < 5; number++)
    expect(await fetcher.fetch(`http://lent.example/${number}.jpg`)).toEqual({ ok: false, code: "timeout" });
  expect(asked).toHaveLength(3);
  expect(await fetcher.fetch("http://autre.example/1.jpg")).toEqual(picture);
});

test("pictures that are not there do not count against their host", async () => {
  const { asked, fetcher } = open(() => ({ ok: false, code: "not_found" }));
  for (let number = 0; number < 5; number++) await fetcher.fetch(`http://photos.example/${number}.jpg`);
  expect(asked).toHaveLength(5);
});

test("once its time is over, nothing more is fetched", async () => {
  const { asked, fetcher } = open(() => picture);
  const fetched: FetchedPicture[] = [];
  for (let number = 0; number < 15; number++) fetched.push(await fetcher.fetch(`http://h${number}.example/1.jpg`));
  expect(fetched.at(-1)).toEqual({ ok: false, code: "timeout" });
  expect(asked.length).toBeLessThan(12);
});
