import { expect, test } from "vitest";
import { holdPicture } from "./upload-places.server.ts";

test("an account holds four pictures at once, all accounts 24, and places are freed", async () => {
  let free = () => {};
  const until = new Promise<void>((done) => {
    free = done;
  });
  const hold = (user: number) => holdPicture(`compte-${user}`, async () => (await until, "held"));
  const own = Array.from({ length: 6 }, () => hold(0));
  const others = Array.from({ length: 24 }, (_, index) => hold(1 + Math.floor(index / 4)));
  free();
  expect((await Promise.all(own)).filter((result) => result === "held")).toHaveLength(4);
  expect((await Promise.all(others)).filter((result) => result === "held")).toHaveLength(20);
  await expect(holdPicture("compte-0", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await Promise.all(Array.from({ length: 4 }, () => hold(0)))).toEqual(["held", "held", "held", "held"]);
});
