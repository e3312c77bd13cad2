import { data, redirect } from "react-router";
import { visitor } from "#app/account/actor.ts";
import { findSession, type Session } from "#app/account/session.server.ts";
import { reportWords } from "#app/i18n/fr/moderation/reports.ts";
import { useWords } from "#app/i18n/words.ts";
import { returnQuery } from "#app/layout/destination.server.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { retrySeconds } from "#app/platform/limits/limits.repository.server.ts";
import { type Platform, platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { TRAP } from "#app/ui/trap-field.tsx";
import { secretLinkMeta } from "#app/account/secret-link-meta.ts";
import { type ReportedKind, reportedKinds } from "#app/domain/report.ts";
import { reportStateHref } from "../report-address.ts";
import { readReport, type ReportField, reportFields } from "../report.schema.ts";
import type { Thing } from "../thing.ts";
import { type ReportAnswer, ReportForm } from "../ui/report-form.tsx";
import { findReported } from "../use-cases/find-reported.server.ts";
import { reportThing } from "../use-cases/report-thing.server.ts";
import type { Route } from "./+types/report";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  secretLinkMeta(reportWords.french.form.titles[loaderData?.thing.kind ?? "listing"]);

/** The form of a report: on a listing, a profile, or a message of a thread that the visitor may read. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const session = await findSession(platform, request);
  const thing = await requireThing(platform, url, session);
  return { thing, account: accountOf(session) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const session = await findSession(platform, request);
  const thing = await requireThing(platform, url, session, true);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? "").slice(0, 10_000);
  const typed = Object.fromEntries(reportFields.map((name) => [name, text(name)])) as Record<ReportField, string>;
  const answer = (status: number, rest: Partial<ReportAnswer>) =>
    data<ReportAnswer>({ refusal: "invalid", problems: {}, typed, ...rest }, { status });
  if (text(TRAP) !== "") return answer(200, { refusal: "known" });
  const read = readReport(typed, thing.kind, accountOf(session));
  if (!read.ok) return answer(400, { problems: read.problems });
  const reported = await reportThing(platform, {
    about: { kind: thing.kind, id: thing.id },
    report: read.report,
    actor: session?.actor ?? visitor,
    network: clientAddress(request),
  });
  if (!reported.ok) return answer(429, { refusal: reported.code, wait: retrySeconds() });
  return reported.secret === null
    ? answer(200, { refusal: "known" })
    : redirect(`${reportStateHref(reported.secret)}&recu=${read.report.email === null ? "page" : "courriel"}`);
}

/** The fields of a thing in the form: the message is the only part of a thread. */
type Shown = Pick<Thing, "id" | "title" | "by" | "text" | "href"> & { kind: ReportedKind };

async function requireThing(platform: Platform, url: URL, session: Session | null, isForm = false): Promise<Shown> {
  const asked = (name: string) => url.searchParams.get(name) ?? "";
  const [message, secret] = [asked("message"), asked("jeton")];
  const thing = await findReported(
    platform,
    { reference: asked("annonce"), slug: asked("annonceur"), message, secret },
    session?.actor ?? visitor,
  );
  const kind = reportedKinds.find((one) => one === thing?.kind);
  if (thing && kind) {
    const { id, title, by, text, href } = thing;
    return { kind, id, title, by, text, href };
  }
  // The session may have ended since the page was opened.
  if (message !== "" && secret === "" && !session) throw redirect(`/connexion?${returnQuery(url, { isForm })}`);
  throw data(null, { status: 404 });
}

function accountOf(session: Session | null) {
  if (!session) return null;
  const { firstName, familyName, email } = session.actor.account;
  return { name: `${firstName} ${familyName}`, email };
}

export default function ReportPage({ loaderData: { thing, account }, actionData }: Route.ComponentProps) {
  const { form: words } = useWords(reportWords);
  return (
    <section className="page flex max-w-3xl flex-col gap-6 py-10 md:py-14">
      <div>
        <h1 className="heading-1">{words.titles[thing.kind]}</h1>
        <p className="prose-line mt-3 text-ink-soft">{words.intro}</p>
      </div>
      <ReportedThing thing={thing} />
      <ReportForm about={thing} account={account} answer={actionData} />
      <p className="text-sm text-ink-soft">{words.urgent}</p>
    </section>
  );
}

function ReportedThing({ thing: { kind, id, title, by, text, href } }: { thing: Shown }) {
  const { form: words } = useWords(reportWords);
  return (
    <div className="card p-4">
      <p className="text-sm text-ink-soft">{words.about}</p>
      {kind === "message" ? (
        <>
          <p className="font-semibold">{words.messageOf(by, title)}</p>
          <blockquote className="mt-2 line-clamp-6 border-l-4 border-line-strong pl-3 wrap-anywhere whitespace-pre-line">
            {text}
          </blockquote>
        </>
      ) : (
        <>
          <p className="font-semibold wrap-anywhere">
            {href ? (
              <a href={href} className="link">
                {title}
              </a>
            ) : (
              title
            )}
          </p>
          {kind === "listing" ? <p className="text-sm text-ink-soft">{words.listingOf(id, by)}</p> : null}
        </>
      )}
    </div>
  );
}
