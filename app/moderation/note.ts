/** The subject of operators' private notes. */
export type NoteSubject = { kind: "case" | "account" | "organisation" | "listing"; id: string };

/** A private note; `author` is null once the account is gone, `at` an ISO instant. */
export type Note = { id: string; text: string; author: string | null; at: string };

export type NoteProblem = "noteRequired" | "noteTooLong";
