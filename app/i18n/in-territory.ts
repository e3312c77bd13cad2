/** French words before the names of departments, by code. */
const departmentWords: Record<string, string> = {
  à: "974 975 976 977 978 986 75",
  "dans l’": "01 02 03 10 11 12 27 34 36 60 61 89",
  "dans la": "23 26 42 50 51 55 58 72 80 86",
  "dans le": "14 15 18 25 29 30 32 39 41 45 46 56 59 62 63 67 68 69 81 83 84 90 94 95",
  "dans les": "04 05 06 08 13 22 40 64 65 66 78 79 88 92",
};

/** French words before the names of regions, by slug. Other departments and regions take « en ». */
const regionWords: Record<string, string> = {
  à: "la-reunion mayotte",
  "dans le": "centre-val-de-loire grand-est",
  "dans les": "hauts-de-france pays-de-la-loire",
};

/** « en Loire-Atlantique », « dans l’Ain », « à La Réunion »: where a department is, by its code. */
export const inDepartment = (code: string, name: string): string => join(departmentWords, code, name);

/** « en Bretagne », « dans les Hauts-de-France »: where a region is, by its slug. */
export const inRegion = (slug: string, name: string): string => join(regionWords, slug, name);

function join(words: Record<string, string>, key: string, name: string): string {
  const [before = "en"] = Object.entries(words).find(([, keys]) => keys.split(" ").includes(key)) ?? [];
  return before.endsWith("’") ? `${before}${name}` : `${before} ${name}`;
}

/** « Vienne (département) », since communes have such names too. */
export const asDepartment = (name: string): string => `${name} (département)`;
