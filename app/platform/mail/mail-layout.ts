import { type Environment, siteAddress } from "../env.ts";
import type { Mail } from "#app/domain/mail.ts";

/** The portal that sends. */
export type MailSite = Pick<Environment, "SITE_URL" | "SITE_NAME" | "PORT">;

/** `path` is the link's destination on the portal, `action` its label. */
type Letter = {
  to: string;
  subject: string;
  greeting: string;
  paragraphs: string[];
  action: string;
  path: string;
  note: string;
};

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A mail with one link, as text and as HTML that old mail programs show. */
export function writeMail(site: MailSite, { to, subject, greeting, paragraphs, action, path, note }: Letter): Mail {
  const { SITE_NAME: name } = site;
  const url = siteAddress(site);
  const href = `${url}${path}`;
  const text = [greeting, ...paragraphs, `${action} :\n${href}`, note, `${name}\n${url}`].join("\n\n");
  const lines = paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escape(paragraph)}</p>`).join("");
  const html = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#f3ede3;font-family:Arial,Helvetica,sans-serif;color:#1d2733;font-size:16px;line-height:1.55">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fffefb;border-radius:16px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-family:Georgia,serif;font-size:22px;font-weight:bold;color:#1f4b5a">${escape(name)}</p>
<p style="margin:0 0 16px">${escape(greeting)}</p>${lines}
<p style="margin:24px 0"><a href="${escape(href)}" style="display:inline-block;background:#1f4b5a;color:#ffffff;text-decoration:none;font-weight:bold;padding:13px 24px;border-radius:10px">${escape(action)}</a></p>
<p style="margin:0;font-size:14px;color:#4b5663">${escape(note)}</p>
</td></tr></table>
<p style="margin:16px 0 0;font-size:13px;color:#4b5663"><a href="${escape(url)}" style="color:#1f4b5a">${escape(url)}</a></p>
</td></tr></table></body></html>`;
  return { to, subject, text, html };
}
