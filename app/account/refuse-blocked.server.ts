import { type RouterContextProvider, redirect } from "react-router";
import { findBlocks } from "#app/platform/limits/limits.repository.server.ts";
import { blockReader } from "#app/platform/limits/blocks.server.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { platformContext } from "#app/platform/context.ts";
import { checkTexts, withTextCheck } from "#app/platform/http/form-parts.server.ts";

type Asking = { context: Readonly<RouterContextProvider>; request: Request; url: URL };

/** Pages where operators write about blocked content, and where everybody may report it, log out or delete the account. */
const exempt = /^\/(?:administration|signaler|signalements|deconnexion|espace\/donnees)(?:[/.]|$)/;

/**
 * Runs `answer`. If an operator's rule blocks a form, throws a redirect to the page of refused forms: at once for a blocked sender
 * or address, else as soon as a blocked text is read. Nobody is blocked from reading.
 */
export async function refuseBlocked<Result>(
  { context, request, url }: Asking,
  answer: () => Promise<Result>,
): Promise<Result> {
  if (request.method !== "POST" || exempt.test(url.pathname)) return answer();
  const { db, log } = context.get(platformContext);
  const blocks = await findBlocks(db);
  if (blocks.length === 0) return answer();
  const findBlock = blockReader(blocks, clientAddress(request));
  function check(texts: string[]): void {
    const block = findBlock(texts);
    if (!block) return;
    log.info({ kind: block.kind }, "a rule has refused what a visitor sent");
    throw redirect(`/envoi-refuse?retour=${encodeURIComponent(url.pathname.replace(/\.data$/, ""))}`, 303);
  }
  return withTextCheck(check, () => {
    checkTexts(...url.searchParams.values());
    return answer();
  });
}
