import { expect } from "vitest";
import { createRequest } from "../../factories/requests.ts";
import { uniqueLetters } from "../../factories/unique.ts";
import type { HttpPortal } from "../portals/http-portal.ts";
import type { HttpVisitor } from "./http-visitor.ts";
import { openOwnedListing } from "../data/owned-listings.ts";

export const newEmail = () => `${uniqueLetters()}@example.org`;

/** Checks that no answer to a visitor contained an e-mail address. */
export const expectNoAddress = (address: string, visitor: HttpVisitor) =>
  expect(visitor.received.filter((body) => body.toLowerCase().includes(address))).toEqual([]);

/** The advertiser's button is « Envoyer la proposition ». */
export async function offer(visitor: HttpVisitor, label: string, amount: string) {
  visitor.enter({ [label]: amount });
  await visitor.press(/^Envoyer (l’offre|la proposition)$/);
}

/** The actions that tests of requests share. */
export function requestsOn(portal: HttpPortal) {
  const ownedListing = (overrides: Parameters<typeof openOwnedListing>[1] = {}) =>
    openOwnedListing({ portal, accounts: portal.accounts }, overrides);

  /** A request of an account, on a home of another. */
  async function accountsRequest() {
    const { listing, owner } = await ownedListing();
    const seeker = await portal.accounts.openAccount();
    const columns = { listingId: listing.id, seekerId: seeker.id, seekerEmail: seeker.email };
    const { id } = await createRequest(portal.db, columns);
    return { id, owner, seeker };
  }

  /** The newest mail to an address with this subject. */
  async function mailTo(email: string, subject: string) {
    const ofSubject = async () => (await portal.mailsTo(email)).filter((mail) => mail.subject.includes(subject));
    await expect.poll(async () => (await ofSubject()).length).toBeGreaterThan(0);
    return (await ofSubject())[0]!;
  }

  return { ownedListing, accountsRequest, mailTo };
}
