import { createContext, use, useEffect } from "react";
import { HYDRATED } from "./hydrated.ts";

/** What starts a page, as the server writes it: the script of its head, its data, its script. The browser writes none of them. */
export const PageStart = createContext<{ marks: string; data: string; code: string } | null>(null);

/** In the head: what the first paint must know. */
export function PageMarks() {
  const start = use(PageStart);
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start?.marks ?? "" }} />;
}

/** Replaces React Router's `<Scripts>`, which loads scripts before the first paint (decision 15). */
export function PageScripts() {
  const start = use(PageStart);
  useEffect(() => {
    performance.mark(HYDRATED);
  }, []);
  return (
    <>
      {/* Just before the script, which reads it there. */}
      <script
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: start?.data ?? "" }}
      />
      <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start?.code ?? "" }} />
    </>
  );
}
