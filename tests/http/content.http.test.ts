import { expect, test } from "vitest";
import sharp from "sharp";
import { form } from "../setup/visitors/http-forms.ts";
import { openHttpPortal, useHttpPortal } from "../setup/portals/http-portal.ts";
import { openVisitor } from "../setup/visitors/http-visitor.ts";
import { partOf } from "../setup/visitors/html-page.ts";

const portal = useHttpPortal({ template: "communes" });

const openAs = async (path: string) =>
  openVisitor(portal, path, { as: await portal.accounts.openOperator(), provenAt: new Date() });
const textOf = async (path: string) => (await portal.fetch(path)).text();
type Visitor = Awaited<ReturnType<typeof openAs>>;
const main = (visitor: Visitor) => visitor.page.one("main").text;

/** Any mail: that of a forgotten password. */
async function mailOfThePortal() {
  const { email } = await portal.accounts.openAccount();
  await portal.fetch("/mot-de-passe-oublie", form({ email }));
  await expect.poll(() => portal.mailsTo(email)).toHaveLength(1);
  return (await portal.mailsTo(email))[0]!;
}

test("the home page's texts: preview, save, undo; undo restores the specification's", async () => {
  const original = "Trouvez ou Publiez un Bien";
  const visitor = await openAs("/administration/contenu/accueil");
  visitor.enter({ Accroche: "La maison d’à côté" });
  await visitor.press("Aperçu");
  expect(main(visitor)).toContain("Rien n’est encore enregistré");
  expect(await textOf("/")).toContain(original);
  await visitor.press("Enregistrer");
  expect(main(visitor)).toContain("c’est la version 1");
  expect(await textOf("/")).toContain("La maison d’à côté");
  expect(await textOf("/")).not.toContain(original);
  await visitor.press("Revenir au contenu d’origine");
  expect(await textOf("/")).toContain(original);
  await visitor.press("Revenir à cette version");
  expect(await textOf("/")).toContain("La maison d’à côté");
  await visitor.open("/administration/journal?acte=content.change&objet=accueil.json");
  expect(main(visitor)).toContain("Contenu modifié");
});

test("unreadable colours are refused with the nearest readable ones; readable ones are used in pages and mails", async () => {
  const visitor = await openAs("/administration/contenu/couleurs");
  visitor.enter({ "Liens et boutons": "#ffcc00" });
  await visitor.press("Enregistrer");
  expect(visitor.status).toBe(422);
  const proposal = /La plus proche qui convient : (#[0-9a-f]{6})/.exec(
    main(visitor).replaceAll(/[\u00a0\u202f]/g, " "),
  )![1]!;
  expect(visitor.page.field("Liens et boutons").value).toBe("#ffcc00");
  // The palette beside it is the browser's; the form sends the text alone.
  const palette = visitor.page.field("Choisir dans une palette : Liens et boutons").element;
  expect(["type", "value", "name"].map((name) => palette.getAttribute(name))).toEqual(["color", "#ffcc00", null]);
  visitor.enter({ "Liens et boutons": proposal });
  await visitor.press("Enregistrer");
  expect(visitor.status).toBe(200);
  const home = await textOf("/");
  const sheet = /href="(\/brand\/couleurs\/[^"]+)"/.exec(home)![1]!;
  expect(sheet).toBe(`/brand/couleurs/${proposal.slice(1)}-b0432d.css`);
  const style = await portal.fetch(sheet);
  expect(style.headers.get("content-type")).toBe("text/css; charset=utf-8");
  expect(await style.text()).toContain(`:root{--color-action:${proposal};`);
  expect((await mailOfThePortal()).html).toContain(proposal);
});

test("when two operators save, the second learns of the first version, keeps the typed text, and can then replace it", async () => {
  const [first, second] = [
    await openAs("/administration/contenu/pages/cgu"),
    await openAs("/administration/contenu/pages/cgu"),
  ];
  first.enter({ Texte: "Texte du premier." });
  await first.press("Enregistrer");
  second.enter({ Texte: "Texte de la seconde." });
  await second.press("Enregistrer");
  expect(second.status).toBe(409);
  expect(main(second)).toContain("a enregistré la version 1");
  expect(second.page.field("Texte").element.textContent).toContain("Texte de la seconde.");
  expect(await textOf("/cgu")).toContain("Texte du premier.");
  const colleague = await openAs(second.path);
  await colleague.open(second.page.one("link", /^Voir la version 1/).element.getAttribute("href")!);
  expect(colleague.page.field("Texte").element.textContent).toContain("Texte du premier.");
  await second.press("Enregistrer");
  expect(await textOf("/cgu")).toContain("Texte de la seconde.");
});

test("fixed pages are marked « À relire » until they are saved, and their texts allow no HTML", async () => {
  for (const path of ["/confidentialite", "/classement"]) {
    const page = await textOf(path);
    expect(page, path).toContain("À relire");
    expect(page).toContain('content="noindex,follow"');
  }
  const visitor = await openAs("/administration/contenu/pages/confidentialite");
  visitor.enter({
    Texte: "## Vos droits\n\n<script>alert(1)</script> [ici](javascript:alert(1)) <img src=x onerror=a>",
  });
  await visitor.press("Enregistrer");
  const page = await textOf("/confidentialite");
  expect(page).toContain("<h2>Vos droits</h2>");
  expect(page).not.toContain("À relire");
  expect(page).not.toMatch(/<script>alert|href="javascript|<img src=x/);
});

test("a free page is in the footer of every page on request, and can be deleted and restored", async () => {
  const visitor = await openAs("/administration/contenu/nouvelle-page");
  visitor.enter({ "Adresse de la page": "Nos agences" });
  await visitor.press("Enregistrer");
  expect(main(visitor)).toContain("Cette adresse ne convient pas.");
  visitor.enter({
    "Adresse de la page": "nos-agences",
    Titre: "Nos agences",
    Texte: "Elles sont **deux**.",
    "La montrer en bas de toutes les pages": true,
  });
  await visitor.press("Enregistrer");
  expect(visitor.path).toBe("/administration/contenu/pages/nos-agences");
  expect(await textOf("/pages/nos-agences")).toContain("<strong>deux</strong>");
  expect(await textOf("/credits")).toContain('href="/pages/nos-agences"');
  await visitor.press("Supprimer la page");
  expect((await portal.fetch("/pages/nos-agences")).status).toBe(404);
  await visitor.press(visitor.page.all("button", "Revenir à cette version")[0]!);
  expect((await portal.fetch("/pages/nos-agences")).status).toBe(200);
  expect((await portal.fetch("/pages/inconnue")).status).toBe(404);
  expect((await portal.fetch("/pages/cgu")).status).toBe(404);
});

test("a picture is uploaded, previewed and put online, and is kept for its versions", async () => {
  const bytes = await sharp({ create: { width: 64, height: 32, channels: 3, background: "#7a1fa2" } })
    .png()
    .toBuffer();
  const visitor = await openAs("/administration/contenu/images");
  const formOf = () => partOf(visitor.page.all("button", "Envoyer et voir")[0]!.element.closest("form")!);
  await visitor.press(formOf().one("button", "Envoyer et voir"));
  expect(main(visitor)).toContain("Choisissez une image.");
  visitor.enter({ "Nouvelle image": [new File(["rien"], "a.png")] }, formOf());
  await visitor.press(formOf().one("button", "Envoyer et voir"));
  expect(visitor.status).toBe(422);
  visitor.enter({ "Nouvelle image": [new File([new Uint8Array(bytes)], "logo.png", { type: "image/png" })] }, formOf());
  await visitor.press(formOf().one("button", "Envoyer et voir"));
  expect(main(visitor)).toContain("Nouvelle image, pas encore en ligne");
  expect(await textOf("/")).toContain("/brand/logo.svg");
  await visitor.press("Mettre en ligne");
  const home = await textOf("/");
  const src = /src="(\/media\/[0-9a-f]{64}\/1600\.webp)"/.exec(home)![1]!;
  const shown = JSON.parse(await textOf("/Api/images.json")) as { alt: string; src: string }[];
  expect(shown.find(({ alt }) => alt === "logo")).toEqual({ alt: "logo", src });
  expect((await portal.fetch("/brand/courriel/logo.png")).status).toBe(200);
  const { rows } = await portal.db.$client.query("select from site_document_media where name = 'images.json'");
  expect(rows).toHaveLength(1);
});

test("an announcement shows between its dates, the same to everyone, and its close button needs no page script", async () => {
  const own = await openHttpPortal({ template: "communes" });
  try {
    const now = new Date("2026-12-01T10:00:00Z");
    own.clock.set(now);
    const account = await own.accounts.openOperator("operator", now);
    const visitor = await openVisitor(own, "/administration/contenu/bandeaux", { as: account, provenAt: now });
    visitor.enter({
      Message: "Salon de l’habitat",
      Lien: "javascript:alert(1)",
      Du: "2026-12-02T09:00",
      Au: "2026-12-01T09:00",
    });
    await visitor.press("Enregistrer");
    expect(visitor.status).toBe(422);
    visitor.enter({ Lien: "/pages/salon", Au: "2026-12-03T09:00" });
    await visitor.press("Enregistrer");
    expect([visitor.status, main(visitor)]).toEqual([422, expect.stringContaining("Dites où mène le lien")]);
    visitor.enter({ Lien: "", "Mots du lien": "Le programme" });
    await visitor.press("Enregistrer");
    expect(visitor.status).toBe(422);
    visitor.enter({ Lien: "/pages/salon" });
    await visitor.press("Enregistrer");
    expect(visitor.status).toBe(200);
    const shows = async () => (await (await own.fetch("/credits")).text()).includes('class="band');
    expect(await shows()).toBe(false);
    own.clock.set(new Date("2026-12-02T08:00:01Z"));
    expect(await shows()).toBe(true);
    const page = await own.fetch("/credits");
    const html = await page.text();
    expect(html).toContain('href="/pages/salon"');
    const script = /<script data-band="\w+">([^]*?)<\/script>/.exec(html)![1]!;
    const hash = Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(script))).toString(
      "base64",
    );
    expect(page.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
    own.clock.set(new Date("2026-12-03T08:00:01Z"));
    expect(await shows()).toBe(false);
  } finally {
    await own.close();
  }
});

test("all mails have the prefix, greeting and signature", async () => {
  const visitor = await openAs("/administration/contenu/courriels");
  visitor.enter({
    "Début de tous les sujets": "[Le Courrier]",
    Salutation: "Chère lectrice, cher lecteur {nom},",
    Signature: "La rédaction\nLe Courrier",
  });
  await visitor.press("Aperçu");
  expect(main(visitor)).toContain("[Le Courrier] Votre demande a une réponse");
  expect(main(visitor)).toContain("cher lecteur Zoé Martin,");
  await visitor.press("Enregistrer");
  const mail = await mailOfThePortal();
  expect(mail.subject).toMatch(/^\[Le Courrier\] /);
  expect(mail.text).toMatch(/^Chère lectrice, cher lecteur \S.*,\n/);
  for (const body of [mail.text, mail.html]) expect(body).toContain("La rédaction");
});

test("a form writes the legal notice, with a text after it or in its place", async () => {
  const visitor = await openAs("/administration/contenu/mentions");
  // The example that comes with the portal is not published by mistake.
  await visitor.press("Enregistrer");
  expect(visitor.status).toBe(422);
  const company = {
    "Nom ou raison sociale": "Le Courrier",
    Adresse: "1 rue de la Paix, 75002 Paris",
    Téléphone: "01 23 45 67 89",
  };
  for (const part of ["Éditeur", "Hébergeur"]) visitor.enter(company, visitor.page.one("group", part));
  visitor.enter({ "Adresse e-mail": "contact@example.org", "Directeur de la publication": "Ève Martin" });
  await visitor.press("Enregistrer");
  expect(await textOf("/mentions-legales")).toContain("Ève Martin");
  await visitor.open("/administration/contenu/pages/mentions-legales");
  visitor.enter({ Texte: "Capital détenu par ses lecteurs." });
  await visitor.press("Enregistrer");
  expect(await textOf("/mentions-legales")).toMatch(/Ève Martin[^]*Capital détenu/);
  visitor.enter({ "Montrer ce texte à la place des mentions du formulaire, et non à leur suite": true });
  await visitor.press("Enregistrer");
  expect(await textOf("/mentions-legales")).not.toContain("Ève Martin");
});

test("the register of processing is shown and downloaded in the back office only", async () => {
  const visitor = await openAs("/administration/contenu/pages/registre");
  expect(main(visitor)).toContain("La CNIL peut le demander");
  await visitor.open("/administration/contenu/registre.md");
  expect(visitor.headers.get("content-type")).toBe("text/markdown; charset=utf-8");
  expect(visitor.received.at(-1)).toContain("## Demandes et messages");
  expect((await portal.fetch("/administration/contenu/registre.md")).status).toBe(404);
  expect((await portal.fetch("/registre")).status).toBe(404);
});

test("testimonials are added and emptied", async () => {
  const visitor = await openAs("/administration/contenu/temoignages");
  const second = () => partOf(visitor.page.all("group")[1]!.element);
  visitor.enter({ Nom: "Léa" }, second());
  await visitor.press("Enregistrer");
  expect(main(visitor)).toContain("Un témoignage a un nom et un avis.");
  visitor.enter({ Nom: "Léa", Ville: "Nantes", Avis: "Vendu en un mois." }, second());
  await visitor.press("Enregistrer");
  expect(await textOf("/")).toContain("Vendu en un mois.");
});
