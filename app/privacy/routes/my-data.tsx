import { Download } from "lucide-react";
import { data, Form, redirect, useNavigation } from "react-router";
import { findPasswordHash } from "#app/account/account.repository.server.ts";
import { canAdvertise } from "#app/domain/user-type.ts";
import { withCookies } from "#app/platform/security/session-cookies.ts";
import { sessionContext } from "#app/account/session.server.ts";
import { PasswordField } from "#app/account/ui/password-field.tsx";
import { privacyWords } from "#app/i18n/fr/privacy/privacy.ts";
import { useWords } from "#app/i18n/words.ts";
import { SpaceFrame } from "#app/layout/workspace/space-frame.tsx";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { buttonClass, SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { DeletionRefusal } from "../use-cases/delete-account.server.ts";
import { AlertsSection } from "../ui/alerts-section.tsx";
import { ElsewhereSection } from "../ui/elsewhere-section.tsx";
import { deleteAccount } from "../use-cases/delete-account.server.ts";
import type { Route } from "./+types/my-data";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(sessionContext);
  const { db, env, geocoder } = context.get(platformContext);
  const hasPassword = (await findPasswordHash(db, actor.account.id)) !== null;
  const mapHost = env.MAP_STYLE_URL === "none" ? null : new URL(env.MAP_STYLE_URL).hostname;
  const geocoderHost = canAdvertise(actor.account) ? (geocoder?.host ?? null) : null;
  return { userType: actor.account.userType, email: actor.account.email, hasPassword, mapHost, geocoderHost };
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { actor } = context.get(sessionContext);
  const proof = String((await readForm(request)).get("proof") ?? "").slice(0, 300);
  const result = await deleteAccount(platform, { actor, proof });
  if (!result.ok)
    return data<{ refusal: DeletionRefusal }>(
      { refusal: result.code },
      { status: result.code === "too_many" ? 429 : 403 },
    );
  const { headers } = await platform.auth.api.signOut({ headers: request.headers, returnHeaders: true });
  return redirect("/compte-supprime", { headers: withCookies(headers, request, "ends") });
}

export default function MyDataPage({
  loaderData: { userType, email, hasPassword, mapHost, geocoderHost },
  actionData,
}: Route.ComponentProps) {
  const words = useWords(privacyWords);
  const { deletion } = words;
  const { state } = useNavigation();
  const refusal = actionData ? deletion.refusals[actionData.refusal] : undefined;
  return (
    <SpaceFrame userType={userType} title={words.title} intro={words.intro}>
      <section aria-labelledby="telecharger" className="card flex flex-col items-start gap-3 p-5">
        <h2 id="telecharger" className="heading-2">
          {words.export.title}
        </h2>
        <p className="prose-line text-ink-soft">{words.export.text}</p>
        <a href="/espace/donnees/fichier" download="mes-donnees.json" className={buttonClass("secondary")}>
          <Download aria-hidden="true" className="size-5" />
          {words.export.submit}
        </a>
      </section>
      <AlertsSection />
      <ElsewhereSection mapHost={mapHost} geocoderHost={geocoderHost} />
      <section aria-labelledby="supprimer" className="card flex flex-col gap-3 p-5">
        <h2 id="supprimer" className="heading-2">
          {deletion.title}
        </h2>
        {refusal ? <Alert tone="danger">{refusal}</Alert> : null}
        <p>{deletion.text}</p>
        <ul className="prose-line list-disc pl-5 text-ink-soft">
          {deletion.effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        <p className="text-ink-soft">{deletion.advice}</p>
        <Form method="post" noValidate className="flex max-w-lg flex-col gap-4">
          {hasPassword ? (
            <>
              <input type="email" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
              <PasswordField
                label={deletion.password}
                name="proof"
                autoComplete="current-password"
                problem={actionData?.refusal === "wrong_password" ? "passwordWrong" : undefined}
              />
            </>
          ) : (
            <TextField label={deletion.email} name="proof" type="email" autoComplete="email" error={refusal} />
          )}
          <SubmitButton
            variant="secondary"
            className="border-danger! text-danger! hover:bg-danger-soft"
            disabled={state === "submitting"}
          >
            {deletion.submit}
          </SubmitButton>
        </Form>
      </section>
    </SpaceFrame>
  );
}
