/** As stored; the specification's « owner » and « commission agent ». */
export type AdvertiserRole = "proprietaire" | "agent-commissionnaire";

/** What a person who asks for a telephone number is told. */
export type PhoneAnswer = { ok: true; phone: string } | { ok: false; code: "unknown" | "too_many" };

/** What pages call an advertiser: one with the name of an agency is an agency. */
export type ShownRole = AdvertiserRole | "agence";

export const shownRole = (role: AdvertiserRole, { isNamedAgency }: { isNamedAgency: boolean }): ShownRole =>
  role === "agent-commissionnaire" && isNamedAgency ? "agence" : role;
