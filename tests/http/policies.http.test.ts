import { eq } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { advertisers } from "#db/schema/advertisers.ts";
import { createDraft } from "../factories/drafts.ts";
import { createListing } from "../factories/listings.ts";
import { createRequest } from "../factories/requests.ts";
import { useHttpPortal } from "../setup/http-portal.ts";

const portal = useHttpPortal({ template: "communes" });

/** `owner` has the listing, the draft and the request; `participant` made the request; the others have no part in them. */
// The owner last: the others must be refused before the owner changes the state.
const people = ["visitor", "seeker", "participant", "otherOwner", "otherAgency", "owner"] as const;
type Who = (typeof people)[number];
/** The outcome of a call: shown or done, redirected to the login, for advertisers only, unknown, or refused by state. */
type Answer = "yes" | "login" | "advertisers only" | "unknown" | "refused";

const cookies: Partial<Record<Who, string>> = {};
const own = { draft: "", reference: "", request: "", second: "" };

beforeAll(async () => {
  const {
    db,
    accounts: { openAccount, cookieOf },
  } = portal;
  const accounts = {
    seeker: await openAccount(),
    participant: await openAccount(),
    owner: await openAccount({ userType: "proprietaire" }),
    otherOwner: await openAccount({ userType: "proprietaire" }),
    otherAgency: await openAccount({ userType: "agence" }),
  };
  for (const [who, account] of Object.entries(accounts)) cookies[who as Who] = await cookieOf(account);
  const listing = await createListing(db, { photos: 0 });
  await db.update(advertisers).set({ userId: accounts.owner.id }).where(eq(advertisers.id, listing.advertiserId));
  own.reference = listing.reference;
  own.second = (await createListing(db, { photos: 0, advertiserId: listing.advertiserId })).reference;
  own.request = (
    await createRequest(db, {
      listingId: listing.id,
      seekerId: accounts.participant.id,
      seekerEmail: accounts.participant.email,
    })
  ).id;
  own.draft = await createDraft(db, { userId: accounts.owner.id });
});

async function ask(who: Who, path: string, form?: Record<string, string>): Promise<Answer | number> {
  const fill = (text: string) =>
    text
      .replace(":draft", own.draft)
      .replace(":reference", own.reference)
      .replace(":request", own.request)
      .replace(":second", own.second)
      .replace(":new", randomUUID());
  const fields = form && Object.entries(form).map(([name, value]) => [name, fill(value)]);
  const answer = await portal.fetch(fill(path), {
    redirect: "manual",
    headers: cookies[who] ? { cookie: cookies[who] } : {},
    ...(fields ? { method: "POST", body: new URLSearchParams(fields) } : {}),
  });
  const location = answer.headers.get("location") ?? "";
  if (location.includes("/connexion")) return "login";
  if (location.includes("/reserve-aux-annonceurs") || answer.status === 403) return "advertisers only";
  if (answer.status === 404) return "unknown";
  if (answer.status === 409) return "refused";
  return answer.status < 400 ? "yes" : answer.status;
}

const everyone = {
  visitor: "yes",
  seeker: "yes",
  participant: "yes",
  owner: "yes",
  otherOwner: "yes",
  otherAgency: "yes",
} as const;
const withAccount = { ...everyone, visitor: "login" } as const;
const advertising = { ...withAccount, seeker: "advertisers only", participant: "advertisers only" } as const;
const ownersOnly = { ...advertising, otherOwner: "unknown", otherAgency: "unknown" } as const;
const participantsOnly = {
  visitor: "login",
  seeker: "unknown",
  participant: "yes",
  owner: "unknown",
  otherOwner: "unknown",
  otherAgency: "unknown",
} as const;

type Row = [what: string, answers: Record<Who, Answer>, path: string, form?: Record<string, string>];

const table: Row[] = [
  ["sees the favourites page", everyone, "/favoris"],
  ["has a space", withAccount, "/espace"],
  ["reads messages", withAccount, "/messages"],
  ["sees what is known of them", withAccount, "/espace/donnees"],
  ["has a dashboard", advertising, "/tableau-de-bord"],
  ["lists own listings", advertising, "/publications"],
  ["begins a listing", advertising, "/publier"],
  ["writes a new draft", advertising, "/publier/:new/bien"],
  ["follows requests", advertising, "/suivi"],
  ["has a public profile to write", advertising, "/espace/profil"],
  ["opens the owner's draft", ownersOnly, "/publier/:draft/prix"],
  ["opens the photos of the owner's draft", ownersOnly, "/publier/:draft/photos"],
  ["checks the owner's draft", ownersOnly, "/publier/:draft/verification"],
  ["previews the owner's draft", ownersOnly, "/publier/:draft/apercu"],
  ["reads the request as its advertiser", ownersOnly, "/suivi/:request"],
  ["reads the request as its seeker", participantsOnly, "/messages/:request"],
  [
    "writes in the thread as its seeker",
    participantsOnly,
    "/messages/:request",
    { acte: "message", message: "Bonjour" },
  ],
  ["writes in the thread as its advertiser", ownersOnly, "/suivi/:request", { acte: "message", message: "Bonjour" }],
  ["opens a negotiation", ownersOnly, "/suivi/:request", { acte: "negocier" }],
  ["changes the owner's listing", ownersOnly, "/publications/:reference/modifier", {}],
  ["copies the owner's listing", ownersOnly, "/publications", { do: "dupliquer :reference" }],
  [
    "withdraws another listing of the owner's",
    { ...ownersOnly, otherOwner: "refused", otherAgency: "refused" },
    "/publications",
    { do: "retirer :second" },
  ],
  [
    "takes photos from the owner's draft",
    ownersOnly,
    "/publier/:draft/photos/rangement",
    { intent: "remove", photo: randomUUID() },
  ],
  ["deletes the owner's draft", ownersOnly, "/publier", { intent: "delete", draft: ":draft" }],
];

describe.each(people)("%s", (who) => {
  test.each(table)("%s: as the table says", async (_, answers, path, form) => {
    expect(await ask(who, path, form)).toBe(answers[who]);
  });
});
