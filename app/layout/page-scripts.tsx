import { createContext, use, useEffect } from "react";
import { HYDRATED } from "./hydrated.ts";

/** The script that starts a page, as the server writes it; the browser, which has it, writes none. */
export const PageStart = createContext<{ code: string; nonce: string } | null>(null);

/** In the place of React Router's `<Scripts>`, which asks for scripts before anything is painted (decision 15). */
export function PageScripts() {
  const start = use(PageStart);
  useEffect(() => {
    performance.mark(HYDRATED);
  }, []);
  return (
    <script nonce={start?.nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: start?.code ?? "" }} />
  );
}
