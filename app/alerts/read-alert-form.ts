import { emailSchema } from "#app/account/account.schema.ts";
import { type AlertFrequency, alertFrequencies } from "#app/domain/alert.ts";
import { TRAP } from "#app/ui/trap-field.tsx";

const LONGEST_READ = 300;

const isFrequency = (text: string): text is AlertFrequency => (alertFrequencies as readonly string[]).includes(text);

/** The text of a field; empty if the field is missing or a file. */
export const readText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};

/** The frequency in a form; null if it has no valid one. */
export const readFrequency = (form: FormData): AlertFrequency | null => {
  const text = readText(form, "frequence");
  return isFrequency(text) ? text : null;
};

/** The e-mail address in a form, as typed and as read; null if it is not valid. */
export function readAddress(form: FormData): { typed: string; email: string | null } {
  const typed = readText(form, "email").slice(0, LONGEST_READ);
  const read = emailSchema.safeParse({ email: typed });
  return { typed, email: read.success ? read.data.email : null };
}

export const isRobot = (form: FormData): boolean => readText(form, TRAP) !== "";

/** The id of an alert in a form or an address; null if it is not valid. */
export const readAlertId = (value: FormDataEntryValue | null): number | null =>
  typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : null;

/** The form that changes an alert; its criteria have the names of a search's address. */
export function readAlertForm(form: FormData): { params: URLSearchParams; name: string } {
  const params = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") params.append(name, value);
  return { params, name: readText(form, "nom").slice(0, LONGEST_READ) };
}
