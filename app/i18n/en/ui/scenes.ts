import type { Words } from "#app/i18n/words.ts";
import type { sceneWords } from "#app/i18n/fr/ui/scenes.ts";

export const enSceneWords: Words<typeof sceneWords> = {
  boxes: "Empty room in the morning sun, moving boxes and pictures to hang",
  bench: "Wooden bench under a large tree, meadow in flower in the morning",
  armchair: "Armchair by the window, cup of tea and books in the evening light",
};
