import { data } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { blockWords } from "#app/i18n/fr/moderation/blocks.ts";
import { useWords } from "#app/i18n/words.ts";
import { isDone, typedOf } from "#app/operators/office-answer.ts";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { refuseUnproven } from "#app/operators/use-cases/prove-factor.server.ts";
import { blockKinds } from "#app/domain/block.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { listBlocks } from "../blocks.repository.server.ts";
import type { BlockAnswer } from "../blocks.ts";
import { BlockForm, BlockList } from "../ui/block-forms.tsx";
import { endBlock, saveBlock, tryBlock } from "../use-cases/change-blocks.server.ts";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/blocks";

export async function loader({ context }: Route.LoaderArgs) {
  return { blocks: await listBlocks(context.get(platformContext).db) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const session = context.get(sessionContext);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 500);
  const intent = text("intent");
  const answer = (status: number, rest: Partial<BlockAnswer> = {}) =>
    data<BlockAnswer>({ intent, problems: {}, typed: typedOf(form), ...rest }, { status });
  const kind = blockKinds.find((one) => one === form.get("kind")) ?? "domain";
  const asked = {
    kind,
    typed: text("value"),
    lastDay: text("lastDay"),
    why: text("why"),
    actor: session.actor,
    address: clientAddress(request),
  };
  if (intent === "block") {
    const tried = await tryBlock(platform, asked);
    if (!tried.ok) return answer(400, { problems: { [tried.field]: tried.code } });
    const seen = `${kind} ${tried.value}`;
    if (form.get("seen") !== seen) return answer(200, { met: tried.met, seen });
  }
  if (intent !== "block" && intent !== "end") return answer(400);
  const unproven = await refuseUnproven(platform, { session, request, form });
  if (unproven) return answer(unproven.status, unproven.problem);
  const done =
    intent === "block"
      ? await saveBlock(platform, asked)
      : await endBlock(platform, {
          actor: session.actor,
          id: /^\d{1,9}$/.test(text("about")) ? Number(text("about")) : 0,
          why: text("why"),
        });
  return done.ok ? answer(200, { isSaved: true }) : answer(409, { problems: { [done.field]: done.code } });
}

export default function BlocksPage({ loaderData: { blocks }, actionData }: Route.ComponentProps) {
  const words = useWords(blockWords);
  const isOver = actionData !== undefined && isDone(actionData) && actionData.isSaved === true;
  return (
    <OfficePage title={words.title} intro={words.intro}>
      {isOver ? (
        <Alert tone="success" answer={actionData}>
          {actionData.intent === "block" ? words.saved : words.ended}
        </Alert>
      ) : null}
      {actionData?.intent === "end" && actionData.problems.value ? (
        <Alert tone="danger" answer={actionData}>
          {words.problems[actionData.problems.value]}
        </Alert>
      ) : null}
      <BlockForm key={isOver ? "new" : "typed"} answer={isOver ? undefined : actionData} />
      <BlockList blocks={blocks} answer={actionData} />
    </OfficePage>
  );
}
