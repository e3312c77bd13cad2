import type { Page } from "@playwright/test";
import { waitForHydration } from "./hydrated.ts";

/** Opens the calculator of a listing's page, whose script is loaded at the first interaction. */
export async function openBudget(page: Page): Promise<void> {
  // Interactions before React listens load nothing.
  await waitForHydration(page);
  const link = page.getByRole("link", { name: "Calculer avec mon taux" });
  await link.hover();
  // Before React handles the link, it opens a separate page.
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
