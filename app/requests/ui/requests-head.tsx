import { Link } from "react-router";

type RequestsHeadProps = { title: string; intro: string; other: { href: string; label: string } | null };

/** The title of a list of requests, what it holds, and the link to the other list. */
export function RequestsHead({ title, intro, other }: RequestsHeadProps) {
  return (
    <>
      <h1 className="heading-1">{title}</h1>
      <p className="prose-line mt-2 mb-6 text-ink-soft">
        {intro}{" "}
        {other ? (
          <Link to={other.href} className="text-action underline underline-offset-4">
            {other.label}
          </Link>
        ) : null}
      </p>
    </>
  );
}
