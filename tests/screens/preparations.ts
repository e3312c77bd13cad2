import type { Page } from "@playwright/test";
import { openBudget } from "../setup/journeys/budget-journeys.ts";

/** The places of homes on the map beside the results. */
export async function showMap(page: Page): Promise<void> {
  await page
    .getByRole("button", { name: /annonces? ici|^Annonce à/ })
    .first()
    .waitFor();
}

export async function openPhotos(page: Page): Promise<void> {
  await page.getByRole("region", { name: "Photos" }).getByRole("link").first().click();
  await page.locator(".pswp--open .pswp__img:not(.pswp__img--placeholder)").first().waitFor();
}

/** The calculator of a home's page, with the rate and income of a buyer. */
export async function fillBudget(page: Page): Promise<void> {
  await openBudget(page);
  await page.getByLabel("Taux du crédit (%)").fill("3,45");
  await page.getByLabel("Revenus nets (€ par mois)").fill("2500");
  await page.getByRole("status").filter({ hasText: "par mois" }).waitFor();
}

/** The comparison of someone who has used a calculator. */
export async function compareCosts(page: Page): Promise<void> {
  await page.evaluate(() =>
    localStorage.setItem("bienvu:budget", JSON.stringify({ apport: "30 000", taux: "3,4", duree: "20" })),
  );
  await page.reload();
  await page.getByText("Coût mensuel estimé").waitFor();
}
