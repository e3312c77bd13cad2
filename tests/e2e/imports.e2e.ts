import { agencyZip, completeLines, lineWithoutDpe } from "../setup/data/agency-files.ts";
import { expect, test } from "../setup/journeys/journey.ts";
import { timeoutFactor } from "../setup/timeout-factor.ts";

test("a dropped file is sent with its progress, and its page shows the preview without a reload once the file is read", async ({
  accounts,
  open,
}) => {
  const { account } = await accounts.openDashboard({ userType: "agence" });
  const page = await open("/imports", { storageState: await accounts.sessionOf(account) });
  const bytes = [...new Uint8Array(await agencyZip([...completeLines(2), lineWithoutDpe(3)]).arrayBuffer())];
  const data = await page.evaluateHandle((content) => {
    const dropped = new DataTransfer();
    dropped.items.add(new File([new Uint8Array(content)], "stock.zip"));
    return dropped;
  }, bytes);
  const form = page.locator("main form");
  // Its answer waits, so that the bar shows.
  const held = Promise.withResolvers<void>();
  await page.route("**/imports/envoi?*", async (route) => {
    await held.promise;
    await route.continue();
  });
  await form.dispatchEvent("dragover", { dataTransfer: data });
  // Shown beside a mouse, which older browsers without a screen do not have.
  await expect(page.getByText("Déposez votre fichier")).toBeAttached();
  await form.dispatchEvent("drop", { dataTransfer: data });
  await expect(page.getByRole("progressbar", { name: "Envoi de stock.zip" })).toBeVisible();
  held.resolve();
  await expect(page.getByRole("heading", { name: "3 biens, 1 à compléter" })).toBeVisible({
    timeout: 15_000 * timeoutFactor,
  });
});

test("a button copies a new key, and confirms that it did", async ({ accounts, open }) => {
  const { account } = await accounts.openDashboard({ userType: "agence" });
  const storageState = await accounts.sessionOf(account);
  const page = await open("/exports", { storageState, permissions: ["clipboard-read", "clipboard-write"] });
  await page.getByRole("button", { name: "Créer une clé" }).click();
  await page.getByRole("button", { name: "Copier la clé" }).click();
  await expect(page.getByRole("status").getByText("Copié", { exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.locator("code").getByText(copied, { exact: true })).toBeVisible();
});
