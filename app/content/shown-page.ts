/** A page that operators write, as visitors see it. `isTemplate`: no operator has read it yet. */
export type ShownPage = { title: string; html: string; isTemplate: boolean };
