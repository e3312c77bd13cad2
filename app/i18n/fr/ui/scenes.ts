import { catalogue } from "#app/i18n/words.ts";

export const sceneWords = /* @__PURE__ */ catalogue("scenes", {
  boxes: "Pièce vide au soleil du matin, cartons de déménagement et tableaux à accrocher",
  bench: "Banc de bois sous un grand arbre, prairie fleurie au matin",
  armchair: "Fauteuil près de la fenêtre, tasse de thé et livres dans la lumière du soir",
});
