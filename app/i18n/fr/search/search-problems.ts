import type { CriteriaProblem } from "#app/domain/criteria-problem.ts";
import { parameterWords } from "#app/i18n/parameter-words.ts";
import { catalogue } from "#app/i18n/words.ts";
import { searchCriteriaWords } from "./search-criteria.ts";

const others: Record<string, string> = { sort: "le tri", page: "la page" };

export const searchProblemWords = /* @__PURE__ */ catalogue("search-problems", {
  title: "Nous avons lu votre recherche ainsi :",
  range: (from: string, to: string) => `de ${from} à ${to}`,
  describe({ code, parameter, typed }: CriteriaProblem): string {
    const { name = others[parameter] ?? parameter, swapped } = parameterWords(searchCriteriaWords.french, parameter);
    switch (code) {
      case "not-a-number":
        return `« ${typed} » n’est pas un nombre : la recherche ignore ${name}.`;
      case "negative":
        return `« ${typed} » est négatif : la recherche ignore ${name}.`;
      case "too-large":
        return `« ${typed} » est trop grand : la recherche ignore ${name}.`;
      case "inverted-range":
        return `${swapped ?? "Minimum et maximum intervertis"} : ${typed}.`;
      case "too-long":
        return `Le texte pour ${name} est très long : seuls les cent premiers caractères comptent.`;
      case "too-many":
        return `${typed} lieux, c’est trop pour une recherche : seuls les premiers comptent.`;
      case "unknown-commune":
        return `Lieu inconnu : « ${typed} ». Vérifiez l’orthographe ou essayez le code postal.`;
      case "guessed-place":
        return `Lieu deviné : « ${typed} ».`;
      case "no-keyword":
        return `« ${typed} » ne contient aucun mot à rechercher.`;
      case "contradicted":
        return `« ${typed} » contredit un autre critère : la recherche n’en tient pas compte.`;
      case "unknown-value":
        return `« ${typed} » n’est pas un choix possible pour ${name}.`;
    }
  },
});
