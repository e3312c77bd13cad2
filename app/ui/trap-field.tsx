/** The name of the field that only a robot fills in. */
export const TRAP = "site";

/** A honeypot field, hidden from people. */
export function TrapField({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {label}
        <input type="text" name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
