import { publishSteps } from "#app/publish/form/steps.ts";
import { openFolds, type Screen } from "./screen.ts";

const texts = publishSteps.filter((step) => step !== "photos" && step !== "verification");

const importStates = ["preview", "renamed", "held", "waiting", "running", "done", "refused"] as const;

/** Settings whose last attempt met a certificate that nobody vouches for. */
const exportsOf = (accountId: string) => `
  insert into feed_exports (advertiser_id, key_hash, key_made_at, ftp, password, due_at, sent_at, problem)
  select id, 'x' || id, now() - interval '3 days', '{"host": "ftp.passerelle.example", "port": null, "security": "explicit",
    "user": "lucarne", "folder": "/depot", "certificate": null}', 'x', now() + interval '8 hours', now() - interval '2 days',
    '{"code": "certificate",
    "certificate": {"fingerprint": "${Array(32).fill("A7").join(":")}", "subject": "ftp.passerelle.example",
    "issuer": "ftp.passerelle.example", "validUntil": "2027-03-01T00:00:00.000Z"}}'
  from advertisers where user_id = '${accountId}' on conflict (advertiser_id) do nothing`;

/** Pages of owners and agencies: dashboard, listings, requests, and each step of publishing. */
export const advertiserScreens: Screen[] = [
  { name: "the dashboard", route: "dashboard/routes/dashboard.tsx", as: "owner", path: () => "/tableau-de-bord" },
  {
    name: "the dashboard, its menu open",
    isExample: true,
    route: "dashboard/routes/dashboard.tsx",
    as: "owner",
    path: () => "/tableau-de-bord",
    only: "phone",
    prepare: async (page) => {
      await page.getByRole("button", { name: "Ouvrir le menu" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "the dashboard in English",
    route: "dashboard/routes/dashboard.tsx",
    as: "agency",
    path: () => "/tableau-de-bord",
    only: "wide",
    prepare: async (page) => {
      await page.getByLabel("Langue").first().selectOption("en");
      await page.waitForFunction(() => document.documentElement.lang === "en");
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
    },
  },
  {
    name: "own listings, actions open",
    isExample: true,
    route: "dashboard/routes/publications.tsx",
    as: "owner",
    path: () => "/publications",
    prepare: (page) => page.getByLabel("Actions : Maison de ville").click(),
  },
  {
    name: "own listings of an agency, a change to confirm",
    route: "dashboard/routes/publications.tsx",
    as: "agency",
    path: () => "/publications",
    prepare: async (page) => {
      await page.getByRole("checkbox", { name: "Sélectionner : Loft" }).check();
      await page.getByRole("button", { name: /^Vendues/ }).click();
      await page.getByRole("heading", { name: "Confirmer" }).waitFor();
    },
  },
  {
    name: "own listings, none found",
    route: "dashboard/routes/publications.tsx",
    as: "owner",
    path: () => "/publications?q=zqxwzk",
  },
  {
    name: "an owner's profile",
    route: "advertisers/routes/edit-profile.tsx",
    as: "owner",
    path: () => "/espace/profil",
  },
  {
    name: "an agency's profile, refused",
    route: "advertisers/routes/edit-profile.tsx",
    as: "agency",
    path: () => "/espace/profil",
    tolerates: /422/,
    prepare: async (page) => {
      await page.getByLabel("SIRET").fill("12");
      await page.locator("main form button[type=submit]").last().click();
      await page.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  {
    name: "sources of an agency's files",
    route: "feeds/intake/routes/sources.tsx",
    as: "agency",
    path: () => "/imports/sources?teste=1",
    prepare: openFolds,
  },
  {
    name: "sources of an agency's files, an account refused",
    route: "feeds/intake/routes/sources.tsx",
    as: "owner",
    path: () => "/imports/sources",
    tolerates: /422/,
    prepare: async (page) => {
      await page.getByLabel("Serveur").fill("mon serveur");
      await page.getByRole("button", { name: "Enregistrer et tester" }).click();
      await page.getByText("Ce n’est pas un nom de serveur").waitFor();
    },
  },
  {
    name: "a key for an agency's software",
    route: "feeds/intake/routes/sources.tsx",
    as: "owner",
    path: () => "/imports/sources",
    prepare: async (page) => {
      await page.getByText("Créer une clé d’envoi").click();
      await page.getByLabel("Nom du logiciel").fill("Hektor");
      await page.getByRole("button", { name: "Créer la clé" }).click();
      await page.getByText("Copiez-la maintenant").waitFor();
    },
  },
  { name: "requests", route: "requests/routes/received-requests.tsx", as: "owner", path: () => "/suivi" },
  {
    name: "requests, none found",
    route: "requests/routes/received-requests.tsx",
    as: "owner",
    path: () => "/suivi?nom=personne",
  },
  {
    name: "a request",
    route: "requests/routes/received-request.tsx",
    as: "owner",
    path: ({ request }) => `/suivi/${request}`,
    prepare: openFolds,
  },
  {
    name: "a request under negotiation",
    isExample: true,
    route: "requests/routes/received-request.tsx",
    as: "owner",
    path: ({ negotiation }) => `/suivi/${negotiation}`,
    prepare: openFolds,
  },
  {
    name: "a request that has ended",
    route: "requests/routes/received-request.tsx",
    as: "owner",
    path: ({ declined }) => `/suivi/${declined}`,
  },
  {
    name: "a request of a blocked person",
    route: "requests/routes/received-request.tsx",
    as: "owner",
    path: ({ blocked }) => `/suivi/${blocked}`,
  },
  { name: "imports", route: "feeds/imports/routes/imports.tsx", as: "agency", path: () => "/imports" },
  {
    name: "imports, none yet, another file refused",
    route: "feeds/imports/routes/imports.tsx",
    as: "owner",
    path: () => "/imports",
    prepare: async (page) => {
      await page.getByLabel("Choisir un fichier").setInputFiles({
        name: "vide.zip",
        mimeType: "application/zip",
        buffer: Buffer.alloc(0),
      });
      await page.getByRole("alert").first().waitFor();
    },
  },
  ...importStates.map((state): Screen => ({
    name: `an import: ${state}`,
    route: "feeds/imports/routes/import.tsx",
    as: "agency",
    path: ({ imports }) => `/imports/${imports[state]}`,
    hasMap: state === "preview" || state === "renamed" || state === "waiting",
  })),
  {
    name: "the report of an import",
    isExample: true,
    route: "feeds/imports/routes/report.tsx",
    as: "agency",
    path: ({ imports }) => `/imports/${imports.done}/rapport`,
  },
  {
    name: "the report of a preview, what is to be completed",
    route: "feeds/imports/routes/report.tsx",
    as: "agency",
    path: ({ imports }) => `/imports/${imports.preview}/rapport?resultat=a-completer`,
  },
  {
    name: "what the portal keeps of a feed",
    route: "feeds/imports/routes/kept-fields.tsx",
    as: "agency",
    path: ({ feed }) => `/imports/flux/${feed}`,
  },
  {
    name: "exports, nothing set",
    route: "feeds/export/routes/exports.tsx",
    as: "owner",
    path: () => "/exports",
  },
  {
    name: "exports of an agency, a key made, its FTP account refused",
    route: "feeds/export/routes/exports.tsx",
    as: "agency",
    path: () => "/exports",
    prepare: async (page, { sql, accounts: { agency } }) => {
      await sql(exportsOf(agency.id));
      await page.reload();
      await page.getByRole("button", { name: "Remplacer la clé" }).click();
      await page.getByText("elle ne sera plus affichée").waitFor();
    },
  },
  {
    name: "exports, an FTP account with mistakes",
    isExample: true,
    route: "feeds/export/routes/exports.tsx",
    as: "owner",
    path: () => "/exports",
    tolerates: /422/,
    prepare: async (page) => {
      await page.getByLabel("Port").fill("80");
      await page.getByRole("button", { name: "Enregistrer et tester" }).click();
      await page.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  { name: "drafts", route: "publish/drafts/routes/drafts.tsx", as: "owner", path: () => "/publier" },
  {
    name: "drafts, one to delete",
    route: "publish/drafts/routes/drafts.tsx",
    as: "owner",
    path: ({ draft }) => `/publier?supprimer=${draft}`,
  },
  ...texts.map((step): Screen => ({
    name: `publishing: ${step}`,
    route: "publish/steps/routes/step.tsx",
    as: "owner",
    path: ({ draft }) => `/publier/${draft}/${step}`,
  })),
  ...texts.map((step): Screen => ({
    name: `publishing: ${step}, checked`,
    route: "publish/steps/routes/step.tsx",
    as: "owner",
    path: ({ faulty }) => `/publier/${faulty}/${step}?verifier=1`,
  })),
  {
    name: "publishing: communes suggested",
    isExample: true,
    route: "publish/steps/routes/step.tsx",
    as: "owner",
    path: ({ draft }) => `/publier/${draft}/bien`,
    prepare: async (page) => {
      // Another screen's visit may have saved the same text: typing it again would change nothing.
      for (const text of ["", "rennes"]) await page.getByRole("combobox", { name: "Commune" }).fill(text);
      await page.locator("[role=option]").first().waitFor();
    },
  },
  {
    name: "publishing: photos",
    isExample: true,
    route: "publish/photos/routes/photos.tsx",
    as: "owner",
    path: ({ draft }) => `/publier/${draft}/photos`,
  },
  {
    name: "publishing: photos, one refused, one on its way",
    route: "publish/photos/routes/photos.tsx",
    as: "owner",
    path: ({ faulty }) => `/publier/${faulty}/photos`,
    tolerates: /422|ERR_FAILED/,
    prepare: async (page) => {
      await page.route("**/envoi?*", () => {});
      await page.getByLabel("Choisir des photos").setInputFiles([
        { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: Buffer.from("x") },
        { name: "en-route.jpg", mimeType: "image/jpeg", buffer: Buffer.from("x") },
      ]);
      await page.getByRole("alert").first().waitFor();
    },
  },
  {
    name: "publishing: last look",
    route: "publish/publication/routes/review.tsx",
    as: "owner",
    path: ({ draft }) => `/publier/${draft}/verification`,
  },
  {
    name: "publishing: last look, mistakes",
    isExample: true,
    route: "publish/publication/routes/review.tsx",
    as: "owner",
    path: ({ faulty }) => `/publier/${faulty}/verification`,
  },
  {
    name: "publishing: preview",
    route: "publish/publication/routes/preview.tsx",
    as: "owner",
    path: ({ draft }) => `/publier/${draft}/apercu`,
  },
  {
    name: "publishing: online",
    route: "publish/publication/routes/online.tsx",
    as: "owner",
    path: ({ online }) => `/publier/${online}/en-ligne`,
  },
];
