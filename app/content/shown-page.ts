/** A page of the operator, for visitors. `isTemplate`: no operator has saved it yet. */
export type ShownPage = { title: string; html: string; isTemplate: boolean };
