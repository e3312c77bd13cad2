import { AxeBuilder } from "@axe-core/playwright";
import { describe, expect, test } from "vitest";
import { heicFile } from "../factories/pictures.ts";
import { chooser, jpeg, jpegs, LIMIT, order, tiles, usePhotoStep } from "../setup/photo-journeys.ts";

const { openStep, withPhotos } = usePhotoStep();

describe("without JavaScript", () => {
  test("several photos are sent at once, those refused are named, and the others are arranged", async () => {
    const page = await openStep({ javaScriptEnabled: false, tolerates: /422/, viewport: { width: 360, height: 740 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await page.getByText("Choisissez au moins une photo.").waitFor();
    await chooser(page).setInputFiles([
      ...(await jpegs(3)),
      { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heicFile() },
    ]);
    await page.getByRole("button", { name: "Envoyer" }).click();
    await page.getByRole("alert").getByText("IMG_1.HEIC").waitFor();
    const [first, second, third] = await order(page);
    await page.getByRole("button", { name: "Avancer la photo 3" }).click();
    await expect.poll(() => order(page)).toEqual([first, third, second]);
    await page.getByLabel("Décrivez la photo 1").fill("Façade");
    await page.locator("li[data-photo]").first().getByRole("button", { name: "Enregistrer" }).click();
    await expect.poll(() => page.getByRole("img", { name: "Façade" }).count()).toBe(1);
    await page.getByRole("button", { name: "Retirer la photo 2" }).click();
    await expect.poll(() => order(page)).toEqual([first, second]);
  });

  test("the eleventh photo is refused in the same words", async () => {
    const page = await openStep({ javaScriptEnabled: false, tolerates: /422/ });
    await chooser(page).setInputFiles(await jpegs(11));
    await page.getByRole("button", { name: "Envoyer" }).click();
    const alert = page.getByRole("alert");
    await alert.waitFor();
    expect((await alert.textContent())?.trim()).toBe(LIMIT);
    expect(await tiles(page).count()).toBe(10);
  });
});

test("the step speaks English too", async () => {
  const page = await openStep();
  await page.context().addCookies([{ name: "langue", value: "en", url: new URL(page.url()).origin }]);
  await page.reload();
  await page.getByLabel("Choose photos").setInputFiles(await jpegs(1));
  await page.getByRole("button", { name: "Remove photo 1" }).waitFor();
  expect(await page.getByText("Main photo").count()).toBe(1);
});

test.each([
  ["light", 360],
  ["light", 1440],
  ["dark", 360],
  ["dark", 1440],
] as const)(
  "in the %s theme, %i pixels wide, the step is accessible in every state and fits its window",
  async (colorScheme, width) => {
    const page = await withPhotos(2, { colorScheme, viewport: { width, height: 900 }, tolerates: /ERR_FAILED|422/ });
    await page.route("**/envoi?*", (route) => (route.request().postDataBuffer() ? route.abort() : route.continue()));
    await chooser(page).setInputFiles([
      await jpeg("perdue.jpg"),
      { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heicFile() },
    ]);
    await page.getByRole("button", { name: "Réessayer l’envoi de perdue.jpg" }).waitFor();
    await page.unroute("**/envoi?*");
    await page.route("**/envoi?*", () => {});
    await chooser(page).setInputFiles([await jpeg("en-route.jpg")]);
    await page.getByRole("progressbar").waitFor();
    // Colours fade in.
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
    );
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
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
