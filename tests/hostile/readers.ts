import { profileFields, agencyProfileSchema } from "#app/advertisers/profile.schema.ts";
import { isSiret, siretDigits } from "#app/advertisers/siret.ts";
import { loginSchema, newAccountSchema } from "#app/account/account.schema.ts";
import { returnQuery, wantedPage } from "#app/layout/destination.server.ts";
import { normalizeName, slugify } from "#app/domain/commune-name.ts";
import { readPlaceText } from "#app/communes/place-text.ts";
import { editDistance } from "#app/communes/edit-distance.ts";
import { readDepartment, readRegion } from "#app/domain/territories.ts";
import { readComparison } from "#app/comparison/comparison-address.ts";
import { parsePublications } from "#app/dashboard/publications.ts";
import { parseDirectory } from "#app/directory/directory-address.ts";
import { readTypedNumber } from "#app/i18n/typed-number.ts";
import { parseListingAddress } from "#app/listings/listing-address.ts";
import { readReport, reportFields } from "#app/moderation/report.schema.ts";
import { shortenText } from "#app/listings/sheet/shorten-text.ts";
import { cleanLines, cleanText } from "#app/platform/text/clean-text.ts";
import { fieldNames, stepOf } from "#app/publish/form/listing-fields.ts";
import { kindOf, readListingForm } from "#app/publish/form/listing-form.schema.ts";
import { findContactDetails } from "#app/publish/form/rules/contact-details.ts";
import { findDiscrimination, findPossibleExclusion } from "#app/publish/form/rules/discriminating-phrases.ts";
import { readTypedDate } from "#app/publish/form/typed-date.ts";
import { readTypedFields } from "#app/publish/form/typed-form.ts";
import { readPosition } from "#app/publish/form/typed-position.ts";
import { formSteps } from "#app/publish/form/steps.ts";
import { readOfferAmount } from "#app/requests/offer-amount.ts";
import { readReceivedSearch } from "#app/requests/received-address.ts";
import { offerSchema, questionSchema } from "#app/requests/request.schema.ts";
import { parseCriteria } from "#app/search/criteria/parse-criteria.ts";
import { parseMapQuery } from "#app/search/map/map-view.ts";
import { parseDrawing, parseView } from "#app/search/criteria/parse-area.ts";
import { readSentence, searchOf } from "#app/search/sentence/read-sentence.ts";
import { keywordQuery } from "#app/search/count/search-conditions.server.ts";
import { sentencePlaces } from "#tests/factories/sentence-places.ts";
import { withoutOuterSlashes } from "#server/http/odd-address.ts";
import { visitorNetwork } from "#server/limits/visitor-network.ts";

const all = <Name extends string>(names: readonly Name[], text: string) =>
  Object.fromEntries(names.map((name) => [name, text])) as Record<Name, string>;
const query = (text: string, ...names: string[]) => new URLSearchParams(all(names, text));

/** Every function that reads a visitor's text, by the name that a failure prints. */
export const readers: Record<string, (text: string) => unknown> = {
  cleanText,
  cleanLines,
  shortenText: (text) => shortenText(text, 900),
  readTypedNumber,
  readTypedDate,
  readOfferAmount,
  readPosition: (text) => readPosition({ latitude: text, longitude: text }),
  siret: (text) => isSiret(siretDigits(text)),
  normalizeName,
  slugify,
  readPlaceText,
  editDistance: (text) => editDistance(text, text.slice(1), { most: 3 }),
  readDepartment,
  readRegion,
  wantedPage,
  returnQuery: (text) => returnQuery(new URL(`http://localhost/?${new URLSearchParams({ q: text })}`)),
  parseListingAddress,
  readComparison: (text) => readComparison(query(text, "biens", "ajouter", "retirer")),
  parseCriteria: (text) =>
    parseCriteria(
      query(
        text,
        "commune",
        "departement",
        "region",
        "q",
        "transactionType",
        "priceMin",
        "priceMax",
        "zone",
        "vue",
        "rayon",
        "page",
        "sort",
      ),
    ),
  parseMapQuery: (text) => parseMapQuery(query(text, "cadre", "zoom")),
  parseView,
  parseDrawing,
  keywordQuery,
  readSentence: (text) => searchOf(readSentence(text, sentencePlaces())),
  parseDirectory: (text) => parseDirectory(query(text, "nom", "commune", "page")),
  parsePublications: (text) => parsePublications(query(text, "q", "onglet", "page")),
  readReceivedSearch: (text) => readReceivedSearch(query(text, "bien", "nom", "page", "etat")),
  profile: (text) => agencyProfileSchema.safeParse(all(profileFields, text)),
  login: (text) => loginSchema.safeParse(all(["email", "password"], text)),
  signUp: (text) => newAccountSchema.safeParse(all(["firstName", "familyName", "email", "password"], text)),
  report: (text) => readReport(all(reportFields, text), "listing", null),
  request: (text) => questionSchema.safeParse(all(["name", "email", "message"], text)),
  offer: (text) => offerSchema.safeParse(all(["amount", "message"], text)),
  listingForm: (text) => {
    const form = { ...all(fieldNames, text), transaction: "vente", type: "maison" };
    return readListingForm(form, kindOf(form, { isAgency: true }));
  },
  findContactDetails,
  findDiscrimination,
  findPossibleExclusion,
  typedFields: (text) =>
    formSteps.map((step) => {
      const sent = new FormData();
      for (const field of fieldNames) if (stepOf(field) === step) sent.append(field, text);
      return readTypedFields(sent, step);
    }),
  withoutOuterSlashes,
  visitorNetwork,
};
