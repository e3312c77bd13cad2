import { redirect } from "react-router";
import { wantedPage } from "../destination.server.ts";
import { LANGUAGE_COOKIE, readLanguage } from "#app/i18n/language.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import type { Route } from "./+types/language";

const YEAR_SECONDS = 31_536_000;

export const loader = () => redirect("/espace");

/** Stores the language of the signed-in area, and returns to the page. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  const back = wantedPage(String(form.get("suite") ?? "")) ?? "/espace";
  const cookie = `${LANGUAGE_COOKIE}=${readLanguage(form.get("langue"))}; Path=/; SameSite=Lax; Max-Age=${YEAR_SECONDS}`;
  return redirect(back, { status: 303, headers: { "Set-Cookie": cookie } });
}
