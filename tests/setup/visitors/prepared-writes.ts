import { randomUUID } from "node:crypto";
import { createDraft, flatForm } from "../../factories/drafts.ts";
import { makePicture } from "../../factories/pictures.ts";
import { createRequest } from "../../factories/requests.ts";
import { uniqueLetters } from "../../factories/unique.ts";
import { randomFor } from "#samples/listings/random.ts";
import type { Database } from "#db/client.ts";
import { openOwnedListing } from "../data/owned-listings.ts";
import type { TestAccounts } from "./test-accounts.ts";

export const writeKinds = ["alert", "message", "question", "publication", "photo", "negotiation"] as const;
export type WriteKind = (typeof writeKinds)[number];

/** A request that a visitor sends until it is answered with success. */
export type Write = {
  kind: WriteKind;
  path: string;
  /** Cookies of its sender. */
  cookie: string;
  body: URLSearchParams | Uint8Array<ArrayBuffer>;
  status: number;
  /** The beginning of the address to which its answer redirects. */
  leadsTo?: string;
  /** The status of a second try, after a first one whose answer was lost. */
  doneAlready?: number;
  /** The value stored afterwards: a message's text, an alert's address, the id of a draft or of a listing. */
  mark: string;
};

type World = { db: Database; accounts: TestAccounts };

/** Maximum of writes by one side of a thread in an hour (limits.ts), with room for repeated ones. */
const MOST_IN_A_THREAD = 30;
const DRAFTS_OF_AN_OWNER = 50;
const QUESTIONS_OF_A_SEEKER = 4;
/** The text by which an alert finds all that is published. */
export const PUBLISHED_WORD = "Crébillonnette";

/** The writes of one visitor, one after the other, with the accounts, threads and drafts that they need. */
export async function prepareWrites(
  world: World,
  { seed, visitor, count }: { seed: number; visitor: number; count: number },
) {
  const random = randomFor(seed, visitor);
  const [message, negotiation] = [threads(world, "message"), threads(world, "negotiation")];
  const [question, publication] = [questions(world), publications(world)];
  const writes: Write[] = [];
  while (writes.length < count) {
    const next = random.weighted([
      [alert, 25],
      [message, 30],
      [question, 10],
      [publication, 20],
      [negotiation, 15],
    ] as const);
    writes.push(...(await next(random.chance(0.3))));
  }
  return writes;
}

type Prepare = (withPhoto: boolean) => Promise<Write[]>;

const alert: Prepare = async () => {
  const email = `${uniqueLetters()}@example.org`;
  const body = new URLSearchParams({ email, frequence: "daily" });
  return [{ kind: "alert", path: "/alertes/nouvelle?q=jardin", cookie: "", body, status: 200, mark: email }];
};

/** Messages of the seeker of a thread, or the advertiser's turns between negotiating and not. */
function threads({ db, accounts }: World, kind: "message" | "negotiation"): Prepare {
  let [id, cookie, count, listingId] = ["", "", MOST_IN_A_THREAD, 0];
  return async () => {
    if (count === MOST_IN_A_THREAD) {
      const { listing, owner } = await openOwnedListing({ portal: { db }, accounts });
      const seeker = await accounts.openAccount();
      const request = await createRequest(db, {
        listingId: listing.id,
        seekerId: seeker.id,
        seekerEmail: seeker.email,
      });
      cookie = await accounts.cookieOf(kind === "message" ? seeker : owner);
      [id, count, listingId] = [request.id, 0, listing.id];
    }
    count += 1;
    const text = `Message ${uniqueLetters()}`;
    const path = kind === "message" ? `/messages/${id}` : `/suivi/${id}`;
    const body =
      kind === "message"
        ? new URLSearchParams({ acte: "message", message: text })
        : new URLSearchParams({ acte: count % 2 === 1 ? "negocier" : "arreter" });
    const mark = kind === "message" ? text : String(listingId);
    return [
      {
        kind,
        path,
        cookie,
        body,
        status: 302,
        leadsTo: path,
        mark,
        ...(kind === "negotiation" && { doneAlready: 409 }),
      },
    ];
  };
}

/** First messages to owners, by accounts. */
function questions({ db, accounts }: World): Prepare {
  let [cookie, count] = ["", QUESTIONS_OF_A_SEEKER];
  return async () => {
    if (count === QUESTIONS_OF_A_SEEKER) {
      cookie = await accounts.cookieOf(await accounts.openAccount());
      count = 0;
    }
    count += 1;
    const { listing } = await openOwnedListing({ portal: { db }, accounts });
    const mark = `Question ${uniqueLetters()}`;
    const path = `/annonces/${listing.reference}/demande`;
    return [{ kind: "question", path, cookie, body: new URLSearchParams({ message: mark }), status: 201, mark }];
  };
}

/** The publication of a draft, after the upload of its photo where it has one. */
function publications({ db, accounts }: World): Prepare {
  let [userId, cookie, count] = ["", "", DRAFTS_OF_AN_OWNER];
  return async (withPhoto) => {
    if (count === DRAFTS_OF_AN_OWNER) {
      const owner = await accounts.openAccount({ userType: "proprietaire" });
      [userId, cookie, count] = [owner.id, await accounts.cookieOf(owner), 0];
    }
    count += 1;
    const title = `Appartement ${PUBLISHED_WORD} ${uniqueLetters()}`;
    const mark = await createDraft(db, { userId, form: flatForm({ title }) });
    const own = { cookie, mark };
    const path = `/publier/${mark}/verification`;
    const leadsTo = `/publier/${mark}/en-ligne`;
    const publication: Write = { kind: "publication", path, body: new URLSearchParams(), status: 302, leadsTo, ...own };
    if (!withPhoto) return [publication];
    const photoPath = `/publier/${mark}/photos/envoi?photo=${randomUUID()}`;
    const body = new Uint8Array(await makePicture({ width: 320, height: 240 }).jpeg().toBuffer());
    return [{ kind: "photo", path: photoPath, body, status: 200, ...own }, publication];
  };
}
