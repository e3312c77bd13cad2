const GMAIL = ["gmail.com", "googlemail.com"];

/**
 * The mailbox that an address reaches, as limits count it: in lower case, without a sub-address (`+…`); at Gmail, which
 * ignores them, without dots. Never an address to send to: some hosts take `+` as any other character.
 */
export function mailboxOf(email: string): string {
  const address = email.toLowerCase();
  const at = address.lastIndexOf("@");
  if (at === -1) return address;
  // What begins with `+` is nobody's sub-address.
  const local = address.slice(0, at).replace(/(?<=.)\+.*/s, "");
  const host = address.slice(at + 1);
  return GMAIL.includes(host) ? `${local.replaceAll(".", "")}@gmail.com` : `${local}@${host}`;
}
