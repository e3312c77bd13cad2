import { expect, test } from "vitest";
import { comforts, comfortsOf, shownComforts } from "#app/domain/comforts.ts";
import { type AttributeKey, attributeKeys, attributeOf, mapAttributes } from "#app/domain/listing-attributes.ts";
import type { ListingKind } from "#app/domain/listing-kind.ts";
import { listingDetailsWords } from "#app/i18n/fr/listings/listing-details.ts";
import type { DraftForm } from "#app/publish/form/draft-form.ts";
import { stepOf } from "#app/publish/form/listing-fields.ts";
import { createDraft, flatForm, rentalForm } from "../factories/drafts.ts";
import { plainSpaces } from "../setup/visitors/http-forms.ts";
import { useHttpPortal } from "../setup/portals/http-portal.ts";
import { type PagePart, parseHtml } from "../setup/visitors/html-page.ts";

const portal = useHttpPortal({ template: "communes" });
const words = listingDetailsWords.french;

/** Only the required fields of a home. */
const bare: DraftForm = {
  ...mapAttributes(attributeKeys, () => ""),
  livingArea: "80",
  rooms: "4",
  bedrooms: "2",
  bathrooms: "1",
  hasKitchen: "oui",
  kitchen: "",
  isCopropriete: "non",
  features: [],
};
const house = flatForm({ ...bare, type: "maison" });
const plot = flatForm({ ...bare, type: "terrain", landArea: "700" });
const forms: DraftForm[] = [house, flatForm(bare), rentalForm({ ...bare, furnished: "non" }), plot];

const kindOf = ({ transaction, type }: DraftForm) =>
  ({ transaction, propertyType: type, isAgency: false }) as ListingKind; // the texts of the forms above

const formWith = (key: AttributeKey) => forms.find((form) => attributeOf(key).of(kindOf(form)))!;

/** A typed value, and its text on the page. */
function exampleOf(key: AttributeKey): { typed: string; shown: RegExp } {
  const { kind, least = 0, choices = [] } = attributeOf(key);
  switch (kind) {
    case "area":
      return { typed: "63", shown: /^63 m²$/ };
    case "count":
      return { typed: String(Math.max(least, 3)), shown: new RegExp(`^${Math.max(least, 3)}`) };
    case "yesNo":
      return { typed: "oui", shown: /./ };
    case "choice":
      return { typed: choices[1]!, shown: /./ };
    case "text":
      return { typed: "à la bougie", shown: /^À la bougie$/ };
    case "day":
      return { typed: "2027-03-14", shown: /14 mars 2027/ };
  }
}

/** An account with a draft: its step, its publication, and the form of its edit. */
async function advertise(form: DraftForm) {
  const account = await portal.accounts.openAccount({ userType: "proprietaire" });
  const draft = await createDraft(portal.db, { userId: account.id, form });
  const Cookie = await portal.accounts.cookieOf(account);
  const ask = (path: string, body?: URLSearchParams) =>
    portal.fetch(path, { redirect: "manual", headers: { Cookie }, ...(body ? { method: "POST", body } : {}) });
  const open = async (path: string) => parseHtml(await (await ask(path)).text());
  return {
    openStep: (step: string) => open(`/publier/${draft}/${step}`),
    fillIn: (step: string, fields: [string, string][]) => ask(`/publier/${draft}/${step}`, new URLSearchParams(fields)),
    async publish() {
      const answer = await ask(`/publier/${draft}/verification`, new URLSearchParams());
      expect(answer.headers.get("location")).toBe(`/publier/${draft}/en-ligne`);
      const online = await (await ask(answer.headers.get("location")!)).text();
      const [path, reference] = /\/annonces\/[\w-]+-(BV\w{5})(?=")/.exec(online)!;
      return { path, reference: reference! };
    },
    async openChanges(reference: string, step: string) {
      const answer = await ask(`/publications/${reference}/modifier`, new URLSearchParams());
      const [address] = /\/publier\/[\w-]{36}/.exec(answer.headers.get("location")!)!;
      return open(`${address}/${step}`);
    },
  };
}

/** A page for visitors: its lists of facts, the rows of a table, its structured data. */
async function readPublic(path: string) {
  const html = await (await portal.fetch(path)).text();
  const page = parseHtml(html);
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
  return {
    facts: new Map(
      page.select("dt").map((term) => [term.text, plainSpaces(term.element.nextElementSibling!.textContent!)]),
    ),
    rows: new Map(page.all("row").map((row) => [row.all("rowheader")[0]?.text, row.all("cell")[0]?.text])),
    items: page.all("listitem").map(({ text }) => text),
    text: page.text,
    home: data ? (JSON.parse(data) as { mainEntity: Record<string, unknown> }).mainEntity : {},
  };
}

const controls = (page: PagePart, key: string) => page.select(`[name="${key}"]`);
const typedIn = (page: PagePart, key: AttributeKey) =>
  controls(page, key).find(
    ({ element }) => element.getAttribute("type") !== "radio" || element.getAttribute("checked") !== null,
  )?.value;

test.each(attributeKeys)(
  "the form asks for %s, it is stored, shown wherever its entry says, and filled in when edited",
  async (key) => {
    const { isCompared = false, jsonLd } = attributeOf(key);
    const { typed, shown } = exampleOf(key);
    const label = words.facts[key];
    const step = stepOf(key);
    const advertiser = await advertise(formWith(key));
    expect(controls(await advertiser.openStep(step), key)).not.toEqual([]);
    await advertiser.fillIn(step, [[key, typed]]);
    const { path, reference } = await advertiser.publish();

    const page = await readPublic(path);
    expect(page.facts.get(label)).toMatch(shown);
    expect((await readPublic(`${path}/imprimer`)).facts.get(label)).toBe(page.facts.get(label));
    const { rows } = await readPublic(`/comparer?biens=${reference}`);
    expect(rows.get(label)).toBe(isCompared ? page.facts.get(label) : undefined);
    if (jsonLd === "additionalProperty")
      expect(page.home[jsonLd]).toContainEqual(expect.objectContaining({ name: label, value: Number(typed) }));
    else if (jsonLd !== undefined) expect(JSON.stringify(page.home[jsonLd])).toContain(typed);

    expect(typedIn(await advertiser.openChanges(reference, step), key)).toBe(typed);
  },
);

test.each([
  ["home", house],
  ["plot", plot],
])("the form of a %s asks for its own attributes only", async (_name, form) => {
  const advertiser = await advertise(form);
  const asked = await Promise.all(
    ["surfaces", "prix"].map(async (step) => {
      const page = await advertiser.openStep(step);
      return attributeKeys.filter((key) => controls(page, key).length > 0);
    }),
  );
  expect(asked.flat().toSorted()).toEqual(attributeKeys.filter((key) => attributeOf(key).of(kindOf(form))).toSorted());
});

test.each([
  ["home", house],
  ["plot", plot],
])(
  "every comfort of a %s is in the form, stored, shown, compared, printed and in structured data",
  async (_name, form) => {
    const own = comfortsOf(kindOf(form));
    const advertiser = await advertise(form);
    const boxes = (await advertiser.openStep("surfaces"))
      .select("[name=features][type=checkbox]")
      .map(({ attribute }) => attribute("value"));
    expect(boxes).toEqual(own);
    await advertiser.fillIn(
      "surfaces",
      own.map((comfort) => ["features", comfort]),
    );
    const { path, reference } = await advertiser.publish();

    const shown = shownComforts(
      own,
      mapAttributes(attributeKeys, () => null),
    );
    const names = shown.map((comfort) => words.comforts[comfort]);
    const page = await readPublic(path);
    expect(page.items).toEqual(expect.arrayContaining(names));
    expect(page.home["amenityFeature"]).toEqual(names.map((name) => expect.objectContaining({ name, value: true })));
    expect((await readPublic(`${path}/imprimer`)).text).toContain(names.slice(0, 10).join(" · "));
    const compared = [...(await readPublic(`/comparer?biens=${reference}`)).rows.values()].join(", ").split(", ");
    expect(compared).toEqual(expect.arrayContaining(names));
    const changes = await advertiser.openChanges(reference, "surfaces");
    expect(changes.select("[name=features][checked]")).toHaveLength(own.length);
  },
);

test("every comfort applies to homes or to plots", () => {
  expect(
    comforts.filter((comfort) => ![house, plot].some((form) => comfortsOf(kindOf(form)).includes(comfort))),
  ).toEqual([]);
});
