import { useEffect } from "react";
import { tabStorage } from "./browser-storage.ts";

/** Deletes the tab's stored fields of a form that another page has sent; null for no form. */
export function useForgottenForm(key: string | null): void {
  useEffect(() => {
    if (key !== null) tabStorage.write(key, null);
  }, [key]);
}
