import type { Page } from "@playwright/test";

export const wide = { viewport: { width: 1440, height: 900 } };
export const phone = { viewport: { width: 360, height: 740 } };

export const clusters = (page: Page) => page.getByRole("button", { name: /annonces? ici/ });

/** Clusters and prices. */
export const markers = (page: Page) => page.getByRole("button", { name: /annonces ici|^Annonce à/ });

/** How many listings the list says that it found. */
export const totalOf = async (page: Page) =>
  Number(
    (await page.locator("#resultats").innerText())
      .replaceAll(/\D*(\d[\d\s\u202F]*) annonces?.*/gs, "$1")
      .replaceAll(/\D/g, ""),
  );
