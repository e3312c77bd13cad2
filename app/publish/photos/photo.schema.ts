import { z } from "zod";
import { isPhotoId } from "../drafts/draft.ts";

const photo = z.string().refine(isPhotoId);

const arrangement = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("remove"), photo }),
  z.object({ intent: z.literal("forward"), photo }),
  z.object({ intent: z.literal("backward"), photo }),
  z.object({ intent: z.literal("describe"), photo, alt: z.string().default("") }),
  z.object({ intent: z.literal("order"), order: z.array(photo).max(100) }),
]);

/** One change of a draft's photos; forward is towards the first place. */
export type Arrangement = z.infer<typeof arrangement>;

/** The change in a form; null where it has none. */
export function readArrangement(form: FormData): Arrangement | null {
  const text = (name: string) => form.get(name) ?? undefined;
  const read = arrangement.safeParse({
    intent: text("intent"),
    photo: text("photo"),
    alt: text("alt"),
    order: form.getAll("order"),
  });
  return read.success ? read.data : null;
}
