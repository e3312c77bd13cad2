import { eq } from "drizzle-orm";
import type { Page } from "@playwright/test";
import { expect } from "vitest";
import { advertisers } from "#db/schema/advertisers.ts";
import { createListing } from "../factories/listings.ts";
import { uniqueLetters } from "../factories/unique.ts";
import { type OpenedAccount, useAccounts } from "./accounts.ts";
import { useBrowser } from "./browser.ts";

export const newEmail = () => `${uniqueLetters()}@example.org`;
const hrefOf = ({ slug, reference }: { slug: string; reference: string }) => `/annonces/${slug}-${reference}`;

/** Both sides of a request, on pages of their own. */
export function useRequests() {
  const browser = useBrowser();
  const accounts = useAccounts();
  const { open } = browser;
  const { db, openAccount, sessionOf } = accounts;

  /** A listing of an account that can log in. */
  async function ownedListing(overrides: Parameters<typeof createListing>[1] = {}) {
    const listing = await createListing(db, {
      title: `Appartement témoin ${uniqueLetters()}`,
      photos: 0,
      ...overrides,
    });
    const owner = await openAccount({
      userType: "proprietaire",
      firstName: "Odile",
      familyName: `Renaud-${uniqueLetters()}`,
    });
    await db
      .update(advertisers)
      .set({ userId: owner.id, agencyName: null, firstName: owner.firstName, familyName: owner.familyName })
      .where(eq(advertisers.id, listing.advertiserId));
    return { listing, owner, href: hrefOf(listing) };
  }

  const as = async (account: OpenedAccount, path: string, options: Parameters<typeof open>[1] = {}) =>
    open(path, { storageState: await sessionOf(account), ...options });

  return { ...browser, ...accounts, ownedListing, as };
}

/** The newest mail to an address, as the outbox shows it: its text and its link. */
export async function mailTo(page: Page, email: string, subject: string): Promise<{ text: string; link: string }> {
  const mail = page.getByRole("listitem").filter({ hasText: email }).filter({ hasText: subject }).first();
  await expect
    .poll(async () => (await page.goto("/dev/courrier"), mail.count()), { timeout: 20_000 })
    .toBeGreaterThan(0);
  return { text: (await mail.textContent())!, link: (await mail.getByRole("link").first().getAttribute("href"))! };
}

/** Every byte that the portal sends to this page must be free of an address. */
export function neverReceives(page: Page, address: string): string[] {
  const leaks: string[] = [];
  page.on("response", async (response) => {
    // The developers' page of outgoing mails names whom they go to.
    if (response.url().endsWith("/dev/courrier")) return;
    const body = await response.text().catch(() => "");
    if (body.toLowerCase().includes(address)) leaks.push(response.url());
  });
  return leaks;
}

/** What a listing's page says of itself, beside the cards of other listings further down. */
export const listingHead = (page: Page) =>
  page.locator("header").filter({ has: page.getByRole("heading", { level: 1 }) });

export const form = (page: Page) => page.getByRole("region", { name: "Écrire à l’annonceur" });

export async function writeAsVisitor(
  page: Page,
  { name, email, message }: { name: string; email: string; message?: string },
) {
  await page.getByLabel("Votre nom").fill(name);
  await page.getByLabel("Votre adresse e-mail").fill(email);
  if (message) await page.getByLabel("Votre message").fill(message);
  await page.getByRole("button", { name: "Envoyer ma demande" }).click();
}

export async function say(page: Page, message: string) {
  await page.getByLabel("Votre message", { exact: true }).fill(message);
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await page.getByRole("listitem").filter({ hasText: message }).waitFor();
}

export async function offer(page: Page, amount: string) {
  await page.locator("summary", { hasText: "Faire une offre" }).click();
  await page.getByLabel("Montant").fill(amount);
  await page.getByRole("button", { name: "Envoyer l’offre" }).click();
}
