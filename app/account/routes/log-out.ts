import { redirect } from "react-router";
import { platformContext } from "#app/platform/context.ts";
import { withCookies } from "../cookies.ts";
import type { Route } from "./+types/log-out";

export async function action({ context, request }: Route.ActionArgs) {
  const { auth } = context.get(platformContext);
  const { headers } = await auth.api.signOut({ headers: request.headers, returnHeaders: true });
  return redirect("/connexion?avis=loggedOut", { headers: withCookies(headers, request, "ends") });
}

export const loader = () => redirect("/espace");
