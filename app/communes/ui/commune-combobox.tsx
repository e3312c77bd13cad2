import { MapPin } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { communeFieldWords } from "#app/i18n/fr/commune-field.ts";
import { useWords } from "#app/i18n/words.ts";
import { control, Field } from "#app/ui/field.tsx";
import { useTypedEarly } from "#app/ui/typed-early.ts";
import type { Commune } from "../commune.ts";
import { useCommuneSuggestions } from "./use-commune-suggestions.ts";

type CommuneComboboxProps = {
  label: string;
  hideLabel?: boolean;
  required?: boolean;
  placeholder?: string;
  hint?: string;
  error?: string;
  text: string;
  onText(text: string): void;
  onChoose(commune: Commune): void;
};

/**
 * A text field that suggests communes (ARIA combobox with a list). It is an ordinary form field: without JavaScript, or
 * without choosing, the typed text is sent and understood.
 */
export function CommuneCombobox({
  label,
  hideLabel = false,
  required = false,
  placeholder,
  hint,
  error,
  text,
  onText,
  onChoose,
}: CommuneComboboxProps) {
  const messages = useWords(communeFieldWords);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const communes = useCommuneSuggestions(isOpen ? text : "");
  const shown = isOpen && communes.length > 0;
  const field = useRef<HTMLInputElement>(null);
  useTypedEarly(field, onText);

  function choose(commune: Commune) {
    setOpen(false);
    setActive(-1);
    onChoose(commune);
    // An `input` event, as if it had been typed, for forms that save themselves.
    setTimeout(() => field.current?.dispatchEvent(new Event("input", { bubbles: true })));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && shown) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === "Enter" && shown && communes[active]) {
      event.preventDefault();
      choose(communes[active]);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive((current) => (communes.length === 0 ? -1 : (current + step + communes.length) % communes.length));
    }
  }

  return (
    <div className="min-w-0">
      <Field
        label={label}
        hideLabel={hideLabel}
        required={required}
        {...(hint ? { hint } : {})}
        {...(error ? { error } : {})}
      >
        {(wiring) => (
          <div className="relative">
            <input
              ref={field}
              name="commune"
              type="text"
              role="combobox"
              required={required}
              aria-expanded={shown}
              aria-controls={`${wiring.id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={shown && active >= 0 ? `${wiring.id}-${active}` : undefined}
              autoComplete="off"
              maxLength={100}
              placeholder={placeholder}
              value={text}
              onChange={(event) => {
                onText(event.target.value);
                setOpen(true);
                setActive(-1);
              }}
              onKeyDown={onKeyDown}
              onBlur={() => setOpen(false)}
              className={control}
              {...wiring}
            />
            <div
              id={`${wiring.id}-list`}
              role="listbox"
              aria-label={messages.suggestions}
              hidden={!shown}
              className="absolute top-full right-0 left-0 z-20 mt-1 max-h-80 min-w-56 overflow-auto rounded-control border border-line bg-raised p-1 text-ink shadow-lifted"
            >
              {communes.map((commune, index) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field's own keys choose
                <div
                  key={commune.id}
                  id={`${wiring.id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(commune)}
                  className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control px-2 aria-selected:bg-action-soft hover:bg-action-soft"
                >
                  <MapPin aria-hidden="true" className="size-4 shrink-0 text-action" />
                  <span className="min-w-0">
                    {commune.name} <span className="text-sm text-ink-soft">{commune.postalCode}</span>
                  </span>
                </div>
              ))}
            </div>
          </div>
        )}
      </Field>
      <p role="status" className="sr-only">
        {isOpen && text.trim() !== "" ? messages.found(communes.length) : ""}
      </p>
    </div>
  );
}
