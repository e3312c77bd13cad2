import { useRef } from "react";
import { isHexColour } from "#app/brand/contrast.ts";
import { contentWords } from "#app/i18n/fr/content/content.ts";
import { useWords } from "#app/i18n/words.ts";
import { control, Field } from "#app/ui/field.tsx";

type ColourFieldProps = { label: string; hint: string; error?: string | undefined; name: string; defaultValue: string };

/** A colour as text, which the form submits, and the browser's palette beside it, which writes that text. */
export function ColourField({ name, defaultValue, ...described }: ColourFieldProps) {
  const { colours: words } = useWords(contentWords);
  const text = useRef<HTMLInputElement>(null);
  const palette = useRef<HTMLInputElement>(null);
  const paletteOf = (colour: string) => (isHexColour(colour) ? colour.toLowerCase() : "#000000");
  return (
    <Field {...described} required>
      {(wiring) => (
        <div className="flex gap-2">
          <input
            {...wiring}
            ref={text}
            type="text"
            name={name}
            required
            maxLength={7}
            autoComplete="off"
            spellCheck={false}
            defaultValue={defaultValue}
            onInput={({ currentTarget: { value } }) => void (palette.current!.value = paletteOf(value))}
            className={`${control} max-w-40 tabular-nums`}
          />
          <input
            ref={palette}
            type="color"
            aria-label={words.palette(described.label)}
            defaultValue={paletteOf(defaultValue)}
            onInput={({ currentTarget: { value } }) => void (text.current!.value = value)}
            className="needs-scripts h-11 w-14 cursor-pointer rounded-control border border-line-strong bg-raised p-1"
          />
        </div>
      )}
    </Field>
  );
}
