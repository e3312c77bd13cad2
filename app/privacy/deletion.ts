/** Why an account is not deleted; each code is a message of `privacyWords.deletion.refusals`. */
export type DeletionRefusal = "wrong_password" | "wrong_email" | "too_many";
