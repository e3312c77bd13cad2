import { redirect } from "react-router";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { withCookies } from "#app/platform/security/session-cookies.ts";
import { redirectToLogin } from "../session.server.ts";
import { logOut } from "../use-cases/log-out.server.ts";
import type { Route } from "./+types/log-out";

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request).catch(() => new FormData());
  const result = await logOut(context.get(platformContext), {
    headers: request.headers,
    isEverywhere: form.get("partout") === "oui",
  });
  if (!result.ok) return redirectToLogin();
  return redirect("/connexion?avis=loggedOut", { headers: withCookies(result.cookies, request, "ends") });
}

export const loader = () => redirect("/espace");
