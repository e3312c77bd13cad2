import { z } from "zod";
import { readTypedNumber } from "#app/i18n/typed-number.ts";
import { comforts, comfortsOf } from "#app/domain/comforts.ts";
import {
  type FormAttribute,
  formAttributeKeys,
  formAttributeOf,
  type FormAttributeValues,
  isFormAttribute,
  mapFormAttributes,
} from "#app/domain/form-attributes.ts";
import type { Attribute } from "#app/domain/listing-attributes.ts";
import type { ListingKind } from "#app/domain/listing-kind.ts";
import { propertyTypes, transactions } from "#app/domain/listing.ts";
import { cleanLines, cleanText } from "#app/platform/text/clean-text.ts";
import type { DraftForm } from "./draft-form.ts";
import { listIn, textIn } from "./draft-form.ts";
import { fieldApplies, fieldNames, isListField, type ListingField, longestOf } from "./listing-fields.ts";
import type { ListingProblem, PlainProblemCode } from "./listing-problem.ts";
import { readTypedDate } from "./typed-date.ts";
import { readDegrees } from "./typed-position.ts";

/** Minor units of the site's currency in one unit. */
const MINOR = 100;
/** Above any price of a home, in whole units of any currency. */
const MOST_MONEY = 2_000_000_000;

type Bounds = {
  most: number;
  least?: number;
  isWhole?: boolean;
  scale?: number;
  /** The problem to report for a text that is no number; its message has an example. */
  otherwise?: PlainProblemCode;
};

/** A number typed freely; null for an empty text. `scale` multiplies the result. */
const number = ({
  most,
  least = 0,
  isWhole = false,
  scale = 1,
  otherwise = isWhole ? "notWhole" : "notANumber",
}: Bounds) =>
  z.string().transform((text, context): number | null => {
    if (text.trim() === "") return null;
    const problem = (code: PlainProblemCode) => (context.addIssue(code), z.NEVER);
    // Floors and positions may be negative.
    const below = least < 0 && /^\s*[-−]/.test(text);
    const read = readTypedNumber(below ? text.replace(/[-−]/, "") : text);
    if (!read.ok) return problem(read.code === "negative" ? "negative" : otherwise);
    const value = below ? -read.value : read.value;
    if (isWhole && !Number.isInteger(value)) return problem("notWhole");
    if (value > most) return problem("tooLarge");
    if (value < least) return problem("tooSmall");
    return scale === 1 ? value : Math.round(value * scale);
  });

const price = number({ most: MOST_MONEY, least: 1, scale: MINOR });
/** An amount; zero is allowed unless `least` is higher. */
const money = ({ least = 0, most = MOST_MONEY }: Pick<Attribute, "least" | "most">) =>
  number({ most, least, scale: MINOR, otherwise: least > 0 ? "notANumber" : "notAnAmount" });
const area = ({ least = 1, most = 100_000 }: Pick<Attribute, "least" | "most"> = {}) =>
  number({ most, least, otherwise: "notAnArea" });
const count = ({ least = 0, most = 99 }: Pick<Attribute, "least" | "most">) => number({ most, least, isWhole: true });

const degrees = (most: number) =>
  z.string().transform((text, context): number | null => {
    if (text.trim() === "") return null;
    const read = readDegrees(text, most);
    if (read !== null) return read;
    context.addIssue("notAPosition" satisfies PlainProblemCode);
    return z.NEVER;
  });

/** One line, even if a form sends several. */
const line = z.string().transform((typed) => cleanText(typed) || null);
const lines = z.string().transform((typed) => cleanLines(typed) || null);

/** One of a list; null for an empty text. */
const choice = <Value extends string>(values: readonly Value[]) =>
  z.string().transform((typed, context): Value | null => {
    if (typed === "") return null;
    const found = values.find((value) => value === typed);
    if (found !== undefined) return found;
    context.addIssue("unknownChoice" satisfies PlainProblemCode);
    return z.NEVER;
  });

const yesNo = choice(["oui", "non"]).transform((answer) => (answer === null ? null : answer === "oui"));

const day = z.string().transform((typed, context): string | null => {
  if (typed.trim() === "") return null;
  const iso = readTypedDate(typed);
  if (iso !== null) return iso;
  context.addIssue("notADate" satisfies PlainProblemCode);
  return z.NEVER;
});

const webAddress = z.string().transform((typed, context): string | null => {
  const trimmed = typed.trim();
  if (trimmed === "") return null;
  const full = /^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  const host = URL.canParse(full) ? new URL(full).hostname : "";
  if (/^[^.\s].*\.[a-z\d-]{2,}$/i.test(host)) return new URL(full).href;
  context.addIssue("notAWebAddress" satisfies PlainProblemCode);
  return z.NEVER;
});

/** The schema of an attribute, by its kind. */
function attributeSchema(attribute: Attribute): z.ZodType {
  switch (attribute.kind) {
    case "area":
      return attribute.isRounded ? area(attribute).transform((value) => value && Math.round(value)) : area(attribute);
    case "count":
      return count(attribute);
    case "yesNo":
      return yesNo;
    case "choice":
      return choice(attribute.choices ?? []);
    case "text":
      return line;
    case "day":
      return day;
    case "money":
      return money(attribute);
    case "percent":
      return number({ most: 99, otherwise: "notAPercentage" });
    case "webAddress":
      return webAddress;
  }
}

/** The schema of each other field. Amounts in minor units, areas in m², days as `2026-03-14`. */
const ownSchemas = {
  transaction: choice(transactions),
  type: choice(propertyTypes),
  commune: line,
  address: line,
  quartier: line,
  latitude: degrees(90),
  longitude: degrees(180),
  showsExactPosition: yesNo,
  roomName: z.array(line),
  roomArea: z.array(area()),
  features: z.array(z.string()).transform((list) => comforts.filter((comfort) => list.includes(comfort))),
  price,
  title: line,
  description: lines,
} as const satisfies Record<Exclude<ListingField, FormAttribute>, z.ZodType>;

const fieldSchemas: Record<ListingField, z.ZodType> = {
  ...ownSchemas,
  ...mapFormAttributes(formAttributeKeys, (_key, attribute) => attributeSchema(attribute)),
};

/** Whether a field is an amount, in minor units. */
export const isAmount = (field: ListingField): boolean =>
  field === "price" || (isFormAttribute(field) && formAttributeOf(field).kind === "money");

/** A price as typed in any form: minor units, or why it is none. */
export function readPrice(text: string): { ok: true; price: number } | { ok: false; code: PlainProblemCode } {
  const read = price.safeParse(text.slice(0, longestOf("price")));
  // The schema returns one of the codes.
  if (!read.success) return { ok: false, code: read.error.issues[0]!.message as PlainProblemCode };
  return read.data === null ? { ok: false, code: "notANumber" } : { ok: true, price: read.data };
}

type OwnField = keyof typeof ownSchemas;
type ReadField<Field extends OwnField> = z.output<(typeof ownSchemas)[Field]>;

/** The parsed form: null where a field is empty, invalid, or does not apply. */
export type ListingValues = FormAttributeValues & { [Field in OwnField]: ReadField<Field> | null };

/** The fields that decide which other fields apply. */
export function kindOf(form: DraftForm, { isAgency }: { isAgency: boolean }): ListingKind {
  const chosen = <Value>(read: { success: boolean; data?: Value | undefined }) => read.data ?? null;
  return {
    transaction: chosen(ownSchemas.transaction.safeParse(textIn(form, "transaction"))),
    propertyType: chosen(ownSchemas.type.safeParse(textIn(form, "type"))),
    isAgency,
  };
}

/** Parses each field separately, so that one mistake hides no other. Never throws, whatever the form contains. */
export function readListingForm(
  form: DraftForm,
  kind: ListingKind,
): { values: ListingValues; problems: ListingProblem[] } {
  const problems: ListingProblem[] = [];
  const entries = fieldNames.map((field) => {
    if (!fieldApplies(field, kind)) return [field, null];
    const read = fieldSchemas[field].safeParse(isListField(field) ? listIn(form, field) : textIn(form, field));
    if (read.success) return [field, read.data];
    for (const { message, path } of read.error.issues) {
      // Each schema above returns one of the codes; only lists have a path.
      problems.push({
        field,
        code: message as PlainProblemCode,
        ...(typeof path[0] === "number" ? { row: path[0] } : {}),
      });
    }
    return [field, null];
  });
  const values = Object.fromEntries(entries) as ListingValues;
  // Ticked before the kind was changed.
  const features = values.features && comfortsOf(kind).filter((comfort) => values.features?.includes(comfort));
  return { values: { ...values, features }, problems };
}
