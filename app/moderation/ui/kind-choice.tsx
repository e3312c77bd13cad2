import { useId } from "react";

type Choice = { value: string; label: string; hint?: string | undefined };
type ChoiceProps = {
  legend: string;
  name: string;
  choices: Choice[];
  chosen: string | undefined;
  error?: string | undefined;
};

/** A choice of one kind, with targets as large as a finger, and the problem below. */
export function KindChoice({ legend, name, choices, chosen, error }: ChoiceProps) {
  const id = useId();
  return (
    <fieldset {...(error ? { "aria-describedby": id } : {})}>
      <legend className="required-mark mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="flex flex-col gap-2">
        {choices.map(({ value, label, hint }) => (
          <label
            key={value}
            className={"flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line-strong px-3 py-2 ".concat(
              "hover:border-action has-checked:border-action has-checked:bg-action-soft has-aria-invalid:border-danger",
            )}
          >
            <input
              type="radio"
              name={name}
              value={value}
              required
              defaultChecked={value === chosen}
              className="size-5 shrink-0 accent-action"
              {...(error ? { "aria-invalid": true } : {})}
            />
            <span>
              {label}
              {hint ? <span className="block text-sm text-ink-soft">{hint}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={id} className="mt-1.5 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
