import { data, type RouterContextProvider } from "react-router";
import { advertiserOf } from "#app/account/actor.ts";
import { sessionContext } from "#app/account/session.server.ts";

type Context = Readonly<RouterContextProvider>;

const LARGEST_ID = 2_147_483_647;

export const notFound = () => data(null, { status: 404 });

/** The number in an address; throws a 404 for anything else. */
export function requestedId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity;
  if (id > LARGEST_ID) throw notFound();
  return id;
}

/** The visitor's organisation; throws a 404 where the visitor has none. */
export function askingOrganisation(context: Context): number {
  const id = advertiserOf(context.get(sessionContext).actor);
  if (id === null) throw notFound();
  return id;
}
