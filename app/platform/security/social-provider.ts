export type SocialProvider = "google" | "facebook";
/** Providers of external login. */
export const socialProviders: SocialProvider[] = ["google", "facebook"];
