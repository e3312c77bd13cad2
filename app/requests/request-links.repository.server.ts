import { eq } from "drizzle-orm";
import type { Connection } from "#db/client.ts";
import { requestLinks } from "#db/schema/requests.ts";
import { hashSecret, newSecret } from "./request-secret.server.ts";

/** Makes one more link to a request; its secret, which nobody can read again. */
export async function addRequestLink(tx: Connection, requestId: string): Promise<string> {
  const secret = newSecret();
  await tx.insert(requestLinks).values({ secretHash: hashSecret(secret), requestId });
  return secret;
}

/** The request that a secret opens; null when there is none. */
export async function findLinkedRequest(db: Connection, secret: string): Promise<string | null> {
  const [row] = await db
    .select({ id: requestLinks.requestId })
    .from(requestLinks)
    .where(eq(requestLinks.secretHash, hashSecret(secret)));
  return row?.id ?? null;
}

/** The links of one request lead to another. */
export async function moveRequestLinks(tx: Connection, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.update(requestLinks).set({ requestId: to }).where(eq(requestLinks.requestId, from));
}
