import { afterAll, beforeAll } from "vitest";
import { type InProcessClient, inProcessClient } from "./in-process-client.ts";
import { type TestAccounts, testAccounts } from "../visitors/test-accounts.ts";
import { openTestPortal, type PortalOptions, type TestPortal } from "./test-portal.ts";

/** A portal for a file of HTTP tests, in this process and without a port. */
export type HttpPortal = TestPortal &
  InProcessClient & {
    accounts: TestAccounts;
    /** The same portal, as a visitor from another address. */
    visitFrom(address: string): InProcessClient;
  };

/** Opens a portal before the first test of the file, and closes it after the last one. */
export function useHttpPortal(options?: PortalOptions): HttpPortal {
  const portal = {} as HttpPortal;
  beforeAll(async () => {
    Object.assign(portal, await openHttpPortal(options));
  });
  afterAll(() => portal.close());
  return portal;
}

/** The same for one test, which closes it. */
export async function openHttpPortal(options?: PortalOptions): Promise<HttpPortal> {
  // The test client reads its answer while it sends.
  const portal = await openTestPortal({ restMs: 10, ...options });
  const visitFrom = (address?: string) =>
    inProcessClient(portal.server, { origin: portal.address, ...(address ? { address } : {}) });
  return { ...portal, ...visitFrom(), accounts: testAccounts(portal), visitFrom };
}
