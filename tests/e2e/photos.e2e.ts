import { heicFile } from "../factories/pictures.ts";
import { barriersIn } from "../setup/axe.ts";
import { chooser, expect, inMatrix, jpeg, jpegs, LIMIT, order, revisit, test, tiles } from "../setup/photo-journeys.ts";

test.describe("without JavaScript", () => {
  test("several photos are uploaded at once, refused ones are named, and the others are sorted", async ({
    openStep,
  }) => {
    const page = await openStep({ javaScriptEnabled: false, tolerates: /422/, viewport: { width: 360, height: 740 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByText("Choisissez au moins une photo.")).toBeVisible();
    await chooser(page).setInputFiles([
      ...(await jpegs(3)),
      { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heicFile() },
    ]);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByRole("alert").getByText("IMG_1.HEIC")).toBeVisible();
    const [first, second, third] = await order(page);
    await page.getByRole("button", { name: "Avancer la photo 3" }).click();
    await expect.poll(() => order(page)).toEqual([first, third, second]);
    await page.getByLabel("Décrivez la photo 1").fill("Façade");
    await page.locator("li[data-photo]").first().getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByRole("img", { name: "Façade" })).toHaveCount(1);
    await page.getByRole("button", { name: "Retirer la photo 2" }).click();
    await expect.poll(() => order(page)).toEqual([first, second]);
  });

  test("the eleventh photo is refused in the same words", async ({ openStep }) => {
    const page = await openStep({ javaScriptEnabled: false, tolerates: /422/ });
    await chooser(page).setInputFiles(await jpegs(11));
    await page.getByRole("button", { name: "Envoyer" }).click();
    await expect(page.getByRole("alert")).toHaveText(LIMIT);
    await expect(tiles(page)).toHaveCount(10);
  });
});

test("the step is available in English", async ({ openStep }) => {
  const page = await openStep();
  await page.context().addCookies([{ name: "langue", value: "en", url: new URL(page.url()).origin }]);
  await revisit(page);
  await page.getByLabel("Choose photos").setInputFiles(await jpegs(1));
  await expect(page.getByRole("button", { name: "Remove photo 1" })).toBeVisible();
  await expect(page.getByText("Main photo")).toHaveCount(1);
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
