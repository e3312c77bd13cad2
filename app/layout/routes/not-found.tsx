import { data } from "react-router";

/** Every address that no other route has: with a loader of its own, so that the error page knows the site. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export function action(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
