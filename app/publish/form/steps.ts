/** The steps of publishing, in order; each is the last part of its address. */
export const publishSteps = [
  "bien",
  "surfaces",
  "prix",
  "diagnostics",
  "photos",
  "description",
  "verification",
] as const;
export type PublishStep = (typeof publishSteps)[number];

/** Steps with a form of texts; photos and review have pages of their own. */
export const formSteps = [
  "bien",
  "surfaces",
  "prix",
  "diagnostics",
  "description",
] as const satisfies readonly PublishStep[];
export type FormStep = (typeof formSteps)[number];

/** `todo`: nothing typed yet. `missing`: started, and incomplete. */
export type StepState = "todo" | "missing" | "done";
export type StepStates = Record<PublishStep, StepState>;

export const isFormStep = (text: string): text is FormStep => formSteps.some((step) => step === text);

/** `/publier/<draft>/<step>`, with `#<field>` where one is named. */
export function stepHref(draftId: string, step: PublishStep, field?: string): string {
  return `/publier/${draftId}/${step}${field ? `#${field}` : ""}`;
}

export const previousStep = (step: PublishStep): PublishStep | null =>
  publishSteps[publishSteps.indexOf(step) - 1] ?? null;
export const nextStep = (step: PublishStep): PublishStep | null => publishSteps[publishSteps.indexOf(step) + 1] ?? null;
