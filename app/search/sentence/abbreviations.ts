import { cityAbbreviations } from "#app/domain/city-abbreviations.ts";
import { normalizeName } from "#app/domain/commune-name.ts";

/** Short forms that mean one thing in a search, with the plain word. « av » is an avenue too: the rule of sales reads it. */
const words = new Map(
  Object.entries({
    ac: "avec",
    ach: "achat",
    app: "appartement",
    asc: "ascenseur",
    avc: "avec",
    balc: "balcon",
    bdgt: "budget",
    chb: "chambre",
    chbr: "chambre",
    chbrs: "chambres",
    ctre: "centre",
    dble: "double",
    ds: "dans",
    env: "environ",
    gd: "grand",
    gde: "grande",
    loc: "location",
    meub: "meuble",
    mezon: "maison",
    pa: "pas",
    pisc: "piscine",
    pkg: "parking",
    plin: "plain",
    pr: "pour",
    prox: "proche",
    rech: "recherche",
    snas: "sans",
    tt: "tout",
    tte: "toute",
    ttes: "toutes",
    tvx: "travaux",
    vds: "vends",
  }),
);

// « ss » is « sous » before these, and « sans » before others.
const below = /^(sols?|pentes?|toits?|combles|offre|compromis|les)$/;

/** The word that a short form before this word stands for. */
export function wordOf(plain: string, next = ""): string | null {
  if (plain === "ss") return below.test(next) ? "sous" : "sans";
  if (/^pleins?$/.test(plain) && /^pieds?$/.test(next)) return "plain";
  const city = cityAbbreviations.get(plain);
  return words.get(plain) ?? (city === undefined ? null : normalizeName(city));
}
