import { useRef, useState } from "react";
import { placeFieldWords } from "#app/i18n/fr/place-field.ts";
import { useWords } from "#app/i18n/words.ts";
import { chosenPlace } from "./chosen-place.ts";
import { PlaceCombobox } from "./place-combobox.tsx";
import { NEAR_KM, useLocation } from "./use-location.ts";

type PlaceFieldProps = { label: string; placeholder?: string; hint?: string };

/** One place of any kind: as typed in the parameter `commune`, or the parameters of the chosen one. */
export function PlaceField(props: PlaceFieldProps) {
  const messages = useWords(placeFieldWords);
  const [text, setText] = useState("");
  const [values, setValues] = useState<[string, string][]>([]);
  const box = useRef<HTMLDivElement>(null);
  const { find, news, clear } = useLocation((here) => {
    setText(messages.located(here.name));
    setValues([...here.values, ["rayon", String(NEAR_KM)]]);
  });

  return (
    <div ref={box}>
      <PlaceCombobox
        {...props}
        name={values.length > 0 ? undefined : "commune"}
        text={text}
        onText={(typed) => {
          setText(typed);
          setValues([]);
          clear();
        }}
        onChoose={(suggested) => {
          const place = chosenPlace(suggested, box.current);
          setText(place.name);
          setValues(place.values);
          clear();
        }}
        onHere={find}
      />
      {values.map(([parameter, value]) => (
        <input key={`${parameter} ${value}`} type="hidden" name={parameter} value={value} />
      ))}
      <PlaceNews news={news} />
    </div>
  );
}

/** What became of « Autour de moi ». */
export function PlaceNews({ news }: { news: string }) {
  return (
    <p role="status" className="mt-1.5 text-sm text-ink-soft empty:hidden">
      {news}
    </p>
  );
}
