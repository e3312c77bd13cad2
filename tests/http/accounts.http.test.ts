import { expect, test } from "vitest";
import { createUser } from "../factories/accounts.ts";
import { newAddress, password } from "../setup/account-journeys.ts";
import { form, plainSpaces } from "../setup/http-forms.ts";
import { useHttpPortal } from "../setup/http-portal.ts";

const portal = useHttpPortal({ template: "communes" });

test("the types of user are told in words", async () => {
  const page = await (await portal.fetch("/creer-compte")).text();
  const options = [...page.matchAll(/<option[^>]*>([^<]*)<\/option>/g)].map(([, words]) => words);
  expect(options).toEqual(["Choisissez…", "Je cherche un bien", "Je suis une agence", "Je suis propriétaire"]);
});

test("who signs up with an address that has an account learns nothing of it; its holder is told by a mail, three times a day at most", async () => {
  const { email } = await createUser(portal.db);
  const signUp = async (address: string) => {
    const fields = { firstName: "Zoé", familyName: "Le Goff", email: address, userType: "chercheur" };
    const answer = await portal.fetch("/creer-compte", form({ ...fields, password, confirmation: password }));
    const page = plainSpaces(await answer.text());
    expect(answer.status).toBe(201);
    expect(page).toContain("Inscription réussie !");
    expect(page).toContain("Ouvrez le message que nous venons de vous envoyer");
    expect(page).not.toContain('value="Zoé"');
    // What differs from one answer to the next: the nonce of the scripts, and the name of this sign-up.
    return page.replaceAll(/nonce="[^"]*"/g, "").replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "UUID");
  };
  const asNew = await signUp(newAddress());
  for (let round = 0; round < 4; round++) expect(await signUp(email.toUpperCase())).toBe(asNew);
  const mails = await portal.mailsTo(email);
  expect(mails).toHaveLength(3);
  for (const { subject, text } of mails) {
    expect(plainSpaces(subject)).toContain("Vous avez déjà un compte");
    expect(plainSpaces(text)).toContain("votre compte et votre mot de passe restent les mêmes");
    expect(text).toContain(`${portal.address}/connexion`);
  }
});
