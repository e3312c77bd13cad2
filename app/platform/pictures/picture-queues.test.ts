import { expect, test } from "vitest";
import { picturesAtOnce } from "./picture-queues.server.ts";

const GIGABYTE = 1_073_741_824;

test.each([
  { cores: 1, gigabytes: 8, places: 1 },
  { cores: 2, gigabytes: 4, places: 2 },
  { cores: 4, gigabytes: 8, places: 4 },
  { cores: 16, gigabytes: 64, places: 4 },
  { cores: 4, gigabytes: 4, places: 2 },
  { cores: 2, gigabytes: 1, places: 1 },
])("$cores cores and $gigabytes GB decode $places pictures at once", ({ cores, gigabytes, places }) => {
  expect(picturesAtOnce({ cores, memoryBytes: gigabytes * GIGABYTE })).toBe(places);
});
