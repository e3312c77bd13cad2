export type SocialProvider = "google" | "facebook";
/** Where one may log in with an account that one has elsewhere. */
export const socialProviders: SocialProvider[] = ["google", "facebook"];
