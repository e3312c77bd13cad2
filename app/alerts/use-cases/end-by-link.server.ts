import type { Platform } from "#app/platform/context.ts";
import { readToken } from "../alert-links.ts";
import { deleteAlert, findAlert } from "../alerts.repository.server.ts";
import { endFavouriteNotices, hasFavouriteNotices } from "#app/favourites/favourite-notices.repository.server.ts";
import { openAlertLink } from "./open-alert-link.server.ts";

type Needs = Pick<Platform, "db">;

/** The mails that a link ends: the mails of an alert, with its name, or all about favourites. */
type LinkToEnd =
  | { state: "open"; what: "alert"; name: string }
  | { state: "open"; what: "favourites" }
  | { state: "ended"; what: "alert" | "favourites" }
  | { state: "unknown" };

/**
 * The mails that a link would end. An ended alert and a forged link get the same answer, which must not reveal which alerts
 * exist.
 */
export async function showLinkToEnd({ db }: Needs, token: string): Promise<LinkToEnd> {
  const purpose = readToken(token)?.purpose;
  if (purpose !== "alert" && purpose !== "favourites") return { state: "unknown" };
  const link = await openAlertLink({ db }, token);
  if (!link) return { state: "ended", what: purpose };
  if (purpose === "favourites")
    return { state: (await hasFavouriteNotices(db, link.recipient.email)) ? "open" : "ended", what: purpose };
  const alert = await findAlert(db, link.id);
  return alert ? { state: "open", what: purpose, name: alert.name } : { state: "ended", what: purpose };
}

/** Ends the mails of a link, without a login. A second time succeeds. */
export async function endByLink({ db }: Needs, token: string): Promise<LinkToEnd> {
  const shown = await showLinkToEnd({ db }, token);
  if (shown.state !== "open") return shown;
  const link = await openAlertLink({ db }, token);
  if (link && shown.what === "alert") await deleteAlert(db, link.id);
  if (link && shown.what === "favourites") await endFavouriteNotices(db, link.recipient.email);
  return { state: "ended", what: shown.what };
}
