/** Kilobytes (1,024 bytes) that a page may ask for before one does anything, as they come over the wire, gzipped. */
export type PageBudgets = { html: number; script: number; style: number; font: number };

export const publicBudgets: PageBudgets = { html: 25, script: 147, style: 15, font: 80 };

/** In the signed-in area one stays for minutes, and comes back to files that are kept. */
export const signedInBudgets: PageBudgets = { ...publicBudgets, script: 155 };
