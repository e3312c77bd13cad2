import { data } from "react-router";
import { accountWords } from "#app/i18n/fr/account/account.ts";
import { useWords } from "#app/i18n/words.ts";
import { platformContext } from "#app/platform/context.ts";
import { mayReadOutbox } from "#app/platform/security/private-access.server.ts";
import type { Route } from "./+types/outbox";

export const meta: Route.MetaFunction = () => [
  { title: accountWords.french.outbox.title },
  { name: "robots", content: "noindex" },
];

/** For developers and newcomers: only on the machine itself, and only without a mail server. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { env, mailer } = context.get(platformContext);
  if (!mailer.outbox || !mayReadOutbox(env, request)) throw data(null, { status: 404 });
  const mails = await mailer.outbox();
  return { mails: mails.map(({ id, to, subject, text, sentAt }) => ({ id, to, subject, text, sentAt })) };
}

export default function OutboxPage({ loaderData: { mails } }: Route.ComponentProps) {
  const { outbox } = useWords(accountWords);
  return (
    <section className="page py-10">
      <h1 className="heading-1">{outbox.title}</h1>
      <p className="prose-line mt-3 text-ink-soft">{mails.length === 0 ? outbox.empty : outbox.intro}</p>
      <ul className="mt-6 flex flex-col gap-4">
        {mails.map((mail) => (
          <li key={mail.id} className="card p-5">
            <h2 className="font-semibold">{mail.subject}</h2>
            <p className="text-sm text-ink-soft">
              {outbox.to(mail.to)} ·{" "}
              <time dateTime={mail.sentAt}>{mail.sentAt.slice(0, 16).replace("T", " ")} UTC</time>
            </p>
            <div className="mt-3 text-sm whitespace-pre-line">
              {mail.text.split(/(https?:\/\/\S+)/).map((part, index) =>
                index % 2 === 1 ? (
                  <a key={part} href={part}>
                    {part}
                  </a>
                ) : (
                  part
                ),
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
