import type { AlertFrequency } from "#app/domain/alert.ts";
import type { TypedSearch } from "#app/search/results/search-result.ts";

/** The form of an alert, as stored or as typed. `name` is the owner's; empty for a name made of the criteria. */
export type AlertForm = { search: TypedSearch; name: string; frequency: AlertFrequency };

/** An alert whose owner may change it. */
export type AlertToEdit = { id: number; name: string; searchName: string; form: AlertForm };

/**
 * Why an alert is not changed: the portal knows no place of the search, a part of it was not understood, the recipient has
 * another alert on the same search, or the name is not one line of text.
 */
export type EditRefusal = "nowhere" | "unread" | "same" | "name";
