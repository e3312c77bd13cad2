import { useEffect, useEffectEvent, useRef } from "react";
import { useFetcher } from "react-router";
import { favouriteWords } from "#app/i18n/fr/favourites/favourites.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { useWords } from "#app/i18n/words.ts";
import { priceChangeRules } from "#app/listings/life/price-change.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { SwitchField } from "#app/ui/switch-field.tsx";
import { readTypedEarly } from "#app/ui/typed-early.ts";
import { favouriteNotices, type FavouriteNotices } from "../favourite-notices.ts";

/** The action's answer. */
export type SavedNotices = { saved: true };

type NoticeSwitchesProps = { notices: FavouriteNotices; answer: SavedNotices | undefined };

/** The choice of notices of favourites: saved at once with scripts, by the button without. */
export function NoticeSwitches({ notices, answer }: NoticeSwitchesProps) {
  const words = useWords(favouriteWords).notices;
  const when = { ...words.when, drop: words.when.drop(formatCount(priceChangeRules.leastDropPercent)) };
  const fetcher = useFetcher<SavedNotices>();
  const form = useRef<HTMLFormElement>(null);
  const saveEarly = useEffectEvent(() => {
    const isChanged = [...form.current!.elements].some((field) => readTypedEarly(field) !== undefined);
    if (isChanged) void fetcher.submit(form.current);
  });
  useEffect(() => saveEarly(), []);
  const isSaved = fetcher.state === "idle" && (fetcher.data ?? answer) !== undefined;
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action="/favoris"
      onChange={(event) => void fetcher.submit(event.currentTarget)}
      className="card mt-6 px-4 py-3 sm:px-5 print:hidden"
    >
      <input type="hidden" name="intent" value="notices" />
      <fieldset className="flex flex-wrap gap-x-8 gap-y-1">
        <legend className="sr-only">{words.legend}</legend>
        <p className="flex basis-full flex-wrap items-baseline gap-x-2">
          <span aria-hidden="true" className="font-semibold">
            {words.legend}
          </span>
          <span role="status" className="text-sm text-success">
            {isSaved ? words.saved : ""}
          </span>
        </p>
        {favouriteNotices.map((notice) => (
          <SwitchField key={notice} name={notice} value="oui" defaultChecked={notices[notice]} className="leading-snug">
            {when[notice]}
          </SwitchField>
        ))}
        <SubmitButton variant="secondary" className="needs-no-scripts mt-2 self-start">
          {words.save}
        </SubmitButton>
      </fieldset>
    </fetcher.Form>
  );
}
