/** Sets a field of the form around `inside`, as its user would; false where the form has no such field or value. */
export function fillField(inside: HTMLElement | null, name: string, value: string): boolean {
  const field = inside?.closest("form")?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement) || field.type === "hidden")
    return false;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
  return field.value === value;
}
