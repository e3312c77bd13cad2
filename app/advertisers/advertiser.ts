/** As stored; the specification's « owner » and « commission agent ». */
export type AdvertiserRole = "proprietaire" | "agent-commissionnaire";

/** What a person who asks for a telephone number is told. */
export type PhoneAnswer = { phone: string | null; isRefused: boolean };
