import type { ReactNode } from "react";
import { feedImportWords } from "#app/i18n/fr/feeds/feed-imports.ts";
import { feedRefusalWords } from "#app/i18n/fr/feeds/feed-refusals.ts";
import { useLanguage } from "#app/i18n/language.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { reportHref } from "../report/report-criteria.ts";
import type { Preview, ShownImport } from "../shown-import.ts";
import { DecisionForm } from "./decision-form.tsx";
import { HeldPanel } from "./held-panel.tsx";
import { OutcomeTiles } from "./outcome-counts.tsx";
import { PreviewPanel } from "./preview-panel.tsx";
import { ProgressBar } from "./progress-bar.tsx";

/** Explains the state of an import, and offers the acts that it allows. */
export function ImportStatePanel({ file, lines, progress, preview, missing }: ShownImport) {
  const words = useWords(feedImportWords);
  const refusals = useWords(feedRefusalWords);
  const language = useLanguage();
  switch (file.state) {
    case "receiving":
      return <p role="status">{words.receiving}</p>;
    case "reading":
      return <p role="status">{words.reading(lines, formatCount(lines, language))}</p>;
    case "preview":
      return (
        preview && <PreviewPanel importId={file.id} preview={preview} decision={<PreviewDecision {...preview} />} />
      );
    case "waiting":
      return (
        <>
          <Panel title={words.waiting.title(file.agency ?? "")} text={words.waiting.text}>
            <DecisionForm choices={[{ intent: "claim", label: words.waiting.claim }]} />
          </Panel>
          {preview && <PreviewPanel importId={file.id} preview={preview} decision={null} />}
        </>
      );
    case "held":
      return missing && <HeldPanel importId={file.id} missing={missing} />;
    case "running":
      return progress && <Running {...progress} />;
    case "done":
      return <Done file={file} />;
    case "refused":
      return (
        <Panel title={words.refusedTitle} text={refusals[file.refusal ?? "unreadable"]}>
          <ButtonLink to="/imports" className="self-start">
            {words.sendAgain}
          </ButtonLink>
        </Panel>
      );
    case "replaced":
      return <Alert>{words.replacedText}</Alert>;
    case "dropped":
      return <Alert>{words.droppedText}</Alert>;
  }
}

function PreviewDecision({ like, nameless }: Pick<Preview, "like" | "nameless">) {
  const { preview: words } = useWords(feedImportWords);
  const language = useLanguage();
  const name = nameless && (
    <Alert tone="warning">
      <p className="font-semibold">{words.nameless.title(nameless)}</p>
      <p className="prose-line">{words.nameless.text}</p>
      <ButtonLink to="/espace/profil" variant="secondary" className="mt-2">
        {words.nameless.link}
      </ButtonLink>
    </Alert>
  );
  if (like)
    return (
      <>
        {name}
        <Alert tone="warning">
          <p className="font-semibold">
            {words.like.title(like.homes, formatCount(like.homes, language), like.agency)}
          </p>
          <p className="prose-line">{words.like.text}</p>
        </Alert>
        <DecisionForm
          choices={[
            { intent: "continue", label: words.like.continue },
            { intent: "accept", label: words.like.accept },
            { intent: "drop", label: words.drop },
          ]}
        />
      </>
    );
  return (
    <>
      {name}
      <DecisionForm
        choices={[
          { intent: "accept", label: words.accept },
          { intent: "drop", label: words.drop },
        ]}
      />
    </>
  );
}

function Panel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 rounded-card border border-line bg-raised p-5">
      <h2 className="text-xl font-semibold">{title}</h2>
      <p className="prose-line">{text}</p>
      {children}
    </section>
  );
}

function Running({ done, all }: { done: number; all: number }) {
  const words = useWords(feedImportWords);
  const language = useLanguage();
  const text = words.running(done, formatCount(done, language), formatCount(all, language));
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-raised p-5">
      <p role="status" className="text-xl font-semibold tabular-nums">
        {text}
      </p>
      <ProgressBar value={all === 0 ? 0 : done / all} label={text} />
      <p className="text-ink-soft">{words.runningText}</p>
    </section>
  );
}

function Done({ file: { id, facts } }: Pick<ShownImport, "file">) {
  const words = useWords(feedImportWords);
  return (
    <section className="flex flex-col gap-4">
      <Alert tone="success">{words.done.title}</Alert>
      <OutcomeTiles importId={id} facts={facts} />
      <div className="flex flex-wrap gap-3">
        {facts["draft"] ? (
          <ButtonLink to={reportHref(id, { outcome: "draft" })}>{words.done.toComplete}</ButtonLink>
        ) : null}
        <ButtonLink to="/publications" variant="secondary">
          {words.done.listings}
        </ButtonLink>
      </div>
    </section>
  );
}
