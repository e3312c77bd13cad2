import { redirect } from "react-router";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { socialProviders } from "#app/platform/security/social-provider.ts";
import { withCookies } from "#app/platform/security/session-cookies.ts";
import { wantedPage } from "#app/layout/destination.server.ts";
import { failureHref } from "../external-failure.ts";
import { beginExternalLogin } from "../use-cases/begin-external-login.server.ts";
import type { Route } from "./+types/external-login";

const failures = { unavailable: "socialFailed", too_many: "socialTooMany" } as const;

/** Redirects the visitor to Google or Facebook. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const provider = socialProviders.find((name) => name === form.get("provider"));
  const next = wantedPage(String(form.get("suite") ?? "")) ?? "";
  const result = await beginExternalLogin(context.get(platformContext), {
    provider,
    next,
    address: clientAddress(request),
    headers: request.headers,
  });
  if (!result.ok) return redirect(failureHref(failures[result.code], next));
  return redirect(result.url, { headers: withCookies(result.cookies, request) });
}

export const loader = () => redirect("/connexion");
