import { useEffect } from "react";
import { tabStorage } from "./browser-storage.ts";

/** Forgets what the tab keeps of a form that another page has sent; null: of none. */
export function useForgottenForm(key: string | null): void {
  useEffect(() => {
    if (key !== null) tabStorage.write(key, null);
  }, [key]);
}
