import { expect, test } from "vitest";
import { PRESENCE_COOKIE } from "#app/platform/security/presence-cookie.ts";
import { createUser } from "../factories/accounts.ts";
import { newAddress, password } from "../setup/journeys/account-journeys.ts";
import { form, plainSpaces } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";
import { linkIn } from "../setup/portals/test-portal.ts";

const portal = useHttpPortal({ template: "communes" });

test("the types of user are shown in words", async () => {
  const page = await (await portal.fetch("/creer-compte")).text();
  const options = [...page.matchAll(/<option[^>]*>([^<]*)<\/option>/g)].map(([, words]) => words);
  expect(options).toEqual(["Choisissez…", "Je cherche un bien", "Je suis une agence", "Je suis propriétaire"]);
});

test("a sign-up with a registered address reveals nothing; a mail warns its holder, at most three times a day", async () => {
  const { email } = await createUser(portal.db);
  const signUp = async (address: string) => {
    const fields = { firstName: "Zoé", familyName: "Le Goff", email: address, userType: "chercheur" };
    const answer = await portal.fetch("/creer-compte", form({ ...fields, password, confirmation: password }));
    const page = plainSpaces(await answer.text());
    expect(answer.status).toBe(201);
    expect(page).toContain("Inscription réussie !");
    expect(page).toContain("Plus qu’un clic : ouvrez l’e-mail envoyé à");
    expect(page).not.toContain('value="Zoé"');
    // Replaces the parts that differ between answers: the address, and the name of this sign-up.
    return page
      .replaceAll(address.toLowerCase(), "ADDRESS")
      .replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "UUID");
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

test("the mail of a sign-up can be sent again three times an hour; the answer reveals nothing about the address", async () => {
  const { email: holder } = await createUser(portal.db);
  const again = async (email: string) => {
    const answer = await portal.fetch("/creer-compte", form({ acte: "renvoyer", email, suite: "" }));
    return [answer.status, plainSpaces(await answer.text()).replaceAll(email, "ADDRESS")] as const;
  };
  const email = newAddress();
  const visitor = await openVisitor(portal, "/creer-compte?suite=/publier");
  expect(visitor.page.field("Type d’utilisateur").value, "who comes to publish").toBe("proprietaire");
  visitor.enter({ Prénom: "Zoé", "Nom de famille": "Le Goff", "Adresse e-mail": email });
  visitor.enter({ "Mot de passe": password, "Confirmer le mot de passe": password });
  await visitor.press("Créer mon compte");
  expect(visitor.page.text).toContain(`ouvrez l’e-mail envoyé à ${email}.`);
  expect(visitor.page.field("Prénom").value).toBe("");
  // Mails leave in any order: each new one is known by its link.
  const links = new Set((await portal.mailsTo(email)).map((mail) => linkIn(mail)));
  for (let time = 0; time < 3; time++) {
    await visitor.press("Renvoyer");
    expect([visitor.status, visitor.page.text]).toEqual([200, expect.stringContaining(`est renvoyé à ${email}`)]);
    // The answer does not wait for the mail.
    await expect.poll(() => portal.mailsTo(email)).toHaveLength(time + 2);
    for (const mail of await portal.mailsTo(email)) links.add(linkIn(mail));
  }
  await visitor.press("Renvoyer");
  expect([visitor.status, visitor.page.text]).toEqual([429, expect.stringContaining("celui-ci n’est pas parti")]);
  expect(await portal.mailsTo(email)).toHaveLength(4);
  const elsewhere = await portal
    .visitFrom("203.0.113.77")
    .fetch("/creer-compte", form({ acte: "renvoyer", email, suite: "" }));
  expect([elsewhere.status, (await portal.mailsTo(email)).length], "a stranger ends no link").toEqual([429, 4]);
  await visitor.open([...links].at(-1)!);
  await visitor.press("Confirmer mon adresse");
  expect(visitor.path, "where the visitor was going").toMatch(/^\/publier/);

  const unknown = newAddress();
  expect(await again(holder)).toEqual(await again(unknown));
  await expect.poll(async () => (await portal.mailsTo(holder)).map(({ subject }) => subject)).toHaveLength(1);
  expect((await portal.mailsTo(holder))[0]!.subject).toContain("Vous avez déjà un compte");
  expect(await portal.mailsTo(unknown)).toEqual([]);
});

test("sign-up offers no disabled provider; an empty address is refused, in the specification's words where it has them", async () => {
  const visitor = await openVisitor(portal, "/creer-compte");
  expect(visitor.page.text).not.toContain("Continuer avec");
  expect(visitor.page.field("Type d’utilisateur").value).toBe("");
  const forms = [
    ["/creer-compte", "Créer mon compte", "L'adresse e-mail n'est pas valide."],
    ["/connexion", "Se connecter", "L'adresse e-mail n'est pas valide."],
    ["/mot-de-passe-oublie", "Recevoir le lien", "Indiquez votre adresse e-mail."],
    ["/alertes", "Recevoir le lien", "Indiquez votre adresse e-mail."],
    ["/alertes/nouvelle?propertyType=maison", "Créer l’alerte", "Indiquez votre adresse e-mail."],
  ] as const;
  for (const [path, button, message] of forms) {
    await visitor.open(path);
    await visitor.press(button);
    expect([visitor.status, visitor.page.text], path).toEqual([400, expect.stringContaining(message)]);
  }
});

test("a forgotten password is reset by mail, once, and other sessions end", async () => {
  const account = await portal.accounts.openAccount();
  const elsewhere = await openVisitor(portal, "/espace", { as: account });
  expect(elsewhere.path).toBe("/espace");
  const visitor = await openVisitor(portal, "/connexion");
  await visitor.follow("Mot de passe oublié ?");
  expect(visitor.page.one("heading", "Mot de passe oublié")).toBeDefined();
  visitor.enter({ "Adresse e-mail": account.email });
  await visitor.press("Recevoir le lien");
  expect(visitor.page.text).toContain("Si un compte existe à cette adresse");
  // The answer does not wait for the mail.
  await expect.poll(() => portal.mailsTo(account.email)).toHaveLength(1);
  const link = linkIn((await portal.mailsTo(account.email))[0]!);
  expect(link).toContain("/nouveau-mot-de-passe?token=");

  const change = async (who: typeof visitor, secret: string) => {
    who.enter({ "Nouveau mot de passe": secret, "Confirmer le mot de passe": secret });
    await who.press("Modifier le mot de passe");
  };
  for (const secret of ["trop court", "Nouveau2?"]) {
    await visitor.open(link);
    await change(visitor, secret);
    expect(visitor.page.text).toContain("dont une lettre, un chiffre");
  }
  await change(visitor, "Nouveau2!");
  expect(visitor.page.text).toContain("Votre mot de passe est changé");

  await elsewhere.open("/espace");
  expect(elsewhere.path).toMatch(/^\/connexion/);
  const logIn = async (secret: string) => {
    visitor.enter({ "Adresse e-mail": account.email, "Mot de passe": secret });
    await visitor.press("Se connecter");
  };
  await logIn(account.password);
  expect(visitor.page.text).toContain("L’adresse e-mail ou le mot de passe est incorrect.");
  await logIn("Nouveau2!");
  expect(visitor.path).toBe("/espace");

  const late = await openVisitor(portal, link);
  await change(late, "Encore3!!");
  expect(late.status).toBe(410);
  expect(late.page.text).toContain("Ce lien a expiré ou a déjà servi.");
});

test("a presence cookie without a session is removed", async () => {
  const visitor = await openVisitor(portal, "/annonceurs");
  visitor.cookies.set(PRESENCE_COOKIE, "1");
  await visitor.open("/espace");
  expect(visitor.path).toMatch(/^\/connexion\?/);
  expect([...visitor.cookies.keys()]).not.toContain(PRESENCE_COOKIE);
});

test("without JavaScript a visitor signs up and sees mistakes", async () => {
  const visitor = await openVisitor(portal, "/creer-compte");
  await visitor.press("Créer mon compte");
  expect(visitor.status).toBe(400);
  expect(visitor.page.text).toContain("Le prénom est requis.");
  visitor.enter({
    Prénom: "Zoé",
    "Nom de famille": "Le Goff",
    "Adresse e-mail": newAddress(),
    "Type d’utilisateur": "Je cherche un bien",
    "Mot de passe": password,
    "Confirmer le mot de passe": password,
  });
  await visitor.press("Créer mon compte");
  expect(visitor.page.text).toContain("Inscription réussie !");
});
