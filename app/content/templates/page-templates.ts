import type { FixedPage } from "#app/brand/site-pages.server.ts";
import { privacyPage } from "./privacy-page.ts";
import { rankingPage } from "./ranking-page.ts";
import { register } from "./register.ts";
import type { TemplateFacts } from "./template-facts.ts";
import { termsPage } from "./terms-page.ts";

type Template = { titre: string; write(facts: TemplateFacts): string };

/** The texts of fixed pages until an operator saves them. The legal notice is a form without a text. */
export const pageTemplates: Record<FixedPage, Template> = {
  cgu: { titre: "Conditions d’utilisation", write: termsPage },
  confidentialite: { titre: "Vie privée", write: privacyPage },
  classement: { titre: "Classement des annonces", write: rankingPage },
  "mentions-legales": { titre: "Mentions légales", write: () => "" },
  registre: { titre: "Registre des traitements", write: register },
};
