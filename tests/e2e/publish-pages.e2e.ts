import { createDraft, flatForm } from "../factories/drafts.ts";
import { uniqueLetters } from "../factories/unique.ts";
import { expect, test } from "../setup/journey.ts";
import { stepHeading } from "../setup/publish-journeys.ts";

test("hostile texts are shown as text, in steps, lists, preview and page", async ({ open, accounts, portal }) => {
  const { id: userId, storageState } = await accounts.openSession({ userType: "proprietaire" });
  const mark = uniqueLetters();
  const title = `<script>document.title="${mark}"</script>"><img src=x onerror=alert(1)>`.slice(0, 100);
  const id = await createDraft(portal.db, {
    userId,
    form: flatForm({
      title,
      description: `${title} ${mark}`,
      address: "'; drop table listings; --",
      showsExactPosition: "oui",
      roomName: [title],
      roomArea: ["1"],
      heating: "{{7*7}}",
    }),
  });
  const page = await open("/publier", { storageState });
  await expect(page.getByText(title).first()).toBeVisible();
  await page.goto(`/publier/${id}/description`);
  await expect(page.getByLabel("Titre")).toHaveValue(title);
  await page.goto(`/publier/${id}/apercu`);
  await expect(stepHeading(page, title)).toBeVisible();
  await page.goto(`/publier/${id}/verification`);
  await page.getByRole("button", { name: "Déposer l’annonce" }).click();
  await page.getByRole("link", { name: "Voir l’annonce" }).click();
  await expect(stepHeading(page, title)).toBeVisible();
  expect(await page.title()).toContain("<script>");
});

test("an address with an invalid fragment opens its step", async ({ open, accounts, portal }) => {
  const { id: userId, storageState } = await accounts.openSession({ userType: "proprietaire" });
  const id = await createDraft(portal.db, { userId });
  const page = await open(`/publier/${id}/prix#%E0%A4%A`, { storageState });
  await expect(stepHeading(page, "Prix")).toBeVisible();
});
