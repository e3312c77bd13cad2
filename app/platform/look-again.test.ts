import { expect, test } from "vitest";
import { LOOK_AGAIN_MS, lookAgainEachSecond } from "./look-again.server.ts";

const clock = { now: 0, read: () => new Date(clock.now) };
const saved = { documents: 0 };
const portal = () => ({ media: {}, clock: clock.read, changes: { documents: () => saved.documents } });

function countLooks() {
  let looks = 0;
  return lookAgainEachSecond<ReturnType<typeof portal>, number>(async () => ++looks);
}

test("within a second, also at the same time, one look answers all; then the next one looks again", async () => {
  const [look, one] = [countLooks(), portal()];
  expect(await Promise.all([look(one), look(one)])).toEqual([1, 1]);
  clock.now += LOOK_AGAIN_MS - 1;
  expect(await look(one)).toBe(1);
  clock.now += 1;
  expect(await look(one)).toBe(2);
});

test("a saved document is looked at within the second", async () => {
  const [look, one] = [countLooks(), portal()];
  await look(one);
  saved.documents += 1;
  expect(await look(one)).toBe(2);
});

test("each portal looks by itself", async () => {
  const [look, one, other] = [countLooks(), portal(), portal()];
  expect([await look(one), await look(other), await look(one)]).toEqual([1, 2, 1]);
});

test("a clock that is set back does not make a look last", async () => {
  const [look, one] = [countLooks(), portal()];
  await look(one);
  clock.now -= 60_000;
  expect(await look(one)).toBe(2);
});
