import type { MailColours } from "#app/domain/mail.ts";

/** Colours of the portal's pages (`app/styles.css`): mail programs know no custom properties and no `light-dark()`. */
export const mailColours: MailColours = {
  sunken: "#f3ede3",
  raised: "#fffefb",
  ink: "#1d2733",
  soft: "#4b5663",
  action: "#1f4b5a",
  onAction: "#ffffff",
  picture: "#e3edef",
  accent: "#b0432d",
  accentSoft: "#fae9e3",
};
export const mailNightColours: MailColours = {
  sunken: "#0d1217",
  raised: "#1b232b",
  ink: "#ede8df",
  soft: "#b4bac0",
  action: "#93c8d8",
  onAction: "#0d1b21",
  picture: "#1d3640",
  accent: "#f09a82",
  accentSoft: "#43241c",
};

export const SANS = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const DISPLAY = "Fraunces, Georgia, 'Times New Roman', serif";

/**
 * The classes of each colour: MJML puts the classes of a text on its cell, so the `div` and links within need a rule. Outlook on the web,
 * which drops the media query, marks a dark mail by `data-ogsc` and `data-ogsb`.
 */
const darkRules = (night: MailColours, prefix: string): string =>
  [
    `${prefix === "" ? "body," : ""}${prefix}.mail{background-color:${night.sunken}!important}`,
    `${prefix}.card,${prefix}.card>table{background-color:${night.raised}!important}`,
    `${prefix}.ink div,${prefix}.ink a{color:${night.ink}!important}`,
    `${prefix}.soft div,${prefix}.soft a{color:${night.soft}!important}`,
    `${prefix}.action div,${prefix}.action a{color:${night.action}!important}`,
    `${prefix}.quote div{color:${night.ink}!important;border-color:${night.action}!important}`,
    `${prefix}.photo img{background-color:${night.picture}!important;color:${night.ink}!important}`,
    `${prefix}.mark span{background-color:${night.accentSoft}!important;color:${night.accent}!important}`,
    `${prefix}.button td,${prefix}.button a{background-color:${night.action}!important;color:${night.onAction}!important}`,
  ].join("\n");

const lightRules = (day: MailColours): string => `.photo a{text-decoration:none}
.photo img{background-color:${day.picture};color:${day.ink};font:14px/1.5 ${SANS}!important}
@media (max-width:479px){.card>table>tbody>tr>td{padding-left:0!important;padding-right:0!important}.gutter{padding-left:20px!important;padding-right:20px!important}.logo{padding-left:14px!important}}`;

/** The sheets are in a separate `style` element: Gmail drops a whole element for one rule that it does not understand. */
export const styleSheetsOf = ({ day, night }: { day: MailColours; night: MailColours }): string[] => [
  lightRules(day),
  `:root{color-scheme:light dark;supported-color-schemes:light dark}`,
  `@media (prefers-color-scheme:dark){\n${darkRules(night, "")}\n}`,
  darkRules(night, "[data-ogsc] "),
];
