import { Suspense } from "react";
import { isoDay } from "#app/i18n/formatters.ts";
import { data, redirect } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { findMarketPrices } from "#app/listings/prices/market-prices.repository.server.ts";
import { platformContext } from "#app/platform/context.ts";
import { publishWords } from "#app/i18n/fr/publish/publish.ts";
import { useWords } from "#app/i18n/words.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { optionalPart } from "#app/ui/optional-part.tsx";
import { tenantFeeCapsOn } from "../../form/rules/legal-limits.ts";
import { stepOf } from "../../form/listing-fields.ts";
import { problemStep } from "../../form/listing-problem.ts";
import { placedCommune } from "../../form/placed-commune.ts";
import { changeRoomRows } from "../../form/room-rows.ts";
import { type FormStep, isFormStep, nextStep, previousStep, stepHref } from "../../form/steps.ts";
import { readTypedFields } from "../../form/typed-form.ts";
import { StepForm } from "../ui/step-form.tsx";
import { PublishedMeanwhile } from "../../frame/ui/save-status.tsx";
import { StepFrame } from "../../frame/ui/step-frame.tsx";
import { outcomeOf } from "../../place/located-address.ts";
import { locateAddress } from "../../place/use-cases/locate-address.server.ts";
import type { OpenDraft } from "../../drafts/use-cases/open-draft.server.ts";
import { saveDraft } from "../../drafts/use-cases/save-draft.server.ts";
import type { Route } from "./+types/step";
import {
  framed,
  menuEntryOf,
  refusedFieldsContext,
  requestedDraft,
} from "../../frame/routes/requested-draft.server.ts";

// Loaded where there is advice: the step's script is near its limit.
const Advice = optionalPart(async () => (await import("../../frame/ui/advice.tsx")).Advice);

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const step = requestedStep(params.step);
  const opened = await requestedDraft(context, params.draft);
  const { form } = opened.draft;
  const { kind } = opened.check;
  // By default, only wrong values are reported, not missing ones.
  const tellsMissing = url.searchParams.has("verifier");
  const problems = opened.check.problems.filter(
    (problem) => problemStep(problem) === step && (tellsMissing || problem.code !== "required"),
  );
  const price = step === "prix" ? await priceSetting(context, opened) : null;
  const place = step === "bien" ? placeSetting(context, opened) : null;
  const advice = opened.check.advice.filter(({ field }) => stepOf(field) === step);
  const menuEntry = menuEntryOf(opened);
  return { draft: framed(context, opened), menuEntry, step, form, kind, problems, advice, place, price };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const step = requestedStep(params.step);
  const sent = await readForm(request);
  const intent = String(sent.get("intent") ?? "");
  const typed = readTypedFields(sent, step);
  const removed = /^remove-room-(\d{1,2})$/.exec(intent)?.[1];
  const fields =
    intent === "add-room"
      ? changeRoomRows(typed, "add")
      : removed
        ? changeRoomRows(typed, { remove: Number(removed) })
        : typed;
  const { actor } = context.get(sessionContext);
  const saved = await saveDraft(context.get(platformContext), { actor, draftId: params.draft, fields });
  if (!saved.ok && saved.code === "unknown") throw data(null, { status: 404 });
  if (!saved.ok && saved.code === "too_many_drafts")
    return data({ refusal: saved.code, located: null }, { status: 429 });
  if (!saved.ok) {
    context.set(refusedFieldsContext, fields);
    return data({ refusal: saved.code, located: null }, { status: saved.code === "discarded" ? 410 : 409 });
  }
  if (intent === "locate") {
    const located = await locateAddress(context.get(platformContext), { actor, draftId: params.draft });
    return { refusal: null, located: outcomeOf(located) };
  }
  return redirect(hrefAfter(params.draft, step, intent));
}

export default function StepPage({
  loaderData: { draft, menuEntry: _menuEntry, step, place, advice, ...form },
  actionData,
}: Route.ComponentProps) {
  const { save } = useWords(publishWords);
  const located = actionData?.located ?? null;
  return (
    <StepFrame draft={draft} step={step}>
      {actionData?.refusal === "too_many_drafts" ? <Alert tone="danger">{save.tooMany}</Alert> : null}
      {actionData?.refusal === "discarded" ? <Alert tone="danger">{save.discarded}</Alert> : null}
      {actionData?.refusal === "published" ? (
        <Alert tone="danger">
          <PublishedMeanwhile />
        </Alert>
      ) : null}
      {advice.length > 0 ? (
        <Suspense>
          <Advice advice={advice} draftId={draft.id} />
        </Suspense>
      ) : null}
      {/* The key: each step has a form of its own. */}
      <StepForm
        key={`${draft.id} ${step}`}
        draftId={draft.id}
        step={step}
        place={place && { ...place, located }}
        {...form}
      />
    </StepFrame>
  );
}

function requestedStep(text: string): FormStep {
  if (!isFormStep(text)) throw data(null, { status: 404 });
  return text;
}

function placeSetting(context: Route.LoaderArgs["context"], { commune }: OpenDraft) {
  return { commune: placedCommune(commune), geocoderHost: context.get(platformContext).geocoder?.host ?? null };
}

async function priceSetting(
  context: Route.LoaderArgs["context"],
  { check: { kind, values, rentControl }, commune }: OpenDraft,
) {
  const { db, clock } = context.get(platformContext);
  const { transaction, propertyType } = kind;
  const market =
    commune && transaction && propertyType
      ? await findMarketPrices(db, { communeId: commune.id, transaction, propertyType })
      : null;
  const setting = {
    area: propertyType === "terrain" ? values.landArea : values.livingArea,
    market,
    commune: commune && { name: commune.name, departmentName: commune.departmentName },
  };
  return {
    setting,
    rentControl,
    caps: tenantFeeCapsOn(isoDay(clock())),
  };
}

function hrefAfter(draftId: string, step: FormStep, intent: string): string {
  if (intent.includes("room")) return stepHref(draftId, step, "roomName-0");
  const target = intent === "previous" ? previousStep(step) : nextStep(step);
  return stepHref(draftId, target ?? step);
}
