/** Kilobytes (1,024 bytes, gzipped) that a page may load before the visitor acts. */
export type PageBudgets = { html: number; script: number; style: number; font: number };

export const publicBudgets: PageBudgets = { html: 25, script: 148.5, style: 15.5, font: 80 };

/** The signed-in area is used for minutes, with files that are cached. */
export const signedInBudgets: PageBudgets = { ...publicBudgets, script: 157 };
