import { X } from "lucide-react";
import { useState } from "react";
import { communeFieldWords } from "#app/i18n/fr/commune-field.ts";
import { useWords } from "#app/i18n/words.ts";
import { ScriptButton } from "#app/ui/button.tsx";
import type { Commune } from "../commune.ts";
import { CommuneCombobox } from "./commune-combobox.tsx";
import { unambiguousName } from "../unambiguous-name.ts";

type CommuneFieldProps = {
  label: string;
  required?: boolean;
  placeholder?: string;
  hint?: string;
  error?: string;
  defaultValue?: string;
};

/** One commune, as the parameter `commune` of a form. */
export function CommuneField({ defaultValue = "", ...rest }: CommuneFieldProps) {
  const [text, setText] = useState(defaultValue);
  return (
    <CommuneCombobox {...rest} text={text} onText={setText} onChoose={(commune) => setText(unambiguousName(commune))} />
  );
}

type Chosen = Pick<Commune, "slug" | "name">;
type CommunesFieldProps = {
  label: string;
  placeholder: string;
  chosen: Chosen[];
  unknown: string[];
  suggested: Chosen[];
};

/** Several communes, one parameter `commune` each; some large cities are offered as buttons. */
export function CommunesField({ label, placeholder, chosen, unknown, suggested }: CommunesFieldProps) {
  const messages = useWords(communeFieldWords);
  const [communes, setCommunes] = useState(chosen);
  const [text, setText] = useState(unknown.join(", "));
  const [news, setNews] = useState("");

  function add(commune: Chosen) {
    setText("");
    setNews(messages.added(commune.name));
    setCommunes((current) =>
      current.some(({ slug }) => slug === commune.slug)
        ? current
        : [...current, { slug: commune.slug, name: commune.name }],
    );
  }

  function remove({ slug, name }: Chosen) {
    setNews(messages.removed(name));
    setCommunes((current) => current.filter((commune) => commune.slug !== slug));
  }

  const offered = suggested.filter(({ slug }) => !communes.some((commune) => commune.slug === slug));
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <CommuneCombobox label={label} placeholder={placeholder} text={text} onText={setText} onChoose={add} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {communes.length > 0 ? (
          <ul aria-label={messages.chosen} className="flex flex-wrap gap-2">
            {communes.map((commune) => (
              <li key={commune.slug} className="flex items-center rounded-full bg-action-soft pl-3 text-sm font-medium">
                <input type="hidden" name="commune" value={commune.slug} />
                {commune.name}
                <ScriptButton
                  aria-label={messages.remove(commune.name)}
                  onClick={() => remove(commune)}
                  className="flex size-11 items-center justify-center rounded-full hover:text-accent disabled:opacity-60"
                >
                  <X aria-hidden="true" className="size-4" />
                </ScriptButton>
              </li>
            ))}
          </ul>
        ) : null}
        {offered.length > 0 ? (
          <ul className="flex flex-wrap gap-2">
            {offered.map((city) => (
              <li key={city.slug}>
                <ScriptButton
                  onClick={() => add(city)}
                  className="min-h-11 rounded-full border border-line px-4 text-sm hover:border-action hover:text-action disabled:opacity-60"
                >
                  + {city.name}
                </ScriptButton>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  );
}
