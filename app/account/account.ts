import type { UserType } from "#app/domain/user-type.ts";

/** The account of a logged-in person. */
export type Account = {
  id: string;
  userType: UserType;
  firstName: string;
  familyName: string;
  email: string;
};

/** A session of an account. `lastSeen` is an ISO instant. */
export type Device = { id: string; userAgent: string; lastSeen: string; isThis: boolean };
