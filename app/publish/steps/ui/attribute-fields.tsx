import { type Attribute, attributeKeys, type AttributeKey, attributeOf } from "#app/domain/listing-attributes.ts";
import { listingDetailsWords } from "#app/i18n/fr/listings/listing-details.ts";
import { publishFieldWords } from "#app/i18n/fr/publish/publish-fields.ts";
import { useWords } from "#app/i18n/words.ts";
import { DraftNumber, DraftSelect, DraftText, DraftYesNo } from "../../frame/ui/step-fields.tsx";

/** The controls of a part of the form, from the table of attributes. */
export function AttributeFields({ part }: { part: Attribute["formPart"] }) {
  return attributeKeys
    .filter((key) => attributeOf(key).formPart === part)
    .map((key) => <AttributeField key={key} field={key} />);
}

function AttributeField({ field }: { field: AttributeKey }) {
  const { kind } = attributeOf(field);
  switch (kind) {
    case "area":
    case "count":
      return <DraftNumber field={field} />;
    case "yesNo":
      return <DraftYesNo field={field} />;
    case "choice":
      return <AttributeChoice field={field} />;
    case "text":
      return <AttributeText field={field} />;
    case "day":
      return <DraftText field={field} type="date" />;
  }
}

function AttributeChoice({ field }: { field: AttributeKey }) {
  const { options } = useWords(publishFieldWords);
  const words: Partial<Record<AttributeKey, Record<string, string>>> = useWords(listingDetailsWords).choices;
  const choices = attributeOf(field).choices ?? [];
  return (
    <DraftSelect
      field={field}
      empty={options.unknown}
      options={choices.map((value) => ({ value, label: words[field]?.[value] ?? value }))}
    />
  );
}

function AttributeText({ field }: { field: AttributeKey }) {
  const suggestions = useWords(publishFieldWords).suggestions[field];
  if (!suggestions) return <DraftText field={field} />;
  return (
    <>
      <DraftText field={field} list={`${field}-suggestions`} />
      <datalist id={`${field}-suggestions`}>
        {suggestions.map((text) => (
          <option key={text}>{text}</option>
        ))}
      </datalist>
    </>
  );
}
