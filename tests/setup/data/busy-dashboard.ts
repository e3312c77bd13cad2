import { createRequest } from "../../factories/requests.ts";
import type { TestAccounts } from "../visitors/test-accounts.ts";
import type { TestPortal } from "../portals/test-portal.ts";

/** An agency's dashboard with listings in three states and two new requests. */
export async function openBusyDashboard({ db }: Pick<TestPortal, "db">, accounts: TestAccounts) {
  const dashboard = await accounts.openDashboard({
    listings: [
      { title: "Maison des tilleuls" },
      { title: "Studio du port", transaction: "location" },
      { status: "transmis" },
      { status: "retiree" },
    ],
  });
  const [house, studio] = dashboard.listings;
  await createRequest(db, { listingId: house!.id, seekerName: "Ada Lovelace" });
  await createRequest(db, { listingId: studio!.id, seekerName: "Blaise Pascal" });
  return { ...dashboard, storageState: await accounts.sessionOf(dashboard.account) };
}
