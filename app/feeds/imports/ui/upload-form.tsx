import { FileUp } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { CommuneField } from "#app/communes/ui/commune-field.tsx";
import { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { SubmitButton } from "#app/ui/button.tsx";
import { FileChoice } from "#app/ui/file-choice.tsx";
import { IconDisc } from "#app/ui/icon-disc.tsx";
import { useFileDrop } from "#app/ui/use-file-drop.ts";
import type { UploadProblem } from "../arrival/upload-refusal.ts";
import { UploadProgress } from "./upload-progress.tsx";
import { useFileUpload } from "./use-file-upload.ts";

type UploadFormProps = {
  /** The first file founds the organisation, which needs a commune. */
  asksCommune: boolean;
  commune: string;
  problem: UploadProblem | null;
};

/** A form to choose or drop a file, which is sent at once; without JavaScript, with a button. */
export function UploadForm({ asksCommune, commune, problem: answered }: UploadFormProps) {
  const { drop: words } = useWords(feedImportWords);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const { upload, problem, send, cancel } = useFileUpload(answered);

  const sendFirst = (files: FileList | null) => {
    const [file] = files ?? [];
    if (!file || upload) return;
    void send(file, asksCommune ? String(new FormData(form.current!).get("commune") ?? "") : "");
  };
  const take = (input: HTMLInputElement) => {
    sendFirst(input.files);
    // Allows choosing the same file again.
    input.value = "";
  };
  const takeEarly = useEffectEvent(take);
  // A file that was chosen before hydration.
  useEffect(() => takeEarly(form.current!.querySelector<HTMLInputElement>("input[type=file]")!), []);

  const { isOver, target, look } = useFileDrop(sendFirst);
  const isOfCommune = problem === "commune_unknown";
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="heading-2">
        {words.title}
      </h2>
      {problem && !isOfCommune ? <Alert tone="danger">{words.problems[problem]}</Alert> : null}
      <form
        ref={form}
        method="post"
        action="/imports"
        encType="multipart/form-data"
        {...target}
        className="flex flex-col gap-4"
      >
        {asksCommune ? (
          <div className="max-w-md">
            <CommuneField
              label={words.commune}
              hint={words.communeHint}
              defaultValue={commune}
              required
              {...(isOfCommune ? { error: words.problems.commune_unknown } : {})}
            />
          </div>
        ) : null}
        <div className={`flex flex-col items-center gap-4 px-4 py-8 text-center ${look}`}>
          {upload ? (
            <UploadProgress upload={upload} onCancel={cancel} />
          ) : (
            <>
              <IconDisc Icon={FileUp} tone="action" />
              <div className="flex w-full flex-wrap items-center justify-center gap-3">
                <FileChoice
                  label={words.choose}
                  variant="primary"
                  name="fichier"
                  accept=".zip,.csv"
                  onChange={(event) => take(event.target)}
                />
                <p className="needs-scripts hidden text-ink-soft pointer-fine:block">
                  {isOver ? words.now : words.hint}
                </p>
              </div>
              <div className="noscript:block hidden">
                <SubmitButton>{words.send}</SubmitButton>
              </div>
              <p className="max-w-prose text-sm text-ink-soft">{words.formats}</p>
            </>
          )}
        </div>
      </form>
    </section>
  );
}
