import { useRef } from "react";
import { placeFieldWords } from "#app/i18n/fr/communes/place-field.ts";
import { useWords } from "#app/i18n/words.ts";
import { type ChosenPlace, chosenPlace } from "./chosen-place.ts";
import { PlaceCombobox } from "./place-combobox.tsx";
import { PlaceNews } from "./place-news.tsx";
import { NEAR_KM, useLocation } from "./use-location.ts";

type PlaceFieldProps = {
  label: string;
  placeholder?: string;
  /** The typed text, without `values`, or the chosen place. */
  place: ChosenPlace;
  onPlace(place: ChosenPlace): void;
};

/** One place of any kind: as typed in the parameter `commune`, or the parameters of the chosen one. */
export function PlaceField({ place: { name, values }, onPlace, ...props }: PlaceFieldProps) {
  const messages = useWords(placeFieldWords);
  const box = useRef<HTMLDivElement>(null);
  const { find, news, clear } = useLocation((here) =>
    onPlace({ name: messages.located(here.name), values: [...here.values, ["rayon", String(NEAR_KM)]] }),
  );

  return (
    <div ref={box}>
      <PlaceCombobox
        {...props}
        name={values.length > 0 ? undefined : "commune"}
        text={name}
        onText={(typed) => {
          onPlace({ name: typed, values: [] });
          clear();
        }}
        onChoose={(suggested) => {
          onPlace(chosenPlace(suggested, box.current));
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
