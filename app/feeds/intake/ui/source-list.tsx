import { Link } from "react-router";
import { formatMoment } from "#app/i18n/moments.ts";
import { feedSourceWords } from "#app/i18n/fr/feeds/feed-sources.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import type { OwnSource } from "../feed-source.ts";
import { typedFtp, usualPort } from "../../sources/ftp-account.ts";
import { ftpAccountWords } from "#app/i18n/fr/feeds/ftp-account.ts";
import { FtpForm } from "../../accounts/ui/ftp-form.tsx";
import type { AccountAnswer } from "../../accounts/account-answer.ts";
import { SourceAct } from "./source-act.tsx";
import { SourceState } from "./source-state.tsx";

type SourceListProps = {
  sources: OwnSource[];
  /** Id of the account that was tested just now. */
  tested: number | null;
  now: string;
  answer: AccountAnswer | undefined;
};

/** The FTP accounts and keys of an organisation, each with its state and its acts. */
export function SourceList({ sources, tested, now, answer }: SourceListProps) {
  const words = useWords(feedSourceWords);
  if (sources.length === 0) return <p>{words.none}</p>;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="heading-2">{words.listTitle}</h2>
      <ul className="flex flex-col gap-4">
        {sources.map((source) => (
          <li key={source.id} className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
            <SourceCard source={source} isTested={source.id === tested} now={now} answer={answer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type SourceCardProps = { source: OwnSource; isTested: boolean; now: string; answer: AccountAnswer | undefined };

function SourceCard({ source, isTested, now, answer }: SourceCardProps) {
  const words = useWords(feedSourceWords);
  const { securities } = useWords(ftpAccountWords);
  const language = useLanguage();
  const { id, kind, ftp, lookedAt, lastFile, works, problem } = source;
  const name = ftp ? words.account(ftp.user, ftp.host) : source.name;
  const isChanging = answer?.intent === "save" && answer.about === id;
  const when = (iso: string) => formatMoment(iso, { now, language });
  return (
    <>
      <div>
        <p className="text-sm text-ink-soft">{words[kind]}</p>
        <h3 className="text-lg font-semibold break-words">{name}</h3>
        {ftp ? (
          <p className="text-sm wrap-anywhere text-ink-soft">
            {securities[ftp.security]} · {words.port(ftp.port ?? usualPort(ftp.security))} · {words.folder(ftp.folder)}
          </p>
        ) : null}
      </div>
      {isTested && works && !problem ? (
        <Alert tone={source.look?.files ? "success" : "warning"} answer={isTested}>
          {source.look?.files ? words.testedWell : words.testedEmpty}
        </Alert>
      ) : null}
      {ftp ? <SourceState source={source} /> : null}
      <p className="text-sm text-ink-soft">
        {ftp ? (lookedAt ? words.lookedAt(when(lookedAt)) : words.neverLooked) : null}
        {ftp ? ` · ${works ? words.working : words.notWorking}` : null}
      </p>
      {lastFile ? (
        <p>
          <Link to={`/imports/${lastFile.importId}`} className="text-action underline underline-offset-4 break-words">
            {words.lastFile(lastFile.name, when(lastFile.at))}
          </Link>
        </p>
      ) : kind === "push" ? (
        <p>{words.neverPushed}</p>
      ) : null}
      <div className="flex flex-wrap items-start gap-3">
        {ftp ? <SourceAct intent="test" about={id} label={words.test} /> : null}
        {ftp ? null : (
          <SourceAct
            intent="replace-key"
            about={id}
            label={words.replace}
            note={words.replaceNote}
            name={name}
            seen={source.keyPrefix ?? ""}
          />
        )}
        <SourceAct
          intent="remove"
          about={id}
          label={words.remove}
          note={ftp ? words.removeNote : words.revokeNote}
          name={name}
        />
      </div>
      {ftp ? (
        <details open={isChanging} key={isChanging ? "changing" : "shown"}>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-action underline underline-offset-4">
            {words.change}
          </summary>
          <div className="pt-2">
            <FtpForm
              intent="save"
              about={id}
              shown={(isChanging ? answer.typed : null) ?? typedFtp(ftp)}
              hasPassword
              problems={isChanging ? answer.problems : undefined}
            />
          </div>
        </details>
      ) : null}
    </>
  );
}
