/**
 * The operator's logo in mails: a PNG, since mail programs show no SVG, at one address for any logo, so that earlier mails show the new
 * logo. Sizes in CSS pixels; the picture has two pixels for each.
 */
export const mailLogo = { path: "/brand/courriel/logo.png", width: 200, height: 44, margin: 6 } as const;
