import type { Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";

/** Opens the calculator of a listing's page, whose script comes with the first act. */
export async function openBudget(page: Page): Promise<void> {
  // An act before React listens loads nothing.
  await hydrated(page);
  const link = page.getByRole("link", { name: "Calculer avec mon taux" });
  await link.hover();
  // Before React has the link, it leads to a page of its own.
  await link.evaluate(
    (element) =>
      new Promise<void>((done) => {
        const look = () =>
          Object.keys(element).some((key) => key.startsWith("__reactProps")) ? done() : requestAnimationFrame(look);
        look();
      }),
  );
  await link.click();
  await page.getByLabel("Taux du crédit (%)").waitFor();
}
