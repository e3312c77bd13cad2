import type { ReactNode } from "react";
import { Form } from "react-router";

type ActFormProps = {
  act: string;
  fields?: Record<string, string>;
  className?: string;
  children: ReactNode;
};

/** A form of the list of alerts, sent to the page's own address, which may have the link's secret. */
export function ActForm({ act, fields = {}, className, children }: ActFormProps) {
  return (
    <Form method="post" preventScrollReset className={className}>
      <input type="hidden" name="acte" value={act} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}
