import { expect, test } from "vitest";
import { makePicture } from "../factories/pictures.ts";
import { uniqueLetters } from "../factories/unique.ts";
import { fillSignUp, linkIn, logIn, newAddress } from "../setup/account-journeys.ts";
import { useBrowser } from "../setup/browser.ts";
import { fillFlat, fillTexts, next } from "../setup/publish-journeys.ts";
import { listingHead } from "../setup/request-journeys.ts";

const { open } = useBrowser();
const photos = () =>
  Promise.all(
    Array.from({ length: 10 }, async (_, index) => ({
      name: `vue-${index + 1}.jpg`,
      mimeType: "image/jpeg",
      buffer: await makePicture({ width: 640, height: 480 + index })
        .jpeg()
        .toBuffer(),
    })),
  );

test("an owner signs up and publishes with ten photos; a visitor finds the home, asks, offers; it is sold, and its page is gone", async () => {
  const [email, seekerEmail] = [newAddress(), newAddress()];
  const title = `Appartement de ${uniqueLetters()}`;
  const owner = await open("/creer-compte");
  await fillSignUp(owner, email, "proprietaire");
  await owner.getByRole("button", { name: "Créer mon compte" }).click();
  await owner.getByText("Inscription réussie !").waitFor();
  await owner.goto(await linkIn(owner, email));
  await owner.getByRole("button", { name: "Confirmer mon adresse" }).click();
  await owner.getByText("Votre adresse est confirmée").waitFor();
  await logIn(owner, email);
  await owner.waitForURL("**/tableau-de-bord");

  await owner.getByRole("complementary").getByRole("link", { name: "Publier une annonce" }).click();
  await owner.waitForURL("**/bien");
  await fillFlat(owner);
  await next(owner);
  await owner.getByRole("heading", { level: 1, name: "Photos" }).waitFor();
  await owner.getByLabel("Choisir des photos").setInputFiles(await photos());
  await expect
    .poll(() => owner.getByRole("button", { name: /^Retirer la photo/ }).count(), { timeout: 60_000 })
    .toBe(10);
  await owner
    .getByRole("link", { name: "Continuer" })
    .or(owner.getByRole("button", { name: "Continuer" }))
    .click();
  await owner.getByRole("heading", { level: 1, name: "Description" }).waitFor();
  await fillTexts(owner, title);
  await owner.getByRole("button", { name: "Déposer l'annonce" }).click();
  await owner.getByRole("heading", { level: 1, name: "Votre annonce est en ligne" }).waitFor();

  const visitor = await open(`/Rechercher?commune=nantes&q=${encodeURIComponent(title)}`, { tolerates: /410/ });
  const card = visitor.getByRole("article").filter({ hasText: title });
  await card.getByText("10 photos").waitFor({ state: "attached" });
  await card.getByRole("link", { name: title }).click();
  await visitor.getByRole("heading", { level: 1, name: title }).waitFor();
  const address = visitor.url();
  await visitor.getByRole("link", { name: "Écrire à l’annonceur" }).click();
  await visitor.getByLabel("Votre nom").fill("Solène Kerbrat");
  await visitor.getByLabel("Votre adresse e-mail").fill(seekerEmail);
  await visitor.getByRole("button", { name: "Envoyer ma demande" }).click();
  await visitor.getByText("ouvrez le message que nous venons de vous envoyer").waitFor();
  await visitor.goto(await linkIn(visitor, seekerEmail));
  await visitor.getByRole("button", { name: "Envoyer ma demande" }).click();
  await visitor.waitForURL("**/demandes/suivre?jeton=*");

  await owner.goto("/tableau-de-bord");
  await owner.getByRole("link", { name: "Demandes : 1 nouvelle" }).click();
  await owner
    .getByRole("link", { name: /^Solène Kerbrat/ })
    .first()
    .click();
  await owner.getByRole("heading", { name: /^Demande de bien n° \d+$/ }).waitFor();
  await owner.getByRole("button", { name: "Négocier" }).click();
  await owner.getByText("Vous avez ouvert la négociation").waitFor();
  await visitor.goto(address);
  await listingHead(visitor).getByText("En négociation").waitFor();
  await owner.locator("summary", { hasText: "Accepter" }).click();
  await owner.getByRole("button", { name: "Confirmer la vente" }).click();
  await owner.getByText("Vous avez accepté").waitFor();
  expect((await visitor.goto(address))?.status()).toBe(410);
  await owner.goto("/tableau-de-bord");
  await owner.getByRole("main").getByText("Transmis").first().waitFor();
});
