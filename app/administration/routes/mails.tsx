import { data } from "react-router";
import { liftRefusal } from "#app/alerts/use-cases/lift-refusal.server.ts";
import { sessionContext } from "#app/account/session.server.ts";
import { isAddressRefused } from "#app/domain/mail-failure.ts";
import { mailWords } from "#app/i18n/fr/administration/mails.ts";
import { useWords } from "#app/i18n/words.ts";
import { typedOf } from "#app/operators/office-answer.ts";
import { OfficePage } from "#app/operators/ui/office-page.tsx";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { mailQuery, parseMailCriteria } from "../mail-criteria.ts";
import { countMails } from "../mails.repository.server.ts";
import type { MailAnswer } from "../ui/mail-answer.ts";
import { MailAnswerAlert } from "../ui/mail-answer-alert.tsx";
import { MailCard } from "../ui/mail-card.tsx";
import { MailLists, MailSearch } from "../ui/mail-lists.tsx";
import { ResendAllForm, TestMailForm } from "../ui/mail-forms.tsx";
import { listMails } from "../use-cases/list-mails.server.ts";
import { dropMail, resendMail, resendMails } from "../use-cases/resend-mails.server.ts";
import { sendTestMail } from "../use-cases/send-test-mail.server.ts";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/mails";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db, clock } = context.get(platformContext);
  const criteria = parseMailCriteria(url.searchParams);
  const [page, counts] = await Promise.all([listMails({ db }, criteria), countMails(db)]);
  return { criteria, ...page, counts, now: clock().toISOString() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { actor } = context.get(sessionContext);
  const form = await readForm(request);
  const said = (name: string) => String(form.get(name) ?? "").trim();
  const [intent, id] = [said("intent"), said("id")];
  const answer = (status: number, rest: Partial<MailAnswer> = {}) =>
    data<MailAnswer>({ intent, problems: {}, typed: typedOf(form), ...rest }, { status });
  switch (intent) {
    case "resend":
    case "drop": {
      const acted = await (intent === "resend" ? resendMail(platform, actor, id) : dropMail(platform, actor, id));
      return acted.ok ? answer(200) : answer(409, { problems: { mail: acted.code } });
    }
    case "resend-all":
      return answer(200, { count: await resendMails(platform, actor) });
    case "lift": {
      const why = said("why").slice(0, 500);
      if (why === "") return answer(400, { problems: { why: "empty" } });
      const lifted = await liftRefusal(platform, actor, { id, why });
      return lifted.ok ? answer(200) : answer(409, { problems: { recipient: lifted.code } });
    }
    case "test": {
      const sent = await sendTestMail(platform, actor, said("to"));
      if (sent.ok) return answer(200, { isStored: sent.isStored });
      if (sent.code !== "failed") return answer(400, { problems: { to: sent.code } });
      const { reason, words } = sent;
      return answer(502, { problems: isAddressRefused(reason) ? { to: "failed" } : {}, failure: { reason, words } });
    }
    default:
      return answer(400, { problems: { mail: "gone" } });
  }
}

export default function MailsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { criteria, entries, next, counts, now } = loaderData;
  const { list, recipient } = criteria;
  const words = useWords(mailWords);
  return (
    <OfficePage title={words.title} intro={words.intro}>
      <MailAnswerAlert answer={actionData} />
      <MailLists criteria={criteria} counts={counts} />
      <MailSearch key={recipient} criteria={criteria} />
      {list === "givenUp" && recipient === null && entries.length > 0 ? <ResendAllForm /> : null}
      {entries.length === 0 ? <p>{recipient === null ? words.empty[list] : words.emptySearch}</p> : null}
      <ol className="flex flex-col gap-2">
        {entries.map((entry) => (
          <li key={entry.id} className="card p-4">
            <MailCard list={list} entry={entry} now={now} answer={actionData} />
          </li>
        ))}
      </ol>
      {next ? (
        <ButtonLink
          to={`/administration/courriels${mailQuery({ ...criteria, before: next })}`}
          variant="secondary"
          className="self-start"
        >
          {words.older}
        </ButtonLink>
      ) : null}
      <TestMailForm answer={actionData} />
    </OfficePage>
  );
}
