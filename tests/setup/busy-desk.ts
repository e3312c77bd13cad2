import { createRequest } from "../factories/requests.ts";
import type { TestAccounts } from "./test-accounts.ts";
import type { TestPortal } from "./test-portal.ts";

/** An agency's desk with listings in three states and two new requests. */
export async function openBusyDesk({ db }: Pick<TestPortal, "db">, accounts: TestAccounts) {
  const desk = await accounts.openDesk({
    listings: [
      { title: "Maison des tilleuls" },
      { title: "Studio du port", transaction: "location" },
      { status: "transmis" },
      { status: "retiree" },
    ],
  });
  const [house, studio] = desk.listings;
  await createRequest(db, { listingId: house!.id, seekerName: "Ada Lovelace" });
  await createRequest(db, { listingId: studio!.id, seekerName: "Blaise Pascal" });
  return { ...desk, storageState: await accounts.sessionOf(desk.account) };
}
