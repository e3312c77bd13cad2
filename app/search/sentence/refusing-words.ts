import { after, count, either, maybe } from "./rule.ts";

const of = "(?:de|du|des|d)";
/** Words before « pas » in the sense of a step: « à deux pas de Rennes ». */
const steps = `(?:${count}|cent|100|quelques|qq|qques|petits)`;
const distance = String.raw`(?:\d+km|(?:\d+|une?|deux|trois) (?:min|mn|minutes?|heures?|h))`;

/** Words before an excluded place. Not « à deux pas de », « pourquoi pas », « meublé ou pas », « pas à plus de 10 km de ». */
const before = either(
  "et non|sauf|hors|hormis|except(?:e|ee|es|ees)?|ni|exclure|exclua(?:is|nt)|evite[rz]?|jamais|a part",
  `(?<!(?: ou| pourquoi| pk| pq) )(?:pas(?! de calais )|sans)(?<! ${steps} pas(?= ${of} ))`,
  `(?:exception|exclusion) ${of}|(?:en )?dehors ${of}|(?:ailleurs|autres?(?: [a-z]+)?) (?:que|qu)`,
  `(?<!(?: pas| non| trop| tres| pas si) )(?:loin|eloignee?s?|(?:a )?l ecart) ${of}`,
  `(?<! pas (?:a )?)${maybe("a")}(?:(?:plus|au dela) ${of}|(?:au )?minimum|au moins)${after("(?:a|de|d)")} ${distance} ${of}`,
  `${maybe("a")}${distance} (?:au )?minimum ${of}`,
  "(?:but )?(?<!(?: why| or) )not|except(?: for)?|excluding|outside(?: of)?|(?:any|every)(?:where|thing) but|avoid(?:ing)?",
  "other than|apart from|(?<! not )(?:far|away) from|no|nowhere near",
);
export const refusing = new RegExp(`(?<= )(?:(?:mais|surtout|partout) )*(?:${before})(?= )`, "g");

/** Words after an excluded place: « Lyon exclu ». */
export const refused = new RegExp(
  "(?<= )(?:exclue?s?|excepte(?:e|s|es)?|a (?:eviter|exclure|bannir)|excluded)(?= )",
  "g",
);

/** Words between the refusal and the first place. */
export const introduction = new RegExp(
  `^(?:${either(
    "a|au|aux|en|dans|sur|vers|de|du|des|d|le|la|les|l|celle|celui|quartiers?|departements?|region|communes?|secteurs?",
    "cote|coin|habiter|vivre|aller|loger|etre|pres|proches?|proximite|autour|trop|tres|moins|in|the|near|close|to|around|from",
    String.raw`\d+km`,
  )})$`,
);
/** Words between two excluded places. After « , », « à » begins a wanted place. */
export const another = /^(?:et|ou|ni|,|\/|and|or|nor)$/;
export const and = /^(?:et|ou|ni|and|or)$/;
export const articleOfPlace = /^(?:le|la|les|l)$/;

/** Words after the name of a town that belong to it. */
export const partOfTown = /^(?:intra|muros|centre|ville|nord|sud|est|ouest)$/;

/** Words after a number that is no place: « 3 pièces ». */
export const counted = new RegExp(
  `^(?:${either(
    "pieces?|p|pcs?|chambres?|ch[a-z]{0,3}|salles?|sdb|sde|ans?|mois|jours?|semaines?|heures?|h|min|mn|minutes?|km|euros?|eur|€",
    String.raw`metres?|m|places?|personnes?|pers|lits?|etages?|niveaux|bedrooms?|beds?|rooms?|bath(?:room)?s?|ou\+`,
    "(?:grande?|petite?|belle|bonne|vraie)s?",
  )})$`,
);
