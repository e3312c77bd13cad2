import { useEffect, useRef, useState } from "react";
import { budgetCalculatorWords } from "#app/i18n/fr/budget-calculator.ts";
import { useWords, type Words } from "#app/i18n/words.ts";
import {
  type BudgetField,
  budgetFields,
  type BudgetTexts,
  LONGEST_BUDGET_TEXT,
} from "#app/browser-storage/budget-fields.ts";
import { keepBudget, readKeptBudget } from "#app/browser-storage/budget-store.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/field.tsx";
import { type BudgetHome, monthlyBudget } from "../monthly-budget.ts";
import {
  type BudgetProblem,
  emptyBudget,
  type PurchaseKind,
  purchaseKinds,
  readBudget,
  readPurchaseKind,
} from "../typed-budget.ts";
import { BudgetResults, type Heading } from "./budget-results.tsx";

type BudgetCalculatorProps = {
  home: BudgetHome;
  /** The page that computes without scripts. */
  action: string;
  /** What the address of that page holds; null where it holds nothing, and what the browser keeps is shown. */
  asked?: { texts: BudgetTexts; kind: PurchaseKind } | null;
  heading?: Heading;
};

type Typed = {
  texts: BudgetTexts;
  kind: PurchaseKind;
  /** Counts what was put into the fields by a script: they are made anew. */
  version: number;
};

/** A home's monthly cost from what a buyer types, computed at each key; without scripts, by the server. */
export function BudgetCalculator({ home, action, asked = null, heading = "h3" }: BudgetCalculatorProps) {
  const { form: words } = useWords(budgetCalculatorWords);
  const [typed, setTyped] = useState<Typed>({ texts: emptyBudget, kind: "ancien", ...asked, version: 0 });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Typed before this page's scripts came: newer than what is kept.
    if (isChanged(form.current!)) return setTyped(readForm(form.current!, 0));
    const kept = asked ? null : readKeptBudget();
    if (kept) setTyped(({ kind, version }) => ({ texts: kept, kind, version: version + 1 }));
  }, [asked]);
  const { wishes, problems } = readBudget(typed.texts);
  const budget = monthlyBudget(home, typed.kind, wishes);

  function follow() {
    const read = readForm(form.current!, typed.version);
    setTyped(read);
    keepBudget(read.texts);
  }

  function clear() {
    keepBudget(null);
    setTyped(({ kind, version }) => ({ texts: emptyBudget, kind, version: version + 1 }));
  }

  return (
    <div className="flex flex-col gap-8">
      <form
        key={typed.version}
        ref={form}
        action={action}
        aria-label={words.label}
        onInput={follow}
        onSubmit={(event) => event.preventDefault()}
        className="rounded-card border border-line bg-raised p-4 sm:p-7 print:hidden"
      >
        <div className="grid grid-cols-1 gap-x-4 gap-y-4 xs:grid-cols-2 md:grid-cols-3">
          {budgetFields.map((field) => (
            <TextField
              key={field}
              name={field}
              label={words.fields[field]}
              {...described(field, problems[field], words)}
              defaultValue={typed.texts[field]}
              maxLength={LONGEST_BUDGET_TEXT}
              inputMode="decimal"
              autoComplete="off"
              className="tabular-nums"
            />
          ))}
          <SelectField name="achat" label={words.kind} defaultValue={typed.kind}>
            {purchaseKinds.map((kind) => (
              <option key={kind} value={kind}>
                {words.kinds[kind]}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="needs-scripts min-w-0 grow basis-64 text-sm text-ink-soft">{words.kept}</p>
          <Button type="submit" className="needs-no-scripts">
            {words.submit}
          </Button>
          <Button variant="quiet" className="needs-scripts -ml-5" onClick={clear}>
            {words.clear}
          </Button>
        </div>
      </form>
      <BudgetResults home={home} budget={budget} contribution={wishes.contribution} heading={heading} />
    </div>
  );
}

function readForm(form: HTMLFormElement, version: number): Typed {
  const entries = new FormData(form);
  const texts = { ...emptyBudget };
  for (const field of budgetFields) texts[field] = String(entries.get(field) ?? "");
  return { texts, kind: readPurchaseKind(entries.get("achat")), version };
}

const isChanged = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll("input")].some((input) => input.value !== input.defaultValue);

type FormWords = Words<typeof budgetCalculatorWords>["form"];

function described(field: BudgetField, problem: BudgetProblem | undefined, words: FormWords) {
  const hints: Partial<BudgetTexts> = {
    taux: words.rateHint,
    assurance: words.insuranceHint,
    revenus: words.incomeHint,
  };
  const hint = hints[field];
  return { ...(hint ? { hint } : {}), ...(problem ? { error: words.problems[problem] } : {}) };
}
