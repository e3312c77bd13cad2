/** The stored role; the specification's « owner » and « commission agent ». */
export type AdvertiserRole = "proprietaire" | "agent-commissionnaire";

/** The answer to a request for a telephone number. */
export type PhoneAnswer = { ok: true; phone: string } | { ok: false; code: "unknown" | "too_many" };

/** The public name of an advertiser: the agency's where there is one. */
export type ShownRole = AdvertiserRole | "agence";

export const shownRole = (role: AdvertiserRole, { isNamedAgency }: { isNamedAgency: boolean }): ShownRole =>
  role === "agent-commissionnaire" && isNamedAgency ? "agence" : role;
