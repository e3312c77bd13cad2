import { Lightbulb } from "lucide-react";
import { useState } from "react";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { longestOf } from "../../form/listing-fields.ts";
import { Anchor, wordsOf } from "../../frame/ui/step-fields.tsx";
import { useStepField } from "../../frame/ui/step-form-context.ts";

/** Title and description, with advice. */
export function TextStep() {
  const words = useWords(publishFieldWords);
  const title = useStepField("title");
  const description = useStepField("description");
  const [length, setLength] = useState(description.typed.length);
  const most = longestOf("description");
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="flex flex-col gap-5 rounded-card border border-line bg-raised p-4 sm:p-6">
        <Anchor field="title">
          <TextField
            {...wordsOf(title)}
            hint={words.titleTip}
            name="title"
            defaultValue={title.typed}
            maxLength={longestOf("title")}
            autoComplete="off"
          />
        </Anchor>
        <Anchor field="description">
          <TextAreaField
            {...wordsOf(description)}
            name="description"
            defaultValue={description.typed}
            maxLength={most}
            rows={12}
            onInput={(event) => setLength(event.currentTarget.value.length)}
          />
          <p className="needs-scripts mt-1.5 text-right text-sm text-ink-soft tabular-nums">
            {words.counter(length, formatCount(length), formatCount(most))}
          </p>
        </Anchor>
      </div>
      <section aria-labelledby="conseils" className="rounded-card bg-ochre-soft p-5">
        <h2 id="conseils" className="flex items-center gap-2 font-semibold">
          <Lightbulb aria-hidden="true" className="size-5 text-ochre" />
          {words.tipsTitle}
        </h2>
        <ul className="mt-3 flex list-disc flex-col gap-2 pl-5 text-sm">
          {words.tips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
