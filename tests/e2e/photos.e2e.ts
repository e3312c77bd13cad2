import { heicFile } from "../factories/pictures.ts";
import { barriersIn } from "../setup/journeys/axe.ts";
import { chooser, expect, inMatrix, jpeg, test } from "../setup/journeys/photo-journeys.ts";

test("without JavaScript the steps of photos and place fit a phone, and hide what needs scripts", async ({
  openStep,
}) => {
  const page = await openStep({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await expect(page.getByRole("button", { name: "Envoyer" })).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.goto(page.url().replace(/photos$/, "bien"));
  await expect(page.getByText("Position sur la carte")).toBeHidden();
  await page.getByText("Latitude et longitude").click();
  await expect(page.getByLabel("Latitude", { exact: true })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});

for (const [colorScheme, width] of [
  ["light", 360],
  ["light", 1440],
  ["dark", 360],
  ["dark", 1440],
] as const)
  test(
    `in the ${colorScheme} theme, ${width} pixels wide, the step is accessible in every state and fits its window`,
    colorScheme === "light" && width === 360 ? {} : inMatrix,
    async ({ withPhotos }) => {
      const page = await withPhotos(2, { colorScheme, viewport: { width, height: 900 }, tolerates: /ERR_FAILED|422/ });
      await page.route("**/envoi?*", (route) => (route.request().postDataBuffer() ? route.abort() : route.continue()));
      await chooser(page).setInputFiles([
        await jpeg("perdue.jpg"),
        { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heicFile() },
      ]);
      await expect(page.getByRole("button", { name: "Réessayer l’envoi de perdue.jpg" })).toBeVisible();
      await page.unroute("**/envoi?*");
      await page.route("**/envoi?*", () => {});
      await chooser(page).setInputFiles([await jpeg("en-route.jpg")]);
      await expect(page.getByRole("progressbar")).toBeVisible();
      // Colours fade in.
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
      );
      expect(await barriersIn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      const small = await page
        .locator("main :is(button, a, label:has(input[type=file]))")
        .evaluateAll((all) =>
          all
            .filter(
              (one) =>
                one.checkVisibility() &&
                (one.getBoundingClientRect().height < 44 || one.getBoundingClientRect().width < 44),
            )
            .map((one) => one.outerHTML),
        );
      expect(small).toEqual([]);
    },
  );
