import { Download } from "lucide-react";
import { exportWords } from "#app/i18n/fr/feeds/exports.ts";
import { useWords } from "#app/i18n/words.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { exportFormats } from "../export-format.ts";
import { ExportSection } from "./export-section.tsx";

/** The three files, with a description each. */
export function Downloads() {
  const { downloads: words } = useWords(exportWords);
  return (
    <ExportSection id="telecharger" title={words.title}>
      <ul className="grid gap-5 md:grid-cols-3">
        {exportFormats.map((format) => {
          const { name, text } = words.formats[format];
          return (
            <li key={format} className="flex flex-col items-start gap-3">
              <h3 className="font-semibold">{name}</h3>
              <p className="grow text-ink-soft">{text}</p>
              <a href={`/exports/fichier?format=${format}`} download className={buttonClass("secondary")}>
                <Download aria-hidden="true" className="size-5 shrink-0" />
                {words.button(name)}
              </a>
            </li>
          );
        })}
      </ul>
    </ExportSection>
  );
}
