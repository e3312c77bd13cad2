import { isHomeForSale, isHomeToLet, isRental } from "#app/domain/listing-kind.ts";
import { textIn } from "#app/publish/form/draft-form.ts";
import { longestOf } from "#app/publish/form/listing-fields.ts";
import { CHARGES_SETTLED_LATER, readChargesKind, readFeesPayer } from "./codes.ts";
import { amountOf, cellOf, type HomeReading, numberOf, proseOf, report, setField, yesNoOf } from "./home-reading.ts";
import { cutText, plainLine } from "./plain-text.ts";
import { readNumber, readYesNo, typedAmount, typedNumber } from "./read-value.ts";
import { hasFeesInPercent } from "./versions.ts";

/** Amounts that differ by at most one euro are equal: software rounds. */
const ROUNDING = 1;
/** Above this value, fees of a sale are euros; below, percent. */
const MOST_PERCENT = 99;

/** Reads price or rent, fees, charges and rent control, after the plain fields. */
export function readPrice(reading: HomeReading): void {
  const price = readAsked(reading);
  setField(reading, "price", price === null ? null : typedAmount(price));
  if (isRental(reading.kind)) {
    readChargesColumn(reading);
    if (isHomeToLet(reading.kind)) readTenantsPart(reading);
  } else {
    readSaleFees(reading, price);
    if (isHomeForSale(reading.kind)) readProcedure(reading);
  }
}

/** The price with the buyer's fees, or the rent with charges and supplement. */
function readAsked(reading: HomeReading): number | null {
  if (readYesNo(cellOf(reading, "hidesPrice")) === true) {
    report(reading, "hiddenPrice", "hidesPrice");
    return null;
  }
  const price = amountOf(reading, "price");
  const isWithout = isRental(reading.kind) && yesNoOf(reading, "includesCharges", { isError: false }) === false;
  if (price === null || !isWithout) return price;
  const charges = readNumber(cellOf(reading, "charges"), { isAmount: true });
  report(reading, charges.ok ? "chargesAdded" : "rentWithoutCharges", "price", { isError: !charges.ok });
  return charges.ok ? price + charges.value : null;
}

function readChargesColumn(reading: HomeReading): void {
  const text = cellOf(reading, "chargesKind");
  const kind = readChargesKind(text);
  if (
    kind === null &&
    text !== "" &&
    text !== "0" &&
    (Number(textIn(reading.form, "charges").replace(",", ".")) || 0) > 0
  ) {
    const code = text === CHARGES_SETTLED_LATER ? "chargesSettledLater" : "unknownCode";
    report(reading, code, "chargesKind", { isError: true });
  }
  setField(reading, "chargesKind", kind);
}

function readTenantsPart(reading: HomeReading): void {
  const fees = amountOf(reading, "fees", { field: "tenantFees" });
  setField(reading, "tenantFees", fees === null ? null : typedAmount(fees));
  // Software also sends the base rent without rent control; alone it would make the form require a reference rent.
  const reference = amountOf(reading, "rentReferenceMax");
  if (reference === null && yesNoOf(reading, "rentControl") !== true) return;
  const base = amountOf(reading, "rentBase");
  setField(reading, "rentBase", base === null ? null : typedAmount(base));
  setField(reading, "rentReferenceMax", reference === null ? null : typedAmount(reference));
}

function readSaleFees(reading: HomeReading, price: number | null): void {
  const isInPercent = hasFeesInPercent(reading.version);
  const payer = payerOf(reading, isInPercent);
  setField(reading, "feesPayer", payer);
  if (payer === "vendeur") return;
  const without = amountOf(reading, "priceWithoutFees");
  const isBuyers = payer !== null;
  const fees = isInPercent
    ? newerFees(reading, { price, without })
    : earlierFees(reading, { price, without, isBuyers });
  setField(reading, "feesPercent", fees.percent === null ? null : typedNumber(fees.percent));
  setField(reading, "priceWithoutFees", fees.without === null ? null : typedAmount(fees.without));
}

function payerOf(reading: HomeReading, isInPercent: boolean) {
  const text = cellOf(reading, "feesPayer");
  const payer = readFeesPayer(text);
  if (payer !== null) return payer;
  if (text !== "" && text !== "0") report(reading, "unknownCode", "feesPayer");
  const isBuyer = isInPercent ? null : yesNoOf(reading, "buyerPaysFees");
  return isBuyer === null ? null : isBuyer ? ("acquereur" as const) : ("vendeur" as const);
}

type Amounts = { price: number | null; without: number | null };
type Fees = { percent: number | null; without: number | null };

/** The fees since 4.08-006: column 15 is a percentage, but software often writes euros, which the two prices confirm. */
function newerFees(reading: HomeReading, { price, without }: Amounts): Fees {
  const fees = numberOf(reading, "fees") || null;
  if (fees === null || fees <= MOST_PERCENT) return { percent: fees, without };
  const isDifference = price !== null && without !== null && Math.abs(price - without - fees) <= ROUNDING;
  report(reading, isDifference ? "feesInEuros" : "feesUnclear", "fees", isDifference ? { isError: false } : {});
  return { percent: isDifference ? (fees / without) * 100 : null, without };
}

/** The fees before 4.08-006: column 15 was an amount, and 257 the percentage. */
function earlierFees(reading: HomeReading, { price, without, isBuyers }: Amounts & { isBuyers: boolean }): Fees {
  const percent = numberOf(reading, "earlierFeesPercent") || null;
  const fees = amountOf(reading, "fees");
  if (fees === null || !isBuyers || price === null) return { percent, without };
  // No price is below a hundred euros: this is a percentage in the wrong column.
  if (fees <= MOST_PERCENT || fees >= price) {
    report(reading, "feesUnclear", "fees");
    return { percent, without };
  }
  const net = without ?? price - fees;
  return { percent: percent ?? (fees / net) * 100, without: net };
}

const none = /^(?:non|n|aucune?|n[ée]ant|ras|n\/?c|sans objet|pas de proc[ée]dure.*|aucune proc[ée]dure.*|0)\.?$/i;
/** The text on the page where the file has none. */
const UNNAMED = "Procédure en cours";

function readProcedure(reading: HomeReading): void {
  const detail = plainLine(proseOf(reading, "procedure"));
  const answer = yesNoOf(reading, "hasProcedure");
  if (answer === false || (answer === null && (detail === "" || none.test(detail)))) return;
  if (detail === "") report(reading, "procedureWithoutDetail", "procedure");
  setField(
    reading,
    "coproprieteProcedure",
    detail === "" ? UNNAMED : cutText(detail, longestOf("coproprieteProcedure")),
  );
}
