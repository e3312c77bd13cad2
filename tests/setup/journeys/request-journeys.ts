import type { Mail } from "#app/domain/mail.ts";
import type { ListingOverrides } from "../../factories/listings.ts";
import { uniqueLetters } from "../../factories/unique.ts";
import { expect, type Open, type Page, test as base } from "./journey.ts";
import { openOwnedListing } from "../data/owned-listings.ts";
import type { OpenedAccount } from "../visitors/test-accounts.ts";
import type { TestPortal } from "../portals/test-portal.ts";

type RequestJourney = {
  /** A listing of an account that can log in. */
  ownedListing(overrides?: ListingOverrides): ReturnType<typeof openOwnedListing>;
  /** Opens a path, logged in as an account. */
  as(account: OpenedAccount, ...visit: Parameters<Open>): Promise<Page>;
};

/** Both sides of a request, on separate pages. */
export const test = base.extend<RequestJourney>({
  ownedListing: async ({ portal, accounts }, use) =>
    use((overrides) => openOwnedListing({ portal, accounts }, overrides)),
  as: async ({ open, accounts }, use) =>
    use(async (account, path, options = {}) =>
      open(path, { storageState: await accounts.sessionOf(account), ...options }),
    ),
});

export const newEmail = () => `${uniqueLetters()}@example.org`;

/** The newest mail to an address with this subject. */
export async function mailTo(portal: TestPortal, email: string, subject: string): Promise<Mail> {
  const ofSubject = async () => (await portal.mailsTo(email)).filter((mail) => mail.subject.includes(subject));
  await expect.poll(async () => (await ofSubject()).length, `mails to ${email}: ${subject}`).toBeGreaterThan(0);
  return (await ofSubject())[0]!;
}

/** Checks that no answer to this page contains an address; returns the violations. */
export function watchForAddress(page: Page, address: string): () => Promise<string[]> {
  const read: Promise<string | null>[] = [];
  page.on("response", (response) => {
    const body = response.text().catch(() => "");
    read.push(body.then((text) => (text.toLowerCase().includes(address) ? response.url() : null)));
  });
  return async () => (await Promise.all(read)).filter((url) => url !== null);
}

/** The main part of a listing's page, without the cards of other listings below. */
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

export async function sendMessage(page: Page, message: string) {
  await page.getByLabel("Votre message", { exact: true }).fill(message);
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: message })).toBeVisible();
}

/** On the thread's page: « Négocier », and its confirmation. */
export async function confirmNegotiation(page: Page) {
  await page.locator("summary", { hasText: "Négocier" }).click();
  await page.getByRole("button", { name: "Ouvrir la négociation" }).click();
}
