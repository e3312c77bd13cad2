import { expect, visit } from "../setup/journey.ts";
import { form, neverReceives, test } from "../setup/request-journeys.ts";

test("a seeker with an account asks at once, and again in the same thread", async ({ as, ownedListing, accounts }) => {
  test.slow(); // Two visits of a long page.
  const { owner, href } = await ownedListing();
  const seeker = await accounts.openAccount({ firstName: "Aïcha", familyName: "Traoré" });
  const page = await as(seeker, href);
  const leaks = neverReceives(page, owner.email);
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page).getByText("Vous écrivez avec votre compte")).toBeVisible();
  // Hidden at first; removed after hydration.
  await expect(form(page).getByLabel("Votre nom")).toHaveCount(0);
  await form(page).getByRole("button", { name: "Envoyer ma demande" }).click();
  await page.getByRole("link", { name: "Voir la conversation" }).click();
  await expect(page.getByRole("heading", { name: /^Demande de bien n° \d+ avec / })).toBeVisible();
  const path = new URL(page.url()).pathname;

  // A second question about the same listing continues the same thread.
  await visit(page, href);
  await form(page).getByLabel("Votre message").fill("Y a-t-il une cave ?");
  await form(page).getByRole("button", { name: "Envoyer ma demande" }).click();
  await expect(page.getByRole("link", { name: "Voir la conversation" })).toHaveAttribute("href", path);
  expect(await leaks()).toEqual([]);
});
