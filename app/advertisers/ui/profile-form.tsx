import { Form, useNavigation } from "react-router";
import type { UserType } from "#app/domain/user-type.ts";
import { CommuneField } from "#app/communes/ui/commune-field.tsx";
import { photoWords } from "#app/i18n/fr/publish/photos.ts";
import { profileWords } from "#app/i18n/fr/advertisers/profile.ts";
import { useWords } from "#app/i18n/words.ts";
import { SubmitButton } from "#app/ui/button.tsx";
import { TextAreaField, TextField } from "#app/ui/field.tsx";
import { RequiredNote } from "#app/ui/required-note.tsx";
import type { PhotoRefusal, ProfileField, TypedProfile as Typed, ProfileProblems } from "../profile.schema.ts";
import { PortraitField } from "./portrait-field.tsx";

type ProfileFormProps = {
  form: Typed;
  userType: UserType;
  name: string;
  photoUrl: string | null;
  problems: ProfileProblems;
  photoProblem: PhotoRefusal | null;
};

/** An advertiser's profile. An agency has a name and a SIRET; an owner's street stays private. */
export function ProfileForm({ form, userType, name, photoUrl, problems, photoProblem }: ProfileFormProps) {
  const words = useWords(profileWords);
  const photos = useWords(photoWords);
  const { state } = useNavigation();
  const { fields } = words;
  const isAgency = userType === "agence";
  const field = (key: ProfileField) => {
    const problem = problems[key];
    return {
      label: fields[key],
      name: key,
      defaultValue: form[key],
      error: problem && words.problems[problem],
    };
  };
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className="card flex flex-col gap-5 p-5 *:max-w-2xl sm:p-6"
    >
      {isAgency ? (
        <>
          <RequiredNote />
          <TextField {...field("agencyName")} autoComplete="organization" required />
          <TextField {...field("siret")} hint={fields.siretHint} inputMode="numeric" className="tabular-nums" />
        </>
      ) : null}
      <TextAreaField {...field("description")} hint={fields.descriptionHint} rows={6} />
      <PortraitField
        key={photoUrl}
        name={name}
        photoUrl={photoUrl}
        error={photoProblem ? photos.problems[photoProblem] : undefined}
      />
      <CommuneField
        label={fields.commune}
        hint={fields.communeHint}
        defaultValue={form.commune}
        error={problems.commune && words.problems[problems.commune]}
      />
      <TextField
        {...field("address")}
        hint={isAgency ? fields.addressHint.agence : fields.addressHint.proprietaire}
        autoComplete="street-address"
      />
      <TextField {...field("phone")} hint={fields.phoneHint} type="tel" autoComplete="tel" />
      <div>
        <SubmitButton disabled={state === "submitting"}>{words.submit}</SubmitButton>
      </div>
    </Form>
  );
}
