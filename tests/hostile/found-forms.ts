import { knownRoutes } from "./known-addresses.ts";
import { type Actor, actors, type Scene, withNames, withValues } from "./scene.ts";

/** A field, with the values that its form offers. */
export type FoundField = { name: string; values: string[] };

/** A form as a page shows it to an actor; the scene's values are replaced by their names. */
export type FoundForm = { actor: Actor; method: "GET" | "POST"; action: string; fields: FoundField[] };

/** The page at an address of a route; null where this actor gets none. */
type Ask = (path: string, asked: { cookie: string; pattern: string }) => Promise<string | null>;

/** Visits every known address, as every actor unless a visitor sees the page, and returns each form once. */
export async function findForms(ask: Ask, scene: Scene): Promise<FoundForm[]> {
  const forms = new Map<string, FoundForm>();
  for (const { pattern, addresses } of knownRoutes) {
    for (const address of addresses) {
      for (const actor of actors) {
        const html = await ask(withValues(address, scene), { cookie: scene.cookies[actor], pattern });
        if (html === null) continue;
        for (const form of formsOf(withNames(html, scene), { actor, address })) {
          const key = JSON.stringify([form.method, form.action, form.fields.map(({ name }) => name)]);
          if (!forms.has(key)) forms.set(key, form);
        }
        if (actor === "visitor") break;
      }
    }
  }
  return [...forms.values(), ...callsLike([...forms.values()])];
}

// Scripts send fields of these forms to other addresses.
function callsLike(forms: FoundForm[]): FoundForm[] {
  return forms.flatMap((form) => {
    const [, draft, step] = /^(\/publier\/[^/]+)\/([\w-]+)$/.exec(form.action) ?? [];
    if (step === undefined) return [];
    if (step === "photos") return [{ ...form, action: `${draft}/photos/rangement` }];
    return [{ ...form, action: `${draft}/enregistrer`, fields: [{ name: "step", values: [step] }, ...form.fields] }];
  });
}

function formsOf(html: string, { actor, address }: { actor: Actor; address: string }): FoundForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].map(([, attributes = "", content = ""]) => ({
    actor,
    method: attributeOf(attributes, "method")?.toUpperCase() === "POST" ? "POST" : "GET",
    action: attributeOf(attributes, "action") || address,
    fields: fieldsOf(content),
  }));
}

function fieldsOf(content: string): FoundField[] {
  const fields: FoundField[] = [];
  const choices = new Map<string, FoundField>();
  for (const [whole, tag, attributes = ""] of content.matchAll(/<(input|button|textarea|select)\b([^>]*)>/g)) {
    const name = attributeOf(attributes, "name");
    if (!name) continue;
    const values = tag === "select" ? optionsOf(content.slice(content.indexOf(whole))) : valuesOf(tag, attributes);
    // Radio buttons and buttons of one name are one choice.
    const isChoice = tag === "button" || attributeOf(attributes, "type") === "radio";
    const before = isChoice ? choices.get(name) : undefined;
    if (before) before.values.push(...values);
    else fields.push({ name, values });
    if (isChoice && !before) choices.set(name, fields.at(-1)!);
  }
  return fields;
}

/** A typed value for an empty field. */
const typedValues: Record<string, string> = { email: "{{seeker.email}}", password: "{{seeker.password}}" };

function valuesOf(tag: string | undefined, attributes: string): string[] {
  if (tag === "textarea") return ["Bonjour, ce bien est-il toujours disponible ?", ""];
  const [type, value] = [attributeOf(attributes, "type") ?? "text", attributeOf(attributes, "value")];
  if (type === "checkbox" || type === "radio") return [value ?? "on"];
  if (tag === "button" || type === "hidden") return [value ?? ""];
  return value ? [value] : [typedValues[type] ?? "12", ""];
}

function optionsOf(rest: string): string[] {
  const options = rest.slice(0, rest.indexOf("</select>")).matchAll(/<option\b([^>]*)>/g);
  const values = [...options].map(([, attributes = ""]) => attributeOf(attributes, "value") ?? "");
  return values.length > 0 ? values : [""];
}

function attributeOf(attributes: string, name: string): string | null {
  const value = new RegExp(`(?:^|\\s)${name}="([^"]*)"`, "i").exec(attributes)?.[1];
  return value === undefined ? null : withoutEntities(value);
}

const entities: Record<string, string> = { amp: "&", quot: '"', "#x27": "'", lt: "<", gt: ">" };
const withoutEntities = (text: string) =>
  text.replaceAll(/&(amp|quot|#x27|lt|gt);/g, (_, name: string) => entities[name]!);
