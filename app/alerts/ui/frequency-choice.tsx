import { type AlertFrequency, alertFrequencies } from "#app/domain/alert.ts";
import { alertWords } from "#app/i18n/fr/alerts/alerts.ts";
import { useWords } from "#app/i18n/words.ts";

/** How often an alert sends mails: three choices, each as large as a finger. */
export function FrequencyChoice({ legend, chosen }: { legend: string; chosen: AlertFrequency }) {
  const { frequencies } = useWords(alertWords);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-col gap-2">
        {alertFrequencies.map((frequency) => (
          <label
            key={frequency}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line-strong px-3 hover:border-action has-checked:border-action has-checked:bg-action-soft"
          >
            <input
              type="radio"
              name="frequence"
              value={frequency}
              defaultChecked={frequency === chosen}
              className="size-5 shrink-0 accent-action"
            />
            {frequencies[frequency]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
