import { holdScripts } from "../setup/held-scripts.ts";
import { expect, test } from "../setup/journey.ts";

test("without the command attribute, the menu still opens and closes before the scripts load", async ({ open }) => {
  const page = await open("about:blank", { viewport: { width: 360, height: 780 }, isEarly: true });
  await page.addInitScript(() => {
    delete (HTMLButtonElement.prototype as { command?: string }).command;
    addEventListener("command", (event) => event.preventDefault(), { capture: true });
  });
  await holdScripts(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("button", { name: "Fermer le menu" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
