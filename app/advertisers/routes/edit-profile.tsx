import { data } from "react-router";
import { sessionContext } from "#app/account/session.server.ts";
import { photoWords } from "#app/i18n/fr/publish/photos.ts";
import { profileWords } from "#app/i18n/fr/advertisers/profile.ts";
import { useWords } from "#app/i18n/words.ts";
import { SpaceFrame } from "#app/layout/workspace/space-frame.tsx";
import { platformContext } from "#app/platform/context.ts";
import { readForm } from "#app/platform/http/read-form.ts";
import { Alert } from "#app/ui/alert.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { findOwnAdvertiser, findOwnCommune } from "../own-advertiser.repository.server.ts";
import {
  type PhotoRefusal,
  profileFields,
  type TypedProfile as Typed,
  type ProfileProblems,
} from "../profile.schema.ts";
import { ProfileForm } from "../ui/profile-form.tsx";
import { saveProfile } from "../use-cases/save-profile.server.ts";
import type { Route } from "./+types/edit-profile";

const LONGEST_READ = 4_000;

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(platformContext);
  const { actor } = context.get(sessionContext);
  const own = await findOwnAdvertiser(db, actor);
  const { agencyName, siret, description = "", phone, address = "" } = own ?? {};
  const form: Typed = {
    agencyName: agencyName ?? "",
    siret: siret ?? "",
    description,
    phone: phone ?? "",
    address,
    commune: own ? await findOwnCommune(db, own.communeId) : "",
  };
  const { firstName, familyName, userType } = actor.account;
  return {
    form,
    userType,
    name: agencyName || `${firstName} ${familyName}`,
    photoUrl: own?.photoUrl ?? null,
    slug: own?.slug ?? null,
  };
}

type Answer = { isSaved: boolean; form: Typed | null; problems: ProfileProblems; photoProblem: PhotoRefusal | null };

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(sessionContext);
  const sent = await readForm(request);
  const form = Object.fromEntries(
    profileFields.map((name) => [name, String(sent.get(name) ?? "").slice(0, LONGEST_READ)]),
  ) as Typed;
  const file = sent.get("photo");
  const photo =
    file instanceof File && file.size > 0
      ? Buffer.from(await file.arrayBuffer())
      : sent.get("removePhoto") === "on"
        ? "remove"
        : "keep";
  const answer = (status: number, rest: Partial<Answer>) =>
    data<Answer>({ isSaved: false, form, problems: {}, photoProblem: null, ...rest }, { status });
  const saved = await saveProfile(context.get(platformContext), { actor, form, photo });
  if (saved.ok) return answer(200, { isSaved: true, form: null });
  if (saved.code === "not_allowed") throw data(null, { status: 403 });
  return answer(422, { problems: saved.problems, photoProblem: saved.photo });
}

export default function EditProfilePage({
  loaderData: { form, userType, name, photoUrl, slug },
  actionData,
}: Route.ComponentProps) {
  const words = useWords(profileWords);
  const photos = useWords(photoWords);
  const { problems = {}, photoProblem = null } = actionData ?? {};
  const messages = [
    ...Object.values(problems).map((code) => words.problems[code]),
    ...(photoProblem ? [photos.problems[photoProblem]] : []),
  ];
  return (
    <SpaceFrame userType={userType} title={words.title} intro={words.intro}>
      {actionData?.isSaved ? <Alert tone="success">{words.saved}</Alert> : null}
      {messages.length > 0 ? (
        <Alert tone="danger">
          <p className="font-semibold">{words.summary}</p>
          <ul className="list-disc pl-5">
            {messages.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      {slug ? (
        <div>
          <ButtonLink to={`/annonceurs/${encodeURIComponent(slug)}`} variant="secondary">
            {words.see}
          </ButtonLink>
        </div>
      ) : (
        <Alert tone="info">{words.notYet}</Alert>
      )}
      <ProfileForm
        key={actionData?.isSaved ? "saved" : "form"}
        form={actionData?.form ?? form}
        userType={userType}
        name={name}
        photoUrl={photoUrl}
        problems={problems}
        photoProblem={photoProblem}
      />
    </SpaceFrame>
  );
}
