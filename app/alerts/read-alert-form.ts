import { emailSchema } from "#app/account/account.schema.ts";
import { type AlertFrequency, alertFrequencies } from "#app/domain/alert.ts";
import { TRAP } from "#app/ui/trap-field.tsx";

const LONGEST_READ = 300;

const isFrequency = (text: string): text is AlertFrequency => (alertFrequencies as readonly string[]).includes(text);

/** A frequency as typed; each day where it is none. */
export const readFrequency = (form: FormData): AlertFrequency => {
  const text = String(form.get("frequence") ?? "");
  return isFrequency(text) ? text : "daily";
};

/** A typed address; null where it is none. */
export function readAddress(form: FormData): { typed: string; email: string | null } {
  const typed = String(form.get("email") ?? "").slice(0, LONGEST_READ);
  const read = emailSchema.safeParse({ email: typed });
  return { typed, email: read.success ? read.data.email : null };
}

export const isRobot = (form: FormData): boolean => String(form.get(TRAP) ?? "") !== "";

/** The id of an alert, from a form or an address; null where it is none. */
export const readAlertId = (value: FormDataEntryValue | null): number | null =>
  typeof value === "string" && /^\d{1,9}$/.test(value) ? Number(value) : null;

/** The form that changes an alert; its criteria have the names of a search's address. */
export function readAlertForm(form: FormData): { params: URLSearchParams; name: string; frequency: AlertFrequency } {
  const params = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") params.append(name, value);
  return { params, name: String(form.get("nom") ?? "").slice(0, LONGEST_READ), frequency: readFrequency(form) };
}
