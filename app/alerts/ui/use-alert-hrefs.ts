import { useSearchParams } from "react-router";
import { alertListHref } from "../alert-list-href.ts";

/** The secret of the mail's link that led here, if any, for links to the next pages. */
function useToken(): string | null {
  const [params] = useSearchParams();
  return params.get("jeton");
}

/** The page that changes an alert of the list. */
export function useEditHref(id: number): string {
  const token = useToken();
  const query = new URLSearchParams({ alerte: String(id), ...(token === null ? {} : { jeton: token }) });
  return `/alertes/modifier?${query.toString()}`;
}

/** The address of the list. */
export const useListHref = (): string => alertListHref({ token: useToken() });
