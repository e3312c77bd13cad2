import { data, redirect } from "react-router";
import { accountWords } from "#app/i18n/fr/account/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { readLinkToken } from "../link-token.ts";
import { secretLinkMeta } from "../secret-link-meta.ts";
import { findSession } from "../session.server.ts";
import { AddressConfirmation } from "../ui/address-confirmation.tsx";
import { confirmNewEmail } from "../use-cases/change-email.server.ts";
import type { Route } from "./+types/confirm-new-address";

export const meta: Route.MetaFunction = () => secretLinkMeta(accountWords.french.confirmNewEmail.title);

export function loader({ url }: Route.LoaderArgs) {
  return { token: readLinkToken(url.searchParams) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const token = readLinkToken(await readForm(request));
  const session = await findSession(platform, request);
  const result = await confirmNewEmail(platform, { token, session, address: clientAddress(request) });
  if (result.ok) return redirect(session ? "/espace?avis=emailDone" : "/connexion?avis=emailChanged");
  return data({ refusal: result.code }, { status: result.code === "expired" ? 410 : 429 });
}

export default function ConfirmNewAddressPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { confirmNewEmail: words, space } = useWords(accountWords);
  return (
    <AddressConfirmation
      token={token}
      refusal={actionData?.refusal}
      words={words}
      otherwise={{ to: "/espace", label: space.title }}
    />
  );
}
