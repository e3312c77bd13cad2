import { Camera } from "lucide-react";
import type { ComponentProps } from "react";
import { buttonClass } from "./button.tsx";

// The browser's own input announces the chosen file, which no script can do.
const withoutScripts = {
  label:
    "noscript:w-full noscript:min-w-0 noscript:flex-col noscript:items-start noscript:border-0 noscript:bg-transparent noscript:px-0 noscript:text-ink",
  input:
    "noscript:not-sr-only noscript:min-h-11 noscript:w-full noscript:min-w-0 noscript:rounded-control noscript:border noscript:border-line-strong noscript:p-2 noscript:font-normal",
};

type FileChoiceProps = Omit<ComponentProps<"input">, "type" | "className" | "capture"> & {
  label: string;
  /** Id of the button's text, for a field with its own label above. */
  labelId?: string;
  variant: "primary" | "secondary";
  /** Uses the camera; the button is shown only on handheld devices. */
  isCamera?: boolean;
};

/** A button over the browser's file input, which is shown without JavaScript. */
export function FileChoice({ label, labelId, variant, isCamera = false, ...input }: FileChoiceProps) {
  const shown = isCamera ? "hidden pointer-coarse:inline-flex" : "inline-flex";
  return (
    <label
      className={`${buttonClass(variant).replace("inline-flex", shown)} relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-action ${withoutScripts.label}`}
    >
      {isCamera ? <Camera aria-hidden="true" className="size-5" /> : null}
      <span id={labelId}>{label}</span>
      <input
        type="file"
        className={`sr-only ${withoutScripts.input}`}
        {...(isCamera ? { capture: "environment" as const } : {})}
        {...input}
      />
    </label>
  );
}
