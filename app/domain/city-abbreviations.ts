/** Short names of cities, as people type them on phones; none is the name of another place. */
export const cityAbbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bdx: "Bordeaux",
    bx: "Bordeaux",
    mpl: "Montpellier",
    mrs: "Marseille",
    mtp: "Montpellier",
    mtpl: "Montpellier",
    stbg: "Strasbourg",
    stras: "Strasbourg",
    tls: "Toulouse",
    tlse: "Toulouse",
  }),
);
