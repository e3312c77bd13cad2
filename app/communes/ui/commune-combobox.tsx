import { MapPin } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { communeFieldWords } from "#app/i18n/fr/commune-field.ts";
import { useWords } from "#app/i18n/words.ts";
import type { Commune } from "../commune.ts";
import { useCommuneSuggestions } from "./use-commune-suggestions.ts";

type CommuneComboboxProps = {
  label: string;
  hideLabel?: boolean;
  placeholder?: string;
  hint?: string;
  error?: string;
  text: string;
  onText(text: string): void;
  onChoose(commune: Commune): void;
};

/**
 * A text field that suggests communes (ARIA combobox with a list). It is an ordinary field of the form:
 * without JavaScript, or without choosing, what is typed is sent and understood.
 */
export function CommuneCombobox({ label, hideLabel = false, placeholder, hint, error, text, onText, onChoose }: CommuneComboboxProps) {
  const messages = useWords(communeFieldWords);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const communes = useCommuneSuggestions(isOpen ? text : "");
  const shown = isOpen && communes.length > 0;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");

  function choose(commune: Commune) {
    setOpen(false);
    setActive(-1);
    onChoose(commune);
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
    <div className="relative flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className={hideLabel ? "sr-only" : "text-sm font-semibold"}>
        {label}
      </label>
      <input
        id={id}
        name="commune"
        type="text"
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
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
        className="min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-raised px-3 py-2 text-ink placeholder:text-ink-soft aria-invalid:border-danger aria-invalid:bg-danger-soft"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={messages.suggestions}
        hidden={!shown}
        className="absolute top-full right-0 left-0 z-20 mt-1 max-h-80 min-w-56 overflow-auto rounded-control border border-line bg-raised p-1 text-ink shadow-lifted"
      >
        {communes.map((commune, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field's own keys choose
          <div
            key={commune.id}
            id={`${id}-${index}`}
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
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {isOpen && text.trim() !== "" ? messages.found(communes.length) : ""}
      </p>
    </div>
  );
}
