import type { BrowserContext, Page } from "@playwright/test";
import { SAMPLE_PASSWORD } from "#db/seed/sample-accounts.ts";

export type Cookies = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Logs a sample account in, here or on another portal; what `open` takes as `storageState` to be that account on other pages. */
export async function logInAs(page: Page, email: string, portal = ""): Promise<Cookies> {
  await page.goto(`${portal}/connexion?suite=/espace`);
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(SAMPLE_PASSWORD);
  await page.getByRole("button", { name: "Se connecter" }).click();
  // Not by its end: the login page's own address ends so too.
  await page.waitForURL(({ pathname }) => pathname === "/espace");
  return page.context().storageState();
}

/** The same as the header of a request without a browser. */
export const cookieOf = ({ cookies }: Cookies): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
