import { cityAbbreviations } from "#app/domain/city-abbreviations.ts";
import { normalizeName } from "#app/domain/commune-name.ts";

/** Short forms that mean one thing in a search, with the plain word. « av » is an avenue too: the rule of sales reads it. */
const words = new Map(
  Object.entries({
    ac: "avec",
    ach: "achat",
    app: "appartement",
    avc: "avec",
    balc: "balcon",
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
    pa: "pas",
    pisc: "piscine",
    pkg: "parking",
    plin: "plain",
    pr: "pour",
    prox: "proche",
    rech: "recherche",
    ss: "sous",
    tvx: "travaux",
    vds: "vends",
  }),
);

/** The word that a short form stands for. */
export function wordOf(plain: string): string | null {
  const city = cityAbbreviations.get(plain);
  return words.get(plain) ?? (city === undefined ? null : normalizeName(city));
}
