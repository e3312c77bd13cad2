import { searchedComforts } from "#app/domain/comforts.ts";
import { enComfortWords } from "#app/i18n/en/comforts.ts";
import { comfortWords } from "#app/i18n/fr/comforts.ts";
import { fillerWords, ordinaryWords } from "./ordinary-words.ts";
import { isFree, type Slot, slotsOf } from "./slots.ts";
import { readTokens } from "./tokens.ts";

/** English phrases and the French words that rules know; `#` is a number. Phrases with `*` are French too, and prove nothing. */
const phrases = `
flat|flats|condo|condos = appartement
*apartment|*apartments = appartement
house|houses|cottage|cottages|home|homes|townhouse|townhouses = maison
country house|country home = maison de campagne
village house = maison de village
farmhouse = ferme
*pool house = pool house
guest house|guesthouse = maison d'hôtes
*tiny house = tiny house
*studio flat|*studio apartment|bedsit = studio
land|plot|plot of land|building land|building plot = terrain
for rent|to rent|to let|for let|rental|rentals|renting|rent|letting|lettings = à louer
for sale|on sale|selling = à vendre
to buy|buy|buying|purchase = acheter
wanted|looking for|i am looking for|i m looking for|we are looking for|searching for|search for|i want|we want|i need|want to|i would like to|i d like to =
bedroom|bedrooms|bedroomed|bdr|bdrs|bedrm = chambres
*# bed|*# beds|*# br = # chambres
bathroom|bathrooms = salles de bains
*# bath|*# baths = # salles de bains
room|rooms = pièces
one = 1
one bed|one bedroom = 1 chambre
two bed = 2 chambres
three bed = 3 chambres
four bed = 4 chambres
five bed = 5 chambres
two = 2
three = 3
four = 4
five = 5
under|less than|below = moins de
up to|at most|no more than|not more than|not over|not above = maximum
over|more than|above = plus de
at least|no less than|not less than|not under|not below = au moins
between = entre
energy rating|energy class|energy label|epc = DPE
or better = ou mieux
*stone = pierre
from # to # = entre # à #
from #|starting at # = à partir de #
about|around = environ
per month|a month|monthly|pcm|pm = par mois
euro a month|euros a month = € par mois
furnished = meublé
available only|only available|still available = encore disponible
not under offer|not sold|not yet sold|not sold yet|not under negotiation|no sold = pas sous offre
unfurnished|not furnished = non meublé
garden|gardens|yard = jardin
*terrace|*terraces|roof terrace = terrasse
*balcony|*balconies = balcon
*pool|swimming pool|private pool = piscine
lift|elevator = ascenseur
parking space|parking spot|car park|carpark = parking
outdoor space|outside space = extérieur
sea view|sea views|ocean view|view of the sea|with sea view = vue mer
mountain view|mountain views = vue montagne
lake view|lake views = vue lac
by the sea|seaside|near the sea|close to the sea|near the beach|close to the beach = bord de mer
ground floor = rez-de-chaussée
top floor = dernier étage
city centre|city center|town centre|town center = centre-ville
fireplace = cheminée
cellar|basement = cave
shared flat|flat share|flatshare|house share = colocation
new build|newly built = neuf
renovated = rénové
to renovate = à rénover
cheap|cheapest|inexpensive = pas cher
not far from|not too far from|not very far from|not so far from|near|near to|close to|next to|around the city of = près de
with = avec
without|without a|without an|without any|with no|no|not a|not any|do not want|do not want a|do not want any = sans
don t want|don t want a|don t want any|excluding|excluding a|neither = sans
nor = ni
not = pas
not on|not on a = pas au
not needed|not required|not necessary|not essential|not important|unnecessary|optional = pas nécessaire
needed|required|necessary = nécessaire
don t need|don t need a|don t need any|do not need|do not need a|no need for|no need of = pas besoin de
or = ou
and = et
in|in the|at|within|of|the|for|i|we|my|*a nice|*nice and|nice little|lovely|beautiful|any|some|an|is|are|have|has|need|property|properties|please|hello|hi|budget of|price|to|family|small|big|large|cosy =
brittany = Bretagne
normandy = Normandie
corsica = Corse
burgundy = Bourgogne-Franche-Comté
reunion island = La Réunion
french riviera = Côte d'Azur
dunkirk = Dunkerque
lyons = Lyon
marseilles = Marseille
`;

const withoutArticle = (noun: string) => noun.replace(/^an? /, "");
/** « enclosed garden = jardin clos », for each comfort that a search asks for. */
const comfortPhrases = searchedComforts
  .map((comfort) => `${withoutArticle(enComfortWords.nouns[comfort])} = ${comfortWords.french.nouns[comfort]}`)
  .join("\n");

type Phrase = { words: string[]; french: string; isProof: boolean };

/** Words that are French too, or within names of places: they are translated, but do not make a sentence English. */
const shared = new Set(
  "or and at of a an no i is are has one no to large the about over price purchase pm around home".split(" "),
);

const byFirst = Map.groupBy(
  `${phrases}${comfortPhrases}`
    .trim()
    .split("\n")
    .flatMap((line) => {
      const [english, french] = line.split(" =");
      return english!.split("|").map((typed): Phrase => {
        const words = typed.replace("*", "").split(" ");
        const isProof = !typed.startsWith("*") && !words.every((word) => shared.has(word));
        return { words, french: french!.trim(), isProof };
      });
    })
    .toSorted((one, other) => other.words.length - one.words.length),
  ({ words }) => words[0]!,
);

// Within names of places: « house in La Rochelle ».
const ofNames = new Set("a la le les l d de du des en et sur sous saint st ste or on".split(" "));
// Both languages have them.
const ofBoth = new Set(
  "studio villa loft duplex triplex parking garage terrain balcon budget max min maximum minimum place type m standing mansion dressing pour hello urgent parc".split(
    " ",
  ),
);

/** The slots with English words in French, if their sentence is English beyond doubt; else the same. */
export function translateEnglish(slots: Slot[]): Slot[] {
  const parts = partsOf(slots);
  let [english, french] = [0, 0];
  for (const { slots: typed, phrase } of parts) {
    if (phrase?.isProof) english += phrase.words.length;
    else if (!phrase && typed.every(isFrench)) french += 1;
  }
  if (english <= french) return slots;
  return parts.flatMap(({ slots: typed, phrase }) => {
    if (!phrase) return typed;
    // What says nothing is left out: « without the lift ».
    if (phrase.french === "") return [];
    const said = inFrench(phrase, typed);
    const [start] = said;
    return [{ ...start!, token: { ...start!.token, glue: typed[0]!.token.glue } }, ...said.slice(1)];
  });
}

function inFrench({ french }: Phrase, typed: Slot[]): Slot[] {
  const numbers = typed.filter(({ token }) => token.kind === "number");
  return french.split("#").flatMap((part, nth) => [...numbers.slice(nth - 1, nth), ...slotsOf(readTokens(part))]);
}

const isFrench = (slot: Slot): boolean => {
  const { plain, kind } = slot.token;
  if (!isFree(slot) || kind !== "word" || ofNames.has(plain) || ofBoth.has(plain)) return false;
  return fillerWords.has(plain) || ordinaryWords.has(plain);
};

/** The phrases among the slots, the longest at each place, and the slots between them. */
function partsOf(slots: Slot[]): { slots: Slot[]; phrase: Phrase | null }[] {
  const parts: { slots: Slot[]; phrase: Phrase | null }[] = [];
  for (let at = 0; at < slots.length;) {
    const phrase = phraseAt(slots, at);
    const length = phrase?.words.length ?? 1;
    parts.push({ slots: slots.slice(at, at + length), phrase });
    at += length;
  }
  return parts;
}

function phraseAt(slots: Slot[], at: number): Phrase | null {
  const { plain, kind } = slots[at]!.token;
  const phrasesThere = byFirst.get(kind === "number" ? "#" : plain) ?? [];
  const isThere = (word: string, slot: Slot | undefined) =>
    isFree(slot) && (word === "#" ? slot.token.kind === "number" : slot.token.plain === word);
  return phrasesThere.find(({ words }) => words.every((word, nth) => isThere(word, slots[at + nth]))) ?? null;
}
