import { createHash } from "node:crypto";
import { z } from "zod";
import { findSession } from "#app/account/session.server.ts";
import { type Hearts, isReference, MOST_FAVOURITES } from "#app/browser-storage/favourite-references.ts";
import { platformContext } from "#app/platform/context.ts";
import { readJson } from "#app/platform/http/read-form.ts";
import { findFavouriteReferences } from "../favourites.repository.server.ts";
import { changeFavourites } from "../use-cases/change-favourites.server.ts";
import type { Route } from "./+types/hearts";

const references = z.array(z.string().refine(isReference)).max(MOST_FAVOURITES);
const changesSchema = z.object({ add: references, remove: references });

/**
 * `GET /favoris/coeurs`: `{ account, references }` of the requesting account, newest first; `account` is null for a
 * visitor.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const session = await findSession(platform, request);
  return answer(
    session
      ? {
          account: nameOf(session.actor.account.id),
          references: await findFavouriteReferences(platform.db, session.actor.account.id),
        }
      : { account: null, references: [] },
  );
}

/** `POST /favoris/coeurs` with `{ add, remove }`: the resulting list; 400 for invalid data, 401 for a visitor. */
export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const session = await findSession(platform, request);
  if (!session) return Response.json({ error: "no_session" }, { status: 401 });
  const read = changesSchema.safeParse(await readJson(request));
  if (!read.success) return Response.json({ error: "invalid_changes" }, { status: 400 });
  return answer({
    account: nameOf(session.actor.account.id),
    references: await changeFavourites(platform, session.actor, read.data),
  });
}

const answer = (hearts: Hearts) => Response.json(hearts);
const nameOf = (id: string) => createHash("sha256").update(id).digest("hex").slice(0, 12);
