import { useSearchParams } from "react-router";

/** The secret of the list, where a mail's link led here: pages that follow need it too. */
function useSecret(): [string, string][] {
  const [params] = useSearchParams();
  const token = params.get("jeton");
  return token === null ? [] : [["jeton", token]];
}

/** The page that changes an alert of the list. */
export const useChangeHref = (id: number): string =>
  `/alertes/modifier?${new URLSearchParams([["alerte", String(id)], ...useSecret()]).toString()}`;

/** Back to the list. */
export function useListHref(): string {
  const query = new URLSearchParams(useSecret()).toString();
  return query === "" ? "/alertes" : `/alertes?${query}`;
}
