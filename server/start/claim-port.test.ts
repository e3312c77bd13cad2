import { expect, test } from "vitest";
import { claimPort } from "./claim-port.ts";

test("a free port is not one that systems give to outgoing connections", async () => {
  // Linux begins at 32,768, others at 49,152.
  for (let time = 0; time < 10; time++) expect(await claimPort({ PORT: 0, HOST: "127.0.0.1" })).toBeLessThan(32_768);
});

// The first is kept for documentation.
test.each(["192.0.2.1", "nulle-part.invalid"])(
  "an address of another machine is reported with its setting: %s",
  async (HOST) => {
    await expect(claimPort({ PORT: 0, HOST })).rejects.toThrow(`La variable HOST n'est pas valable : « ${HOST} »`);
  },
);
