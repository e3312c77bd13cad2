import { type ReactNode, useEffect, useRef, useState } from "react";
import { budgetCalculatorWords } from "#app/i18n/fr/costs/budget-calculator.ts";
import { formatCount } from "#app/i18n/measures.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import {
  budgetFields,
  homeBudgetFields,
  LONGEST_BUDGET_TEXT,
  readBudgetTexts,
} from "#app/browser-storage/budget-fields.ts";
import { forgetBudget, storeBudget, readStoredBudget } from "#app/browser-storage/budget-store.ts";
import { Button, SubmitButton } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { SwitchField } from "#app/ui/switch-field.tsx";
import { type BudgetHome, monthlyBudget } from "../monthly-budget.ts";
import {
  type BudgetOfAddress,
  type BudgetProblem,
  emptyBudget,
  emptyHomeBudget,
  FIRST_PURCHASE,
  homeAges,
  readBudget,
  readHomeAge,
  readHomeBudget,
  type TypedField,
} from "../typed-budget.ts";
import { BudgetResults, type Heading } from "./budget-results.tsx";

type BudgetCalculatorProps = {
  home: BudgetHome;
  /** The page that computes without scripts. */
  action: string;
  /** The budget in the address of that page; null without one: the browser's stored budget is then shown. */
  requested?: BudgetOfAddress | null;
  heading?: Heading;
};

type Typed = BudgetOfAddress & {
  /** Counts how often a script filled the fields, which are then created anew. */
  version: number;
};

/** A home's monthly cost from what a buyer types, computed at each key; without scripts, by the server. */
export function BudgetCalculator({ home, action, requested = null, heading = "h3" }: BudgetCalculatorProps) {
  const { form: words } = useWords(budgetCalculatorWords);
  const [typed, setTyped] = useState<Typed>({
    texts: emptyBudget,
    homeTexts: emptyHomeBudget,
    ...requested,
    version: 0,
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Typed before this page's scripts came: newer than the stored budget.
    if (isChanged(form.current!)) return setTyped(readForm(form.current!, home, 0));
    const stored = requested ? null : readStoredBudget();
    if (!stored) return;
    const homeTexts = stored.homes.get(home.reference) ?? emptyHomeBudget;
    setTyped(({ version }) => ({ texts: stored.texts, homeTexts, version: version + 1 }));
  }, [requested, home]);
  const { wishes, problems } = readBudget(typed.texts);
  const own = readHomeBudget(typed.homeTexts, home);
  const budget = monthlyBudget(home, own.wishes, wishes);
  function follow() {
    const read = readForm(form.current!, home, typed.version);
    setTyped(read);
    storeBudget({ texts: read.texts, homeTexts: read.homeTexts, reference: home.reference });
  }
  function clear() {
    forgetBudget();
    setTyped(({ version }) => ({ texts: emptyBudget, homeTexts: emptyHomeBudget, version: version + 1 }));
  }
  const { firstPurchase } = home.table;
  const errors = { ...textsOf({ ...problems, ...own.problems }, words), ...tooLong(budget.mostYears, words) };
  const fieldOf = (name: TypedField) => (
    <TextField
      key={name}
      name={name}
      label={words.fields[name]}
      {...described(name, { errors, home, words })}
      defaultValue={{ ...typed.texts, ...typed.homeTexts }[name]}
      maxLength={LONGEST_BUDGET_TEXT}
      inputMode="decimal"
      autoComplete="off"
      className="tabular-nums"
    />
  );
  return (
    <div className="flex flex-col gap-8">
      <form
        key={typed.version}
        ref={form}
        action={action}
        aria-label={words.label}
        onInput={follow}
        onSubmit={(event) => event.preventDefault()}
        className="card flex flex-col gap-8 p-4 sm:p-7 print:hidden"
      >
        <FieldGroup legend={words.personLegend}>
          {(["apport", "taux", "duree", "assurance", "revenus"] as const).map(fieldOf)}
          {firstPurchase && !own.wishes.isNew ? (
            <FirstPurchase mostPercent={firstPurchase.mostPercent} isFirst={wishes.isFirst} />
          ) : (
            <input type="hidden" name="premier" value={typed.texts.premier} />
          )}
        </FieldGroup>
        <FieldGroup legend={words.homeLegend}>
          <SelectField
            name="achat"
            label={words.fields.achat}
            hint={home.isLand ? words.landKindHint : home.isNew ? words.isNewHint : words.kindHint}
            defaultValue={readHomeAge(typed.homeTexts.achat, home)}
          >
            {homeAges.map((age) => (
              <option key={age} value={age}>
                {home.isLand ? words.landKinds[age] : words.kinds[age]}
              </option>
            ))}
          </SelectField>
          {own.wishes.isNew ? fieldOf("tva") : <input type="hidden" name="tva" value={typed.homeTexts.tva} />}
          {fieldOf("travaux")}
          {fieldOf("taxe")}
        </FieldGroup>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="needs-scripts min-w-0 grow basis-64 text-sm text-ink-soft">{words.kept}</p>
          <SubmitButton className="needs-no-scripts">{words.submit}</SubmitButton>
          <Button variant="quiet" className="needs-scripts -ml-5" onClick={clear}>
            {words.clear}
          </Button>
        </div>
      </form>
      <BudgetResults home={home} budget={budget} contribution={wishes.contribution} heading={heading} />
    </div>
  );
}

function FirstPurchase({ mostPercent, isFirst }: { mostPercent: number; isFirst: boolean }) {
  const { form: words } = useWords(budgetCalculatorWords);
  return (
    <div className="col-span-full">
      <SwitchField name="premier" value={FIRST_PURCHASE} defaultChecked={isFirst} aria-describedby="premier-hint">
        {words.fields.premier}
      </SwitchField>
      <p id="premier-hint" className="prose-line text-sm text-ink-soft">
        {words.firstHint(formatNumber(mostPercent, 2))}
      </p>
    </div>
  );
}

function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 text-lg font-semibold">{legend}</legend>
      <div className="grid grid-cols-1 gap-x-4 gap-y-4 xs:grid-cols-2 md:grid-cols-3">{children}</div>
    </fieldset>
  );
}

function readForm(form: HTMLFormElement, { isNew }: BudgetHome, version: number): Typed {
  const entries = new FormData(form);
  const get = (field: string) => entries.get(field);
  const homeTexts = readBudgetTexts(homeBudgetFields, get);
  // The default of the home is not stored.
  if (homeTexts.achat === readHomeAge("", { isNew })) homeTexts.achat = "";
  return { texts: readBudgetTexts(budgetFields, get), homeTexts, version };
}

const isChanged = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll("input")].some(
    ({ value, defaultValue, checked, defaultChecked }) => value !== defaultValue || checked !== defaultChecked,
  );

type FormWords = Words<typeof budgetCalculatorWords>["form"];
type Errors = Partial<Record<string, string>>;

const textsOf = (problems: Partial<Record<string, BudgetProblem>>, words: FormWords): Errors =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, words.problems[problem!]]));

const tooLong = (mostYears: number | null, words: FormWords): Errors =>
  mostYears === null ? {} : { duree: words.tooLong(formatCount(mostYears)) };

type Describing = { errors: Errors; home: BudgetHome; words: FormWords };

function described(field: TypedField, { errors, home: { table }, words }: Describing) {
  const hints: Partial<Record<TypedField, string>> = {
    ...words.hints,
    ...(table.usualRate ? { taux: words.usualRateHint(formatNumber(table.usualRate.percent, 2)) } : {}),
    tva: words.vatHint(formatNumber(table.vatPercent, 2)),
  };
  return { hint: hints[field], error: errors[field] };
}
