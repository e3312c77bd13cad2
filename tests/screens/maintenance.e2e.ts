import { expect, test } from "../setup/journeys/journey.ts";
import { barriersIn } from "../setup/journeys/axe.ts";
import { lossesIn } from "./barriers.ts";

test.use({ portalOptions: { template: "communes", settings: { MAINTENANCE: "true" } } });

for (const colorScheme of ["light", "dark"] as const)
  test(`the maintenance page has no barrier in the ${colorScheme} theme, also enlarged`, async ({ open }) => {
    const page = await open("/", { colorScheme, viewport: { width: 320, height: 256 }, tolerates: /503/ });
    expect([...(await barriersIn(page)), ...(await lossesIn(page))]).toEqual([]);
  });
