import type { Tale } from "./tale.ts";
import { countFeminine, roughMetres } from "./words.ts";

/** The home's main features as a list of three to six lines. */
export function highlights(tale: Tale): string {
  const lines = assets(tale);
  const title = tale.random.pick(["Les points forts :", "Ce qui fait la différence :", "À retenir :", "On aime :"]);
  return [title, ...lines.slice(0, 6).map((line) => `– ${line}`)].join("\n");
}

function assets({ home, has, land, roomArea }: Tale): string[] {
  const living =
    roomArea("Séjour") ?? roomArea("Salon-séjour") ?? roomArea("Salle à manger et salon") ?? roomArea("Pièce de vie");
  const energyClass = home.energy?.energyClass;
  return [
    living &&
      `${home.rooms === 1 ? "pièce de vie" : "séjour"} de ${roughMetres(living)}${home.kitchen === "americaine" ? " avec cuisine ouverte" : ""}`,
    home.bedrooms && home.bedrooms > 1 && countFeminine(home.bedrooms, "chambre"),
    home.exposure && !home.exposure.startsWith("nord") && `exposition ${home.exposure}`,
    has("vue-mer") ? "vue sur la mer" : has("vue-degagee") && "vue dégagée",
    home.propertyType === "maison" && land && has("jardin") && `jardin sur une parcelle de ${land}`,
    has("piscine") && "piscine",
    has("terrasse")
      ? "terrasse"
      : has("balcon")
        ? "balcon"
        : home.propertyType === "appartement" && has("jardin") && "jardin privatif",
    has("garage") ? "garage" : has("parking") && "stationnement",
    has("ascenseur") && home.floor! > 0 && "ascenseur",
    energyClass && energyClass <= "C" && `DPE classé ${energyClass}`,
    home.condition === "refait" && "rénovation récente",
    has("cave") && (home.cellars === 2 ? "deux caves" : "cave"),
    has("fibre") && "fibre optique",
    has("double-vitrage") && "double vitrage",
  ].filter((line) => typeof line === "string");
}
