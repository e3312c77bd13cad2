export type SocialProvider = "google" | "facebook";
/** `isOpen`: the operator has set its keys; `icon` is an address. */
export type SocialChoice = { provider: SocialProvider; isOpen: boolean; icon: string | null };
/** Providers of external login. */
export const socialProviders: SocialProvider[] = ["google", "facebook"];
