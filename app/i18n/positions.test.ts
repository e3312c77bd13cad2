import { expect, test } from "vitest";
import { formatDistance, formatPosition } from "./positions.ts";

test("a position is written with its hemispheres, in either language", () => {
  expect(formatPosition({ latitude: 48.8566, longitude: 2.3522 })).toBe("48,8566°\u00A0N, 2,3522°\u00A0E");
  expect(formatPosition({ latitude: -21.1151, longitude: -1.55 })).toBe("21,1151°\u00A0S, 1,5500°\u00A0O");
  expect(formatPosition({ latitude: 47.2184, longitude: -1.5536 }, "en")).toBe("47.2184°\u00A0N, 1.5536°\u00A0W");
});

test.each([
  [0, "0\u00A0m"],
  [44, "40\u00A0m"],
  [994, "990\u00A0m"],
  [999, "1\u00A0km"],
  [1_240, "1,2\u00A0km"],
  [320_400, "320\u00A0km"],
])("%i metres are « %s »", (metres, written) => {
  expect(formatDistance(metres)).toBe(written);
});
