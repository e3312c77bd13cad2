import { sessionContext } from "#app/account/session.server.ts";
import { type ImageRecord, IMAGES } from "#app/brand/brand-kit.server.ts";
import type { KitPicture } from "#app/brand/kit-picture.ts";
import { KitImage } from "#app/brand/ui/kit-image.tsx";
import type { Picture } from "#app/domain/picture.ts";
import { contentWords } from "#app/i18n/fr/content/content.ts";
import { photoWords } from "#app/i18n/fr/publish/photos.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import type { DocumentAnswer } from "#app/operators/document-answer.ts";
import { editDocument, type Parsed, readEditedDocument } from "#app/operators/edit-document.server.ts";
import { OfficeForm } from "#app/operators/ui/office-form.tsx";
import { platformContext } from "#app/platform/context.ts";
import { clientAddress } from "#app/platform/security/client-address.ts";
import { findPicture, mediaIdsOf } from "#app/platform/pictures/media.repository.server.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { fieldText } from "../form-texts.ts";
import { type EditedRole, editedRoles, readImages, withImage } from "../images.server.ts";
import { ContentFrame } from "../ui/content-frame.tsx";
import { takeInImage } from "../use-cases/take-in-image.server.ts";
export { shouldRevalidate } from "#app/operators/office-answer.ts";
import type { Route } from "./+types/images";

export async function loader({ context, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const [edited, pictures] = await Promise.all([readEditedDocument(context, IMAGES, url), readImages(platform)]);
  return { edited, images: editedRoles.map((role) => ({ role, picture: pictures[role] ?? null })) };
}

type Sent = { records: ImageRecord[]; picture: Picture };

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const { account } = context.get(sessionContext).actor;
  /** The picture of the form, or the picture that an earlier submission stored. */
  async function parse(form: FormData): Promise<Parsed<Sent>> {
    const role = editedRoles.find((one) => one === form.get("about"));
    if (!role) return { ok: false, problems: { file: "nothing" } };
    const file = form.get("file");
    const who = { account: account.id, network: clientAddress(request) };
    const taken = file instanceof File && file.size > 0 ? await takeInImage(platform, who, file) : null;
    if (taken && !taken.ok) return { ok: false, problems: { file: taken.code } };
    const sha256 = taken?.sha256 ?? fieldText(form, "sha256");
    if (sha256 === "") return { ok: false, problems: { file: "nothing" } };
    const picture = await findPicture(platform.db, sha256);
    if (!picture) return { ok: false, problems: { file: "gone" } };
    const records = await withImage(platform.kit, role, picture);
    const shown = records.flatMap((record) => record.picture?.sha256 ?? []);
    return { ok: true, content: { records, picture }, mediaIds: await mediaIdsOf(platform.db, shown) };
  }
  return editDocument<Sent, Picture>(
    { context, request },
    { name: IMAGES, parse, preview: ({ picture }) => picture, stored: ({ records }) => records },
  );
}

export default function ImagesPage({ loaderData: { edited, images }, actionData }: Route.ComponentProps) {
  const { images: words } = useWords(contentWords);
  return (
    <ContentFrame title={words.title} intro={words.intro} edited={edited} answer={actionData}>
      <ul className="grid gap-4 md:grid-cols-2">
        {images.map(({ role, picture }) => (
          <li key={role} className="card p-4">
            <h2 className="font-display text-xl font-semibold">{words.roles[role]}</h2>
            <p className="mb-3 text-sm text-ink-soft">{words.hints[role]}</p>
            <ImageForm role={role} picture={picture} version={edited.version} answer={actionData} />
          </li>
        ))}
      </ul>
    </ContentFrame>
  );
}

type ImageFormProps = {
  role: EditedRole;
  picture: KitPicture | null;
  version: number;
  answer: DocumentAnswer<Picture> | undefined;
};

function ImageForm({ role, picture, version, answer }: ImageFormProps) {
  const { images: words } = useWords(contentWords);
  const photos = useWords(photoWords);
  const own = answer?.intent === "save" && answer.typed["about"] === role ? answer : undefined;
  const next = own?.preview;
  const problem = own?.problems["file"];
  return (
    <OfficeForm intent="save" about={role} answer={answer} labels={{ file: words.file }} hasFiles>
      <figure>
        <div className="flex h-44 items-center justify-center overflow-hidden rounded-control border border-line bg-sunken">
          {next ? (
            <KitImage
              picture={{ address: "", stored: next }}
              sizes="20rem"
              className="max-h-44 w-auto object-contain"
            />
          ) : picture ? (
            <KitImage picture={picture} sizes="20rem" className="max-h-44 w-auto object-contain" />
          ) : (
            <span className="text-ink-soft">{words.nothing}</span>
          )}
        </div>
        <figcaption className="mt-1 text-sm text-ink-soft">{next ? words.next : words.current}</figcaption>
      </figure>
      <input type="hidden" name="seen" value={version} />
      {next ? <input type="hidden" name="sha256" value={next.sha256} /> : null}
      <Field label={words.file} error={problem && fileProblem(words, photos, problem)}>
        {(wiring) => (
          <input
            type="file"
            name="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            className="min-h-11 w-full min-w-0 rounded-control border border-line-strong p-2"
            {...wiring}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <SubmitButton name="do" value="preview" variant={next ? "secondary" : "primary"}>
          {words.send}
        </SubmitButton>
        {next ? <SubmitButton>{words.publish}</SubmitButton> : null}
      </div>
    </OfficeForm>
  );
}

function fileProblem(
  words: Words<typeof contentWords>["images"],
  photos: Words<typeof photoWords>,
  problem: string,
): string {
  if (problem === "nothing") return words.choose;
  if (problem === "gone") return words.gone;
  return photos.problems[problem as keyof typeof photos.problems]; // the codes of `takeInImage`
}
