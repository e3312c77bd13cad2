import type { Platform } from "#app/platform/context.ts";
import { readToken } from "../alert-links.ts";
import { deleteAlert, findAlert } from "../alerts.repository.server.ts";
import { endFavouriteNotices, hasFavouriteNotices } from "../favourite-mails.repository.server.ts";
import { findRecipient } from "../recipients.repository.server.ts";
import { openAlertLink } from "./open-alert-link.server.ts";

type Needs = Pick<Platform, "db">;

/** What a link ends: mails of an alert, by its name, or about favourites. */
export type LinkToEnd =
  | { state: "open"; what: "alert"; name: string }
  | { state: "open"; what: "favourites" }
  | { state: "ended"; what: "alert" | "favourites" }
  | { state: "unknown" };

/** What a mail's link would end. An alert that is not there has ended. */
export async function showLinkToEnd({ db }: Needs, token: string): Promise<LinkToEnd> {
  const read = readToken(token);
  if (read?.purpose === "alert") {
    const alert = await findAlert(db, read.id);
    if (!alert) return { state: "ended", what: "alert" };
    if (await openAlertLink({ db }, token)) return { state: "open", what: "alert", name: alert.name };
  }
  if (read?.purpose === "favourites") {
    const link = await openAlertLink({ db }, token);
    if (link)
      return { state: (await hasFavouriteNotices(db, link.recipient.email)) ? "open" : "ended", what: "favourites" };
    if (!(await findRecipient(db, read.id))) return { state: "ended", what: "favourites" };
  }
  return { state: "unknown" };
}

/** Ends what a mail's link is about, without a login. A second time succeeds. */
export async function endByLink({ db }: Needs, token: string): Promise<LinkToEnd> {
  const shown = await showLinkToEnd({ db }, token);
  if (shown.state !== "open") return shown;
  const link = await openAlertLink({ db }, token);
  if (link && shown.what === "alert") await deleteAlert(db, link.id);
  if (link && shown.what === "favourites") await endFavouriteNotices(db, link.recipient.email);
  return { state: "ended", what: shown.what };
}
