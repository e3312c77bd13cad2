import { expect, test } from "vitest";
import { createDraft, flatForm } from "../factories/drafts.ts";
import { uniqueLetters } from "../factories/unique.ts";
import { useAccounts } from "../setup/accounts.ts";
import { useBrowser } from "../setup/browser.ts";

const { open } = useBrowser();
const { db, openSession } = useAccounts();

test("hostile texts are shown as text, in steps, lists, preview and page", async () => {
  const { id: userId, storageState } = await openSession({ userType: "proprietaire" });
  const mark = uniqueLetters();
  const title = `<script>document.title="${mark}"</script>"><img src=x onerror=alert(1)>`.slice(0, 100);
  const id = await createDraft(db, {
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
  await page.getByText(title).first().waitFor();
  await page.goto(`/publier/${id}/description`);
  expect(await page.getByLabel("Titre").inputValue()).toBe(title);
  await page.goto(`/publier/${id}/apercu`);
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.goto(`/publier/${id}/verification`);
  await page.getByRole("button", { name: "Déposer l'annonce" }).click();
  await page.getByRole("link", { name: "Voir l’annonce" }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  expect(await page.title()).toContain("<script>");
});

test("odd addresses and forms are answered, never with a failure of the server", async () => {
  const { id: userId, storageState } = await openSession({ userType: "proprietaire" });
  const id = await createDraft(db, { userId });
  const page = await open("/publier", { storageState, tolerates: /40\d|ERR/ });
  const post = (path: string, form: Record<string, string>) => page.request.post(path, { form, maxRedirects: 0 });
  expect((await page.request.get(`/publier/${id}/nulle-part`)).status()).toBe(404);
  expect((await page.request.get("/publier/pas-un-id/bien")).status()).toBe(404);
  expect((await page.request.get(`/publier/${id}/enregistrer`)).status()).toBe(405);
  expect((await post(`/publier/${id}/enregistrer`, { step: "photos", title: "x" })).status()).toBe(400);
  expect((await post("/publier/x/enregistrer", { step: "prix", price: "1" })).status()).toBe(404);
  expect((await post("/publier/x/bien", {})).status()).toBe(404);
  expect((await post("/publier", { intent: "delete", draft: "x\u0000" })).status()).toBe(404);
  expect((await post("/publications/BV0000/modifier", {})).status()).toBe(404);
  expect(
    (
      await post(`/publier/${id}/enregistrer`, {
        step: "prix",
        price: "\u0000".repeat(9),
        __proto__: "x",
        constructor: "y",
      })
    ).status(),
  ).toBe(200);
  expect(
    (
      await page.request.post(`/publier/${id}/prix`, {
        multipart: { price: { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("x") } },
        maxRedirects: 0,
      })
    ).status(),
  ).toBe(302);
  // No field is named so, and it cannot be decoded.
  await page.goto(`/publier/${id}/prix#%E0%A4%A`);
  await page.getByRole("heading", { level: 1, name: "Prix" }).waitFor();
});

test("in English the steps speak English, and what is typed stays", async () => {
  const { id: userId, storageState } = await openSession({ userType: "proprietaire" });
  const id = await createDraft(db, { userId });
  const page = await open(`/publier/${id}/bien`, {
    storageState: {
      ...storageState,
      cookies: [...storageState.cookies, { ...storageState.cookies[0]!, name: "langue", value: "en" }],
    },
  });
  await page.getByRole("heading", { level: 1, name: "The property" }).waitFor();
  expect(await page.getByLabel("Neighbourhood").inputValue()).toBe("Graslin");
});
