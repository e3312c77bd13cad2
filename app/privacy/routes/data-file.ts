import { sessionContext } from "#app/account/session.server.ts";
import type { RequestNotice } from "#app/domain/request.ts";
import { enRequestWords } from "#app/i18n/en/requests/requests.ts";
import { requestWords } from "#app/i18n/fr/requests/requests.ts";
import { type Language, languageOf } from "#app/i18n/language.ts";
import { platformContext } from "#app/platform/context.ts";
import { type PersonalData, readPersonalData } from "../personal-data.repository.server.ts";
import type { Route } from "./+types/data-file";

const noticesIn: Record<Language, typeof requestWords.french.notices> = {
  fr: requestWords.french.notices,
  en: enRequestWords.notices,
};

/** `GET /espace/donnees/fichier`: all data of the actor as a JSON file, in the language of the signed-in area. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const { actor } = context.get(sessionContext);
  const notices = noticesIn[languageOf(request)];
  const data = withSentences(await readPersonalData(platform.db, actor.account.id), notices);
  const file = { site: platform.env.SITE_NAME, exportedAt: platform.clock().toISOString(), ...data };
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="mes-donnees.json"',
    },
  });
}

/** Replaces each notice by its sentence. */
function withSentences(data: PersonalData, notices: Record<RequestNotice, string>): PersonalData {
  const replaced = (requests: PersonalData["requestsSent"]) =>
    requests.map((request) => ({
      ...request,
      events: request.events.map((event) =>
        event.notice === null ? event : { ...event, text: notices[event.notice] },
      ),
    }));
  return { ...data, requestsReceived: replaced(data.requestsReceived), requestsSent: replaced(data.requestsSent) };
}
