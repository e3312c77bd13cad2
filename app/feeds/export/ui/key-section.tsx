import { Form, useNavigation } from "react-router";
import { formatMoment } from "#app/i18n/moments.ts";
import { exportWords } from "#app/i18n/fr/feeds/exports.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { exportFormats, exportTypes } from "../export-format.ts";
import { NewKey } from "../../accounts/ui/new-key.tsx";
import type { ShownExports } from "../shown-exports.ts";
import { ExportSection } from "./export-section.tsx";

type KeySectionProps = {
  /** The site's public address. */
  site: string;
  state: ShownExports["key"];
  now: string;
  /** A key that was just made. */
  made: string | undefined;
  isChanged: boolean;
};

const files = exportFormats.map((format) => exportTypes[format].file);

/** The addresses where software fetches the listings, and the key that it needs. */
export function KeySection({ site, state, now, made, isChanged }: KeySectionProps) {
  const { key: words } = useWords(exportWords);
  const language = useLanguage();
  const isSending = useNavigation().state !== "idle";
  const moment = (iso: string) => formatMoment(iso, { now, language });
  return (
    <ExportSection id="cle" title={words.title} text={words.text}>
      {isChanged ? <Alert tone="danger">{words.changed}</Alert> : null}
      {made ? <NewKey value={made} answer={made} /> : null}
      <ul className="flex flex-col gap-1">
        {files.map((file) => (
          <li key={file}>
            <code className="text-sm wrap-anywhere">{`${site}/api/exports/${file}`}</code>
          </li>
        ))}
      </ul>
      <p className="prose-line text-ink-soft">
        {words.how} {words.inAddress} <code className="text-sm whitespace-nowrap">?cle=</code> {words.beforeKey}
      </p>
      <p>
        {state ? `${words.made(moment(state.madeAt))} ` : words.none}
        {state ? (state.usedAt ? words.used(moment(state.usedAt)) : words.unused) : null}
      </p>
      <div className="flex flex-wrap gap-3">
        <Form method="post" preventScrollReset>
          <input type="hidden" name="seen" value={state?.madeAt ?? ""} />
          <SubmitButton name="intent" value="make-key" variant="secondary" disabled={isSending}>
            {state ? words.replace : words.make}
          </SubmitButton>
        </Form>
        {state ? (
          <Form method="post" preventScrollReset>
            <SubmitButton name="intent" value="end-key" variant="quiet" disabled={isSending}>
              {words.end}
            </SubmitButton>
          </Form>
        ) : null}
      </div>
      {state ? <p className="text-sm text-ink-soft">{words.replaceHint}</p> : null}
    </ExportSection>
  );
}
