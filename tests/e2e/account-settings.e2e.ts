import type { Page } from "@playwright/test";
import { expect, test } from "vitest";
import { json, linkIn, logIn, newAddress, password, payload } from "../setup/account-journeys.ts";
import { useBrowser } from "../setup/browser.ts";

const { open, portal } = useBrowser();

/** A new account's own page, its address confirmed by the link in the outbox. */
async function openSpace(options: Parameters<typeof open>[1] = {}): Promise<{ page: Page }> {
  const email = newAddress();
  expect((await fetch(`${portal}/users`, json(payload({ email })))).status).toBe(201);
  const page = await open("/dev/courrier", options);
  await page.goto(await linkIn(page, email));
  await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await page.getByText("Votre adresse est confirmée").waitFor();
  await page.goto("/connexion?suite=/espace");
  await logIn(page, email);
  await page.getByRole("heading", { name: "Mon espace" }).waitFor();
  return { page };
}

const part = (page: Page, title: string) => page.getByRole("region", { name: title });
const isFocused = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((input) => input === document.activeElement);

test("one changes one's name, and is greeted by it", async () => {
  const { page } = await openSpace({ tolerates: /400/ });
  const names = part(page, "Changer de nom");
  await names.getByLabel("Prénom").fill(" ");
  await names.getByLabel("Nom de famille").fill("Kerbrat");
  await names.getByRole("button", { name: "Enregistrer" }).click();
  await names.getByText("Le prénom est requis.").waitFor();
  await expect.poll(() => isFocused(page, "Prénom")).toBe(true);
  expect(await names.getByLabel("Nom de famille").inputValue()).toBe("Kerbrat");
  await names.getByLabel("Prénom").fill("Maëlle");
  await names.getByRole("button", { name: "Enregistrer" }).click();
  await names.getByText("Votre nom est enregistré.").waitFor();
  await page.getByText("Bonjour Maëlle").waitFor();
  await page.reload();
  await part(page, "Mon compte").getByText("Maëlle Kerbrat").waitFor();
});

test("one logs out everywhere at once, here and on other devices", async () => {
  const { page } = await openSpace({ tolerates: /40[13]/ });
  const elsewhere = await open("/connexion");
  await elsewhere.context().addCookies(await page.context().cookies());
  const email = (
    await page
      .getByText(/@example\.org$/)
      .first()
      .innerText()
  ).trim();
  const third = await open("/connexion?suite=/espace");
  await logIn(third, email);
  await third.getByRole("heading", { name: "Mon espace" }).waitFor();
  await page.getByRole("button", { name: "Se déconnecter partout" }).click();
  await page.getByText("Vous êtes déconnecté.").waitFor();
  for (const other of [elsewhere, third]) {
    await other.goto("/espace");
    await other.waitForURL("**/connexion?suite=%2Fespace");
  }
});

test("a seeker becomes an advertiser, once", async () => {
  const { page } = await openSpace({ tolerates: /40[03]/ });
  await page.goto("/espace#type");
  const type = part(page, "Changer le type de compte");
  expect(await type.getByRole("option").allInnerTexts()).toEqual([
    "Choisissez…",
    "Je suis une agence",
    "Je suis propriétaire",
  ]);
  await type.getByRole("button", { name: "Changer de type" }).click();
  await type.getByText("Le type d'utilisateur est requis.").waitFor();
  await type.getByLabel("Type d’utilisateur").selectOption("Je suis une agence");
  await type.getByRole("button", { name: "Changer de type" }).click();
  await page.getByText("Votre compte peut maintenant publier des annonces.").waitFor();
  await part(page, "Mon compte").getByText("Agence", { exact: true }).waitFor();
  await page.getByRole("link", { name: "Publier une annonce" }).waitFor();
  expect(await type.count()).toBe(0);
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const again = await fetch(`${portal}/espace`, {
    method: "POST",
    headers: { cookie },
    body: new URLSearchParams({ intent: "change-type", userType: "proprietaire" }),
  });
  expect(again.status).toBe(403);
});

test("one changes one's address: the current password and the link to the new address are needed", async () => {
  const { page } = await openSpace({ tolerates: /40[03]/ });
  const next = newAddress();
  const address = part(page, "Changer d’adresse e-mail");
  const ask = async (email: string, secret: string) => {
    await address.getByLabel("Nouvelle adresse e-mail").fill(email);
    await address.getByLabel("Mot de passe actuel").fill(secret);
    await address.getByRole("button", { name: "Recevoir le lien" }).click();
  };
  await ask("zoé@", password);
  await address.getByText("L'adresse e-mail n'est pas valide.").waitFor();
  await ask(next, "Mauvais1!");
  await address.getByText("Le mot de passe actuel est incorrect.").waitFor();
  expect(await address.getByLabel("Nouvelle adresse e-mail").inputValue()).toBe(next);
  await ask(next, password);
  await address.getByText("Ouvrez le message envoyé à la nouvelle adresse").waitFor();
  await page.goto(await linkIn(page, next));
  await page.getByRole("button", { name: "Confirmer ma nouvelle adresse" }).click();
  await page.getByText("Votre nouvelle adresse est confirmée, et vos autres appareils sont déconnectés.").waitFor();
  await part(page, "Mon compte").getByText(next).waitFor();
});

test("a current password is asked for ten times in a quarter of an hour, no more", async () => {
  const { page } = await openSpace({ tolerates: /403|429/ });
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const guess = (fields: Record<string, string>) =>
    fetch(`${portal}/espace`, { method: "POST", headers: { cookie }, body: new URLSearchParams(fields) });
  for (let round = 0; round < 5; round++) {
    expect(
      (await guess({ intent: "change-email", email: "autre@example.org", current: `Mauvais${round}!` })).status,
    ).toBe(403);
    expect(
      (
        await guess({
          intent: "change-password",
          current: `Mauvais${round}!`,
          password: "Nouveau2!",
          confirmation: "Nouveau2!",
        })
      ).status,
    ).toBe(403);
  }
  const late = await guess({
    intent: "change-password",
    current: password,
    password: "Nouveau2!",
    confirmation: "Nouveau2!",
  });
  expect(late.status).toBe(429);
  expect(await late.text()).toContain("Trop d’essais en peu de temps");
});

test("a new address is asked for three times in a quarter of an hour, a name changed thirty times, no more", async () => {
  const { page } = await openSpace();
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
  const send = async (fields: Record<string, string>) =>
    (await fetch(`${portal}/espace`, { method: "POST", headers: { cookie }, body: new URLSearchParams(fields) }))
      .status;
  const addresses: number[] = [];
  for (let round = 0; round < 4; round++)
    addresses.push(await send({ intent: "change-email", email: newAddress(), current: password }));
  expect(addresses).toEqual([200, 200, 200, 429]);
  const names: number[] = [];
  for (let round = 0; round < 31; round++)
    names.push(await send({ intent: "change-names", firstName: "Zoé", familyName: "Le Goff" }));
  expect(names).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
});

test("without JavaScript one changes one's name, and is told", async () => {
  const { page } = await openSpace({ javaScriptEnabled: false });
  await part(page, "Changer de nom").getByLabel("Prénom").fill("Maëlle");
  await part(page, "Changer de nom").getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Votre nom est enregistré.").waitFor();
});
