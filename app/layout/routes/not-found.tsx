import { data } from "react-router";

/** Catches unknown addresses with a loader, so that the error page has the site's data. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export function action(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
