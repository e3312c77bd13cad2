const GMAIL = ["gmail.com", "googlemail.com"];

/**
 * The mailbox that an address reaches, for limits: lower case, no sub-address (`+…`), and no dots at Gmail, which
 * ignores them. Never send mail to the result: some hosts treat `+` as any other character.
 */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf("@");
  if (at === -1) return address;
  // An address that begins with `+` has no sub-address.
  const local = address.slice(0, at).replace(/(?<=.)\+.*/s, "");
  const host = address.slice(at + 1);
  return GMAIL.includes(host) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${host}`;
}
