import { redirect } from "react-router";
import { openProviders } from "#app/platform/auth.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { socialProviders } from "../account.ts";
import { withCookies } from "../cookies.ts";
import { destinationOf } from "../destination.ts";
import type { Route } from "./+types/external-login";

const failed = "/connexion?avis=socialFailed";

/** Sends the visitor to Google or Facebook. */
export async function action({ context, request }: Route.ActionArgs) {
  const { auth, env } = context.get(platformContext);
  const form = await request.formData();
  const provider = socialProviders.find((name) => name === form.get("provider"));
  if (!provider || !openProviders(env).includes(provider)) return redirect(failed);
  const callbackURL = destinationOf(String(form.get("suite") ?? ""));
  const { headers, response } = await auth.api.signInSocial({ body: { provider, callbackURL, errorCallbackURL: failed }, headers: request.headers, returnHeaders: true });
  return redirect(response.url ?? failed, { headers: withCookies(headers, request) });
}

export const loader = () => redirect("/connexion");
