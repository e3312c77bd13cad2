import { inMatrix } from "../setup/journeys/journey.ts";
import { expect, order, storedOrder, revisit, test, tiles } from "../setup/journeys/photo-journeys.ts";

test("the keyboard moves photos, keeps the focus, and the new place is announced; the mouse drags, and Escape cancels", async ({
  withPhotos,
}) => {
  const page = await withPhotos(3, { viewport: { width: 1280, height: 1400 } });
  const [first, second, third] = await order(page);
  const forward = (position: number) => page.getByRole("button", { name: `Avancer la photo ${position}` });
  await forward(3).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Photo déplacée en position 2 sur 3.")).toBeAttached();
  await expect(forward(2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => order(page)).toEqual([third, first, second]);
  await expect(forward(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Cette photo est déjà la première.")).toBeAttached();
  await expect(tiles(page).first().getByText("Photo principale")).toHaveCount(1);
  await expect.poll(() => storedOrder(page)).toEqual([third, first, second]);

  const middle = async (index: number) => {
    const box = (await tiles(page).nth(index).boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 4] as const;
  };
  const [from, to] = [await middle(2), await middle(0)];
  const drag = async () => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 8 });
  };
  await drag();
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await order(page)).toEqual([third, first, second]);
  await drag();
  await page.mouse.up();
  await expect.poll(() => order(page)).toEqual([second, third, first]);
  await expect.poll(() => storedOrder(page)).toEqual([second, third, first]);
});

test("a finger drags photos by their grip", inMatrix, async ({ withPhotos }) => {
  const page = await withPhotos(3, { viewport: { width: 390, height: 1600 }, hasTouch: true, isMobile: true });
  const [first, second, third] = await order(page);
  await expect(page.getByLabel("Prendre une photo")).toHaveAttribute("capture", "environment");
  const grip = (await tiles(page).nth(1).locator("[data-grip]").boundingBox())!;
  const target = (await tiles(page).nth(0).boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const [from, to] = [
    { x: grip.x + 22, y: grip.y + 22 },
    { x: target.x + 60, y: target.y + 60 },
  ];
  await send("touchStart", [from]);
  for (let step = 1; step <= 8; step++)
    await send("touchMove", [{ x: from.x + ((to.x - from.x) * step) / 8, y: from.y + ((to.y - from.y) * step) / 8 }]);
  await send("touchEnd", []);
  await expect.poll(() => order(page)).toEqual([second, first, third]);
  await expect.poll(() => storedOrder(page)).toEqual([second, first, third]);
});

test("a photo is removed and another described, permanently; a change that fails is reported, and saved on retry", async ({
  withPhotos,
}) => {
  const page = await withPhotos(3, { tolerates: /ERR_FAILED/ });
  const [first, , third] = await order(page);
  await page.getByRole("button", { name: "Retirer la photo 2" }).click();
  await expect(page.getByText("Photo retirée, il en reste 2.")).toBeAttached();
  await page.getByLabel("Décrivez la photo 2").fill("Séjour ouvert sur le jardin");
  await page.getByLabel("Décrivez la photo 1").focus();
  await expect(page.getByText("Enregistré", { exact: true })).toBeVisible();
  await revisit(page);
  expect(await order(page)).toEqual([first, third]);
  await expect(page.getByLabel("Décrivez la photo 2")).toHaveValue("Séjour ouvert sur le jardin");
  await expect(page.getByRole("img", { name: "Séjour ouvert sur le jardin" })).toHaveCount(1);

  const problem = page.getByText("Ce changement n’a pas pu être enregistré.");
  await page.route("**/rangement", (route) => route.abort());
  await page.getByRole("button", { name: "Reculer la photo 1" }).click();
  await expect(problem).toBeVisible();
  await page.unroute("**/rangement");
  await page.getByRole("alert").getByRole("button", { name: "Réessayer" }).click();
  await expect.poll(() => storedOrder(page)).toEqual([third, first]);
  await expect(problem).toHaveCount(0);
});
