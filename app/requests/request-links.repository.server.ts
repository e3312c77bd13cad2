import { eq } from "drizzle-orm";
import { hashSecret, newSecret } from "#app/platform/security/link-secret.server.ts";
import type { Connection } from "#db/client.ts";
import { requestLinks } from "#db/schema/requests.ts";

/** Adds a link to a request, and returns its secret; only the hash is stored. */
export async function addRequestLink(tx: Connection, requestId: string): Promise<string> {
  const secret = newSecret();
  await tx.insert(requestLinks).values({ secretHash: hashSecret(secret), requestId });
  return secret;
}

/** The request that a secret opens; null for an unknown secret. */
export async function findLinkedRequest(db: Connection, secret: string): Promise<string | null> {
  const [row] = await db
    .select({ id: requestLinks.requestId })
    .from(requestLinks)
    .where(eq(requestLinks.secretHash, hashSecret(secret)));
  return row?.id ?? null;
}

/** Moves the links of one request to another. */
export async function moveRequestLinks(tx: Connection, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.update(requestLinks).set({ requestId: to }).where(eq(requestLinks.requestId, from));
}
