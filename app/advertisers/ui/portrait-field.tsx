import { useEffect, useId, useRef, useState } from "react";
import { photoWords } from "#app/i18n/fr/publish/photos.ts";
import { profileWords } from "#app/i18n/fr/advertisers/profile.ts";
import { useWords } from "#app/i18n/words.ts";
import { PICTURE_TYPES } from "#app/platform/pictures/picture-kind.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { FileChoice } from "#app/ui/file-choice.tsx";

type PortraitFieldProps = { name: string; photoUrl: string | null; error: string | undefined };
type Chosen = { file: string; preview: string };

/** A profile's photo or logo: the current one, or the one just chosen, as visitors will see it. */
export function PortraitField({ name, photoUrl, error }: PortraitFieldProps) {
  const { fields } = useWords(profileWords);
  const photos = useWords(photoWords);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);

  // A file that was chosen before hydration.
  useEffect(() => setChosen(chosenIn(input.current)), []);
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.preview) : undefined), [chosen]);

  const giveUp = () => {
    if (input.current) input.current.value = "";
    setChosen(null);
    input.current?.focus();
  };

  return (
    <div className="flex flex-col gap-1.5">
      <p id={`${id}-label`} className="text-sm font-semibold">
        {fields.photo}
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Avatar
          name={name}
          photoUrl={chosen?.preview ?? photoUrl}
          photoAlt={chosen ? fields.photoChosen : fields.photoNow}
          size="large"
        />
        <div className="flex min-w-0 grow basis-56 flex-col items-start gap-1.5">
          <div className="flex w-full flex-wrap items-center gap-2">
            <FileChoice
              ref={input}
              label={photoUrl || chosen ? fields.photoChange : fields.photoChoose}
              labelId={`${id}-choice`}
              variant="secondary"
              name="photo"
              accept={PICTURE_TYPES}
              onChange={(event) => setChosen(chosenIn(event.currentTarget))}
              aria-labelledby={`${id}-label ${id}-choice`}
              aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
              aria-invalid={error ? true : undefined}
            />
            {chosen ? (
              <Button variant="quiet" onClick={giveUp}>
                {fields.photoGiveUp}
              </Button>
            ) : null}
          </div>
          <p role="status" className="max-w-full text-sm break-words">
            {chosen ? fields.photoReady(chosen.file) : ""}
          </p>
          {error ? (
            <p id={`${id}-error`} className="text-sm font-medium text-danger">
              {error}
            </p>
          ) : null}
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {photos.formats}
          </p>
          {photoUrl && !chosen ? <CheckboxField label={fields.removePhoto} name="removePhoto" /> : null}
        </div>
      </div>
    </div>
  );
}

function chosenIn(input: HTMLInputElement | null): Chosen | null {
  const file = input?.files?.[0];
  return file ? { file: file.name, preview: URL.createObjectURL(file) } : null;
}
