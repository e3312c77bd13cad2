import type { BrowserContextOptions, Page } from "playwright-core";
import { SAMPLE_PASSWORD } from "#db/seed/sample-accounts.ts";

type StorageState = NonNullable<BrowserContextOptions["storageState"]>;

/** Logs a sample account in; what `open` takes as `storageState` to be that account on other pages. */
export async function logInAs(page: Page, email: string): Promise<StorageState> {
  await page.goto("/connexion");
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(SAMPLE_PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.waitForURL("**/espace");
  return page.context().storageState();
}

/** Those cookies as a request without a browser sends them. */
export const cookieOf = (state: StorageState): string => (typeof state === "string" ? "" : state.cookies.map(({ name, value }) => `${name}=${value}`).join("; "));
