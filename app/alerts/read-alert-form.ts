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
