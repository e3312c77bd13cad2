import type { FixedPage } from "#app/brand/site-pages.server.ts";
import { privacyPage } from "./privacy-page.ts";
import { rankingPage } from "./ranking-page.ts";
import { register } from "./register.ts";
import type { TemplateFacts } from "./template-facts.ts";
import { termsPage } from "./terms-page.ts";

type Template = { titre: string; write(facts: TemplateFacts): string };

/** What fixed pages say until an operator has saved them. The legal notice has a form, and no text. */
export const pageTemplates: Record<FixedPage, Template> = {
  cgu: { titre: "Conditions d’utilisation", write: termsPage },
  confidentialite: { titre: "Vie privée", write: privacyPage },
  classement: { titre: "Classement des annonces", write: rankingPage },
  "mentions-legales": { titre: "Mentions légales", write: () => "" },
  registre: { titre: "Registre des traitements", write: register },
};
