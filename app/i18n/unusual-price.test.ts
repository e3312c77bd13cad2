import { expect, test } from "vitest";
import { enUnusualPriceWords } from "./en/publish/unusual-price.ts";
import { unusualPriceWords } from "./fr/publish/unusual-price.ts";

test("factors up to ten are words, larger ones figures", () => {
  const { more, less } = unusualPriceWords.french;
  expect(less(10)).toBe("dix fois moins");
  expect(more(3)).toBe("trois fois plus");
  expect(less(285_000)).toBe("285\u202F000 fois moins");
  expect(enUnusualPriceWords.more(35_100)).toBe("35,100 times more");
});
