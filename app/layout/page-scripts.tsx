import { createContext, use } from "react";

/** The script of a page's head, its data, and its script, all written only by the server. */
export const PageStart = createContext<{ marks: string; data: string; code: string } | null>(null);

/** The script in the head, with marks that the first paint needs. */
export function PageMarks() {
  const start = use(PageStart);
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start?.marks ?? "" }} />;
}

/** Replaces React Router's `<Scripts>`, which loads scripts before the first paint (decision 15). */
export function PageScripts() {
  const start = use(PageStart);
  return (
    <>
      {/* Just before the script that reads it. */}
      <script
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: start?.data ?? "" }}
      />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start?.code ?? "" }} />
    </>
  );
}
