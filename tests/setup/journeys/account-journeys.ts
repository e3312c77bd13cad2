import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";

/** What makes an account that login accepts. */
export const password = "Abcdef1!";
export const newAddress = () => `${randomUUID()}@example.org`;

/** The body of `POST /users`, and its request. */
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
