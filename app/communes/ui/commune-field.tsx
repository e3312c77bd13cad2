import { useState } from "react";
import { CommuneCombobox } from "./commune-combobox.tsx";
import { unambiguousName } from "../unambiguous-name.ts";

type CommuneFieldProps = {
  label: string;
  required?: boolean;
  placeholder?: string;
  hint?: string | undefined;
  error?: string | undefined;
  defaultValue?: string;
};

/** One commune, as the parameter `commune` of a form. */
export function CommuneField({ defaultValue = "", ...rest }: CommuneFieldProps) {
  const [text, setText] = useState(defaultValue);
  return (
    <CommuneCombobox {...rest} text={text} onText={setText} onChoose={(commune) => setText(unambiguousName(commune))} />
  );
}
