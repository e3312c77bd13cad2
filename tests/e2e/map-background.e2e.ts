import { expect, inMatrix, type Page, test as journey, visit } from "../setup/journeys/journey.ts";
import { besideMap, listingOnMap, scale } from "../setup/journeys/map-journeys.ts";
import { mapColour, countPixels } from "../setup/journeys/map-pixels.ts";
import { startStyleServer, type StyleServer } from "../setup/servers/style-server.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

const test = journey.extend<
  { openListings(tolerates: RegExp): Promise<{ page: Page; showMap(): Promise<void> }> },
  { styles: StyleServer }
>({
  styles: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants a pattern
    async ({}, use) => {
      const styles = await startStyleServer();
      await use(styles);
      await styles.stop();
    },
    { scope: "worker" },
  ],
  portalOptions: async ({ styles }, use) => use({ settings: { MAP_STYLE_URL: styles.url } }),
  openListings: async ({ open, portal }, use) =>
    use(async (tolerates) => {
      const page = await open("about:blank", { ...besideMap, tolerates, isEarly: true });
      const listing = await listingOnMap(portal);
      const showMap = async () => {
        await visit(page, listing);
        await page.getByRole("heading", { name: "Où se trouve le bien" }).scrollIntoViewIfNeeded();
      };
      return { page, showMap };
    }),
});

const credits = (page: Page) => page.locator(".maplibregl-ctrl-attrib");

// A map waits four seconds for its tiles, and without a graphics card each frame takes a third of a second.
test.describe.configure({ timeout: 60_000 * timeoutFactor });

test(
  "the operator's background is shown, with its credit, as close as a street",
  inMatrix,
  async ({ openListings, styles }) => {
    const { page, showMap } = await openListings(/404/);
    for (const gives of ["all", "all but its pictures"] as const)
      await test.step(`where it has ${gives}`, async () => {
        styles.gives = gives;
        await showMap();
        await expect(credits(page)).toContainText("Institut des cartes");
        await expect.poll(async () => (await mapColour(page)).blue).toBeGreaterThan(150);
        await expect(scale(page)).toHaveText(/^\d{3}\sm$/);
      });
  },
);

const missing = ["no style", "silence for tiles"] as const;
const failing = ["failing tiles", "missing tiles"] as const;
for (const states of [missing, failing])
  test(
    `where it gives ${states.join(" or ")}, the bundled map replaces it, zoomed out until its names show`,
    inMatrix,
    async ({ openListings, styles }) => {
      const { page, showMap } = await openListings(/503|404/);
      for (const gives of states)
        await test.step(`where it has ${gives}`, async () => {
          styles.gives = gives;
          await showMap();
          // The map waits four seconds for tiles.
          await expect(credits(page)).toContainText("Natural Earth", { timeout: 10_000 * timeoutFactor });
          await expect(credits(page)).not.toContainText("Institut des cartes");
          await expect(scale(page)).toHaveText(/^[1-5]\skm$/);
          await expect.poll(async () => Object.values(await mapColour(page)).every((part) => part > 190)).toBe(true);
          // The circle that contains the home.
          await expect.poll(() => countPixels(page, { red: 238, green: 213, blue: 200 })).toBeGreaterThan(50);
        });
    },
  );
