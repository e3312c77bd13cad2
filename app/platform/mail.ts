/** `to` is one address; `html` says the same as `text`. */
export type Mail = { to: string; subject: string; text: string; html: string };
