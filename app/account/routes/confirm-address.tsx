import { data, Form, redirect, useNavigation } from "react-router";
import { accountWords } from "#app/i18n/fr/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { Alert } from "#app/ui/alert.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { AccountCard } from "../ui/account-card.tsx";
import { confirmAddress } from "../use-cases/confirm-address.server.ts";
import type { Route } from "./+types/confirm-address";

export const meta: Route.MetaFunction = () => [
  { title: accountWords.french.confirm.title },
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get("token") ?? "" };
}

/** A button, not the mere visit, confirms: mail programs open links by themselves. */
export async function action({ context, request }: Route.ActionArgs) {
  const token = String((await request.formData()).get("token") ?? "");
  if (await confirmAddress(context.get(platformContext), token)) return redirect("/connexion?avis=confirmed");
  return data({ isExpired: true }, { status: 410 });
}

export default function ConfirmAddressPage({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const { confirm, login } = useWords(accountWords);
  const { state } = useNavigation();
  if (actionData?.isExpired || token === "") {
    return (
      <AccountCard title={confirm.title}>
        <Alert tone="danger">{confirm.expired}</Alert>
        <ButtonLink to="/connexion">{login.submit}</ButtonLink>
      </AccountCard>
    );
  }
  return (
    <AccountCard title={confirm.title} intro={confirm.intro}>
      <Form method="post">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" className="w-full" disabled={state === "submitting"}>
          {confirm.submit}
        </Button>
      </Form>
    </AccountCard>
  );
}
