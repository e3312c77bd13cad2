import { data, redirect } from "react-router";
import { accountWords } from "#app/i18n/fr/account/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { withCookies } from "#app/platform/security/session-cookies.ts";
import { readLinkToken } from "../link-token.ts";
import { secretLinkMeta } from "../secret-link-meta.ts";
import { AddressConfirmation } from "../ui/address-confirmation.tsx";
import { confirmAddress } from "../use-cases/confirm-address.server.ts";
import type { Route } from "./+types/confirm-address";

export const meta: Route.MetaFunction = () => secretLinkMeta(accountWords.french.confirm.title);

export function loader({ url }: Route.LoaderArgs) {
  return { token: readLinkToken(url.searchParams) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const token = readLinkToken(await readForm(request));
  const result = await confirmAddress(context.get(platformContext), {
    token,
    address: clientAddress(request),
    headers: request.headers,
  });
  if (result.ok) return redirect(result.href, { headers: withCookies(result.cookies, request, "begins") });
  return data({ refusal: result.code }, { status: result.code === "expired" ? 410 : 429 });
}

export default function ConfirmAddressPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { confirm, login } = useWords(accountWords);
  return (
    <AddressConfirmation
      token={token}
      refusal={actionData?.refusal}
      words={confirm}
      otherwise={{ to: "/connexion", label: login.submit }}
    />
  );
}
