import { ChevronDown } from "lucide-react";
import { Form } from "react-router";
import { feedSourceWords } from "#app/i18n/fr/feeds/feed-sources.ts";
import { useWords } from "#app/i18n/words.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { typedFtp } from "../../sources/ftp-account.ts";
import { FtpForm } from "../../accounts/ui/ftp-form.tsx";
import type { AccountAnswer } from "../../accounts/account-answer.ts";

type AddSourceProps = { answer: AccountAnswer | undefined; startsOpen: boolean };

const Mark = () => (
  <ChevronDown aria-hidden="true" className="ml-auto size-5 transition-transform group-open/fold:rotate-180" />
);

const fold = "group/fold rounded-card border border-line bg-raised";
const summary = "flex min-h-12 cursor-pointer items-center px-4 font-semibold";

/** The forms for a new FTP account and a new key. */
export function AddSource({ answer, startsOpen }: AddSourceProps) {
  const words = useWords(feedSourceWords);
  const isRefused = (intent: string) => answer?.intent === intent && answer.about === null && !answer.key;
  const isAdding = isRefused("save");
  return (
    <div className="flex flex-col gap-4">
      <details className={fold} open={startsOpen || isAdding}>
        <summary className={summary}>
          {words.addFtp}
          <Mark />
        </summary>
        <div className="p-4 pt-2">
          <FtpForm
            intent="save"
            shown={isAdding ? (answer?.typed ?? typedFtp(null)) : typedFtp(null)}
            hasPassword={false}
            problems={isAdding ? answer?.problems : undefined}
          />
        </div>
      </details>
      <details className={fold} open={isRefused("add-key")}>
        <summary className={summary}>
          {words.addKey}
          <Mark />
        </summary>
        <Form method="post" className="flex max-w-3xl flex-col gap-4 p-4 pt-2">
          <p className="prose-line text-ink-soft">{words.addKeyIntro}</p>
          <input type="hidden" name="intent" value="add-key" />
          <TextField
            label={words.software}
            hint={words.softwareHint}
            name="name"
            required
            maxLength={100}
            defaultValue={answer?.intent === "add-key" ? (answer.name ?? "") : ""}
          />
          <SubmitButton className="self-start">{words.createKey}</SubmitButton>
        </Form>
      </details>
    </div>
  );
}
