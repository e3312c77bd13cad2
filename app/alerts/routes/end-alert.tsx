import { data, Form, useNavigation } from "react-router";
import { secretLinkMeta } from "#app/account/secret-link-meta.ts";
import { AccountCard } from "#app/account/ui/account-card.tsx";
import { alertWords } from "#app/i18n/fr/alerts/alerts.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink, SubmitButton } from "#app/ui/button.tsx";
import { SearchName } from "../ui/search-name.tsx";
import { endByLink, showLinkToEnd } from "../use-cases/end-by-link.server.ts";
import type { Route } from "./+types/end-alert";

export const meta: Route.MetaFunction = () => secretLinkMeta(alertWords.french.end.title);

const tokenOf = (url: URL) => url.searchParams.get("jeton") ?? "";

/** A visit ends nothing, since mail programs open links by themselves. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shown = await showLinkToEnd(context.get(platformContext), tokenOf(url));
  return data({ shown }, { status: shown.state === "unknown" ? 404 : 200 });
}

/**
 * Ends the mails by the page's button, or by a mail program's button (RFC 8058), whose body adds nothing to the address. There is
 * no limit: one mail provider sends the requests of all its users.
 */
export async function action({ context, url }: Route.ActionArgs) {
  const ended = await endByLink(context.get(platformContext), tokenOf(url));
  return data({ ended }, { status: ended.state === "unknown" ? 404 : 200 });
}

export default function EndAlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(alertWords);
  const { end } = words;
  const { state } = useNavigation();
  const shown = actionData?.ended ?? loaderData.shown;
  if (shown.state === "unknown") {
    return (
      <AccountCard title={end.title}>
        <Alert tone="danger">{words.unknownLink}</Alert>
        <ButtonLink to="/alertes">{words.list.title}</ButtonLink>
      </AccountCard>
    );
  }
  if (shown.state === "ended") {
    return (
      <AccountCard title={end.endedTitle[shown.what]}>
        <Alert tone="success">{end.ended[shown.what]}</Alert>
        <div className="flex flex-wrap gap-3">
          {shown.what === "alert" ? (
            <ButtonLink to="/alertes">{end.others}</ButtonLink>
          ) : (
            <ButtonLink to="/favoris">{end.toFavourites}</ButtonLink>
          )}
          <ButtonLink to="/Rechercher" variant="secondary">
            {end.search}
          </ButtonLink>
        </div>
      </AccountCard>
    );
  }
  const isAlert = shown.what === "alert";
  return (
    <AccountCard title={isAlert ? end.title : end.favouritesTitle} intro={isAlert ? end.alert : end.favourites}>
      {isAlert ? <SearchName name={shown.name} /> : null}
      <Form method="post">
        <SubmitButton className="w-full" disabled={state === "submitting"}>
          {isAlert ? end.submit : end.favouritesSubmit}
        </SubmitButton>
      </Form>
    </AccountCard>
  );
}
