import { X } from "lucide-react";
import { useRef, useState } from "react";
import { placeFieldWords } from "#app/i18n/fr/communes/place-field.ts";
import { useWords } from "#app/i18n/words.ts";
import { ScriptButton } from "#app/ui/button.tsx";
import { type ChosenPlace, chosenPlace } from "./chosen-place.ts";
import { fillField } from "./fill-field.ts";
import { PlaceCombobox } from "./place-combobox.tsx";
import { PlaceNews } from "./place-news.tsx";
import { NEAR_KM, useLocation } from "./use-location.ts";

type PlacesFieldProps = {
  label: string;
  hideLabel?: boolean;
  placeholder: string;
  chosen: ChosenPlace[];
  unknown: string[];
  suggested: ChosenPlace[];
};

/** Several places of any kind, each with its own parameters; some large cities are offered as buttons. */
export function PlacesField({ label, hideLabel = false, placeholder, chosen, unknown, suggested }: PlacesFieldProps) {
  const messages = useWords(placeFieldWords);
  const [places, setPlaces] = useState(chosen);
  const [text, setText] = useState(unknown.join(", "));
  const [news, setNews] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const location = useLocation((here) => {
    add(here);
    fillField(box.current, "rayon", String(NEAR_KM));
  });

  function add({ name, values }: ChosenPlace) {
    location.clear();
    setText("");
    setNews(messages.added(name));
    setPlaces((current) =>
      current.some((place) => isSame(place, { values })) ? current : [...current, { name, values }],
    );
  }

  function remove(removed: ChosenPlace) {
    setNews(messages.removed(removed.name));
    setPlaces((current) => current.filter((place) => !isSame(place, removed)));
  }

  const offered = suggested.filter((city) => !places.some((place) => isSame(place, city)));
  return (
    <div ref={box} className="flex min-w-0 flex-col gap-2">
      <PlaceCombobox
        label={label}
        hideLabel={hideLabel}
        placeholder={placeholder}
        name="commune"
        text={text}
        onText={(typed) => {
          location.clear();
          setText(typed);
        }}
        onChoose={(place) => add(chosenPlace(place, box.current))}
        onHere={location.find}
      />
      <PlaceNews news={location.news} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {places.length > 0 ? (
          <ul aria-label={messages.chosen} className="flex flex-wrap gap-2">
            {places.map((place) => (
              <li
                key={place.values.join(" ")}
                className="flex items-center rounded-full bg-action-soft pl-3 text-sm font-medium"
              >
                {place.values.map(([parameter, value]) => (
                  <input key={parameter} type="hidden" name={parameter} value={value} />
                ))}
                {place.name}
                <ScriptButton
                  aria-label={messages.remove(place.name)}
                  onClick={() => remove(place)}
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
              <li key={city.name}>
                <ScriptButton onClick={() => add(city)} className={offer}>
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

const offer =
  "min-h-11 rounded-full border border-line px-4 text-sm hover:border-action hover:text-action disabled:opacity-60";

const isSame = (one: Pick<ChosenPlace, "values">, other: Pick<ChosenPlace, "values">) =>
  one.values.join(" ") === other.values.join(" ");
