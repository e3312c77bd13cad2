import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "vitest";
import type { useBrowser } from "./browser.ts";

/** What makes an account that login accepts. */
export const password = "Abcdef1!";
export const newAddress = () => `${randomUUID()}@example.org`;

/** The body of `POST /users`, and the request around it. */
export const payload = (change: Record<string, unknown> = {}) => ({
  nom: "Le Goff",
  prenom: "Zoé",
  email: newAddress(),
  type_utilisateur: "chercheur",
  motdepasse: password,
  ...change,
});
export const json = (body: unknown) => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

/** The link of the newest mail to an address, as the outbox shows it. */
export async function linkIn(page: Page, email: string): Promise<string> {
  const mail = page.getByRole("listitem").filter({ hasText: `à ${email}` });
  await expect.poll(async () => (await page.goto("/dev/courrier"), mail.count())).toBeGreaterThan(0);
  return (await mail.first().getByRole("link").first().getAttribute("href"))!;
}

export async function fillSignUp(page: Page, email: string, userType = "chercheur"): Promise<void> {
  await page.getByLabel("Prénom").fill("Zoé");
  await page.getByLabel("Nom de famille").fill("Le Goff");
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Type d’utilisateur").selectOption(userType);
  await page.getByLabel("Mot de passe", { exact: true }).fill(password);
  await page.getByLabel("Confirmer le mot de passe").fill(password);
}

export async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel("Adresse e-mail").fill(email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(secret);
  await page.getByRole("button", { name: "Se connecter" }).click();
}

/** Makes a seeker's account and opens it by the link in its mail; its address. */
export async function openAccount({
  open,
  portal,
}: Pick<ReturnType<typeof useBrowser>, "open" | "portal">): Promise<string> {
  const account = payload();
  expect((await fetch(`${portal}/users`, json(account))).status).toBe(201);
  const page = await open("/");
  await page.goto(await linkIn(page, account.email));
  await page.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await page.getByText("Votre adresse est confirmée").waitFor();
  return account.email;
}
