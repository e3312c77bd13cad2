/** As stored; the specification's « owner » and « commission agent ». */
export const advertiserRoles = ["proprietaire", "agent-commissionnaire"] as const;
export type AdvertiserRole = (typeof advertiserRoles)[number];

/** What a person who asks for a telephone number is told. */
export type PhoneAnswer = { phone: string | null; isRefused: boolean };
